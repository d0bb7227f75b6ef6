/** Answers whose time must tell the others nothing: a question that leaves one answer is answered here, after a pause that a
 * real answer waits for too. */

import type { Question } from '../gen/protocol.gen';

// Milliseconds, as for bots.
const SHORTEST = 400;
const LONGEST = 1_000;

interface Asked {
  number: number;
  due: number;
  /** The only answer there is; it keeps its id when it is sent again. */
  forced: { action: string; id: string } | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** The table, as far as it matters here. */
interface Answerable {
  newId(): string;
  /** Does another person play at the table? Only then there is somebody to hide it from. */
  isWatched(): boolean;
  answer(seat: number, question: number, action: string, id: string): void;
}

export class SecretAnswers {
  #asked = new Map<number, Asked>(); // by seat

  constructor(private readonly table: Answerable) {}

  /** The seat has this question now. Returns whether it is answered here, so that nobody needs to see it. */
  take(seat: number, question: Question | null): boolean {
    const before = this.#asked.get(seat);
    if (before && before.number === question?.number) return before.forced !== null;
    clearTimeout(before?.timer);
    this.#asked.delete(seat);
    if (!question?.secret) return false;
    const pause = this.table.isWatched() ? SHORTEST + Math.random() * (LONGEST - SHORTEST) : 0;
    const [only, ...others] = question.choices;
    const forced =
      only !== undefined && others.length === 0 ? { action: only, id: this.table.newId() } : null;
    const asked: Asked = { number: question.number, due: Date.now() + pause, forced, timer: undefined };
    if (forced) asked.timer = setTimeout(() => this.#send(seat), pause);
    this.#asked.set(seat, asked);
    return forced !== null;
  }

  /** The connection is back: an answer may have been lost with it. The same id again does no harm. */
  connectedAgain(seat: number): void {
    if (this.pauseOf(seat) === 0) this.#send(seat);
  }

  /** How long an answer of this seat has to wait still, in milliseconds. */
  pauseOf(seat: number): number {
    const asked = this.#asked.get(seat);
    return asked ? Math.max(0, asked.due - Date.now()) : 0;
  }

  /** Was it sent here? */
  has(id: string): boolean {
    return [...this.#asked.values()].some(({ forced }) => forced?.id === id);
  }

  close(): void {
    for (const { timer } of this.#asked.values()) clearTimeout(timer);
    this.#asked.clear();
  }

  #send(seat: number): void {
    const asked = this.#asked.get(seat);
    if (asked?.forced) this.table.answer(seat, asked.number, asked.forced.action, asked.forced.id);
  }
}
