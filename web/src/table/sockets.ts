/** The sockets of a table: one for each seat whose view is shown. */

import type { FromSocket, ToSocket } from '../gen/protocol.gen';
import { TableSocket, type Connection } from '../net/socket';

const WORST_FIRST: Connection[] = ['gone', 'lost', 'connecting', 'live'];

interface SocketHandlers {
  /** Where to connect, with what was heard already. */
  address(seat: number): string;
  heard(seat: number, message: ToSocket): void;
  /** `all`: the worst of them. */
  connected(seat: number, connection: Connection, all: Connection): void;
}

export class Sockets {
  #sockets = new Map<number, TableSocket>();
  #connections = new Map<number, Connection>();

  constructor(private readonly handlers: SocketHandlers) {}

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
          () => this.handlers.address(seat),
          (message) => this.handlers.heard(seat, message),
          (connection) => {
            this.#connections.set(seat, connection);
            this.handlers.connected(seat, connection, this.worst);
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

  send(seat: number, message: FromSocket): void {
    this.#sockets.get(seat)?.send(message);
  }

  close(): void {
    this.listen([]);
  }
}
