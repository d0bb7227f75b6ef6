/** Several people at one device: the table is covered until the one whose turn it is has taken it. */

import type { Picture } from '../gen/protocol.gen';

/** A player who has just moved may see the result before the table is covered for the next player. */
const LOOK_BEFORE_HAND_OVER = 1_000; // milliseconds

/** The table, as far as it matters here. */
interface Shared {
  readonly own: number[];
  /** Through whose eyes. */
  readonly seat: number;
  readonly isPlaying: boolean;
  pictureOf(seat: number): Picture | undefined;
  show(seat: number): void;
}

export class Hotseat {
  /** The own seat that is asked while another one is shown: its player must take the device first. */
  handOver = $state<number | null>(null);
  #nobodyLooks = false; // no player has confirmed yet that they look at the device
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Shared) {}

  /** The game begins, or the page was opened: it is not known which player looks. */
  begin(): void {
    this.#nobodyLooks = this.table.own.length > 1;
    if (this.#nobodyLooks) this.handOver ??= this.table.own[0]!;
  }

  /** Somebody looks. */
  lift(): void {
    clearTimeout(this.#timer);
    this.#nobodyLooks = false;
    this.handOver = null;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Something has changed: does the device have to change hands? */
  look(): void {
    const { own, seat } = this.table;
    if (own.length < 2 || !this.table.isPlaying) {
      this.lift();
      return;
    }
    const asked = own.filter((each) => this.table.pictureOf(each)?.question);
    if (this.#nobodyLooks) {
      // The first asked player begins.
      if (own.every((each) => this.table.pictureOf(each))) this.handOver = asked[0] ?? own[0]!;
      if (this.#hidesNothing(own)) this.table.show(asked[0] ?? own[0]!);
    } else if (asked.length === 0 || asked.includes(seat)) {
      this.#coverFor(null);
    } else if (this.#hidesNothing([seat, asked[0]!])) {
      this.table.show(asked[0]!);
    } else {
      this.#coverFor(asked[0]!);
    }
  }

  #coverFor(seat: number | null): void {
    clearTimeout(this.#timer);
    if (seat === null || this.handOver !== null) this.handOver = seat;
    else this.#timer = setTimeout(() => (this.handOver = seat), LOOK_BEFORE_HAND_OVER);
  }

  /** Do these seats see the very same? Then nobody needs to look away. */
  #hidesNothing(seats: number[]): boolean {
    const seen = new Set(
      seats.map((seat) => {
        const view = this.table.pictureOf(seat)?.view;
        return view ? JSON.stringify({ ...view, seat: 0 }) : `unknown ${seat}`;
      }),
    );
    return seen.size === 1;
  }
}
