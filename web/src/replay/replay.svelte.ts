/** A finished game, step by step, through the eyes of any seat. */

import { speechFor } from '../games/speeches';
import type { ReplayStep, TableInfo, Told } from '../gen/protocol.gen';
import { api } from '../net/api';
import type { Choice } from '../table/choices';
import { TableModel } from '../table/model.svelte';

const CHUNK = 100; // steps fetched at once
/** Milliseconds between steps while it plays by itself, by speed. */
export const SPEEDS: readonly number[] = [2_000, 1_000, 400];

export class Replay extends TableModel {
  readonly isReplay = true;
  readonly needsSecondTap = false;
  /** How many moves were made; steps go from 0, the beginning, to this. */
  moves = $state(0);
  step = $state(0);
  /** The last event before this step; 0 at the beginning. What came after it happened in this step. */
  before = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  /** The seat that moved in each step, as far as it is known here. */
  movers = $state.raw<number[]>([]);

  #steps = new Map<number, ReplayStep>();
  #timer = 0;
  #round = 0; // counts the changes of seat, so that what comes late for another one is not taken

  private constructor(info: TableInfo) {
    super();
    this.info = info;
  }

  static async open(table: string, seat: number, step: number): Promise<Replay> {
    const info = await api.table(table);
    const replay = new Replay(info);
    const [kit, vocabulary] = await Promise.all([api.tableKit(table), api.vocabulary(info.game)]);
    replay.kit = kit;
    replay.speech = await speechFor(info.game, () => replay.names, kit, vocabulary);
    await replay.lookAs(seat >= 0 && seat < info.seats.length ? seat : -1, step);
    return replay;
  }

  close(): void {
    this.pause();
    this.#round += 1;
  }

  /** Change the eyes and stay at the same step. */
  async lookAs(seat: number, step = this.step): Promise<void> {
    const round = ++this.#round;
    this.seat = seat;
    this.#steps.clear();
    await this.#fetch(0, round);
    await this.go(step);
    void this.#fetchRest(round);
  }

  async #fetch(first: number, round: number): Promise<void> {
    if (this.#steps.has(first)) return;
    const found = await api.replay(this.info.table, this.seat, first, CHUNK);
    if (round !== this.#round) return;
    this.moves = found.moves;
    for (const step of found.steps) this.#steps.set(step.move, step);
  }

  /** In the background, so that the log and the way to each turn are there. */
  async #fetchRest(round: number): Promise<void> {
    for (let first = CHUNK; first <= this.moves && round === this.#round; first += CHUNK) {
      await this.#fetch(first, round);
    }
    if (round !== this.#round) return;
    this.movers = [...this.#steps.values()]
      .sort((one, other) => one.move - other.move)
      .map((each) => each.seat);
    this.log = this.#heardUntil(this.step);
  }

  async go(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.moves, Math.round(step)));
    const round = this.#round;
    await this.#fetch(wanted - (wanted % CHUNK), round);
    const found = this.#steps.get(wanted);
    if (round !== this.#round || !found) return;
    const isNext = wanted === this.step + 1;
    this.step = wanted;
    this.picture = {
      seat: this.seat,
      number: found.events.at(-1)?.number ?? 0,
      status: this.info.status,
      view: found.view,
      question: null,
      undo: null,
    };
    this.fresh = isNext ? found.events : [];
    this.before = (found.events[0]?.number ?? Infinity) - 1;
    this.log = this.#heardUntil(wanted);
  }

  #heardUntil(step: number): Told[] {
    const heard: Told[] = [];
    for (let at = 0; at <= step; at++) heard.push(...(this.#steps.get(at)?.events ?? []));
    return heard;
  }

  /** The step in which an event happened. */
  stepOf(number: number): number {
    for (const step of this.#steps.values()) {
      if (step.events.some((event) => event.number === number)) return step.move;
    }
    return this.step;
  }

  /** Where the next or the last unbroken row of moves of one seat begins. */
  turnFrom(direction: 1 | -1): number {
    const begins = (at: number) => at === 0 || this.movers[at + 1] !== this.movers[at];
    let at = this.step + direction;
    while (at > 0 && at < this.moves && !begins(at)) at += direction;
    return at;
  }

  play(): void {
    if (this.step >= this.moves) void this.go(0);
    this.isPlaying = true;
    this.#later();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(async () => {
      if (!this.isPlaying) return;
      await this.go(this.step + 1);
      if (this.step >= this.moves) this.pause();
      else this.#later();
    }, SPEEDS[this.speed]);
  }

  async act(_choice: Choice): Promise<void> {}

  async askWhy(_action: string): Promise<void> {}
}
