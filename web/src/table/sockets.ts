/** The sockets of a table: one for each seat through whose eyes one looks. */

import { TableSocket, type Connection } from '../net/socket';

const WORST_FIRST: Connection[] = ['gone', 'lost', 'connecting', 'live'];

interface Ears {
  /** Where to connect, with what was heard already. */
  address(seat: number): string;
  heard(seat: number, message: any): void;
  /** `all`: the worst of them. */
  connected(seat: number, connection: Connection, all: Connection): void;
}

export class Sockets {
  #sockets = new Map<number, TableSocket>();
  #connections = new Map<number, Connection>();

  constructor(private readonly ears: Ears) {}

  /** Listen for these seats and no others; returns those that were given up. */
  listen(seats: number[]): number[] {
    const left = [...this.#sockets.keys()].filter((seat) => !seats.includes(seat));
    for (const seat of left) {
      this.#sockets.get(seat)?.close();
      this.#sockets.delete(seat);
      this.#connections.delete(seat);
    }
    for (const seat of seats) {
      if (this.#sockets.has(seat)) continue;
      this.#sockets.set(
        seat,
        new TableSocket(
          () => this.ears.address(seat),
          (message) => this.ears.heard(seat, message),
          (connection) => {
            this.#connections.set(seat, connection);
            this.ears.connected(seat, connection, this.worst);
          },
        ),
      );
    }
    return left;
  }

  get worst(): Connection {
    const all = [...this.#connections.values()];
    return WORST_FIRST.find((each) => all.includes(each)) ?? 'connecting';
  }

  send(seat: number, message: unknown): void {
    this.#sockets.get(seat)?.send(message);
  }

  close(): void {
    this.listen([]);
  }
}
