/** The table that is being set up. The server tells which options go together and which ones change. */

import type { GameInfo, NewSeat, NewTable, OptionFit, SetupAnswer, SetupQuestion } from '../gen/protocol.gen';
import { api } from '../net/api';
import { say } from '../words/words.svelte';
import { presetsOf, type Options, type Preset } from './presets';
import { problemTrouble, type Trouble } from './problems';

export interface SeatPlan {
  number: number; // stays with the seat when it moves up or down
  kind: 'me' | 'open' | 'bot';
  level: string;
  name: string;
}

type Check = (game: string, question: SetupQuestion) => Promise<SetupAnswer>;

const USUAL_PATIENCE = 600; // seconds, as the server has it
const PAUSE = 120; // milliseconds, so that quick clicks are one question

export class TableDraft {
  readonly info: GameInfo;
  seats = $state<SeatPlan[]>([]);
  options = $state<Options>({});
  isPublic = $state(false);
  undo = $state<'free' | 'ask' | 'off'>('ask');
  manySeats = $state(false);
  /** Seconds until the others may vote for a bot; 0: never. */
  patience = $state(USUAL_PATIENCE);
  /** What the server said last about seats and options; null before its first answer. */
  answer = $state.raw<SetupAnswer | null>(null);
  readonly #check: Check;
  #seatNumber = 0;
  #asked = 0;
  #pending: Promise<void> = Promise.resolve();

  constructor(
    info: GameInfo,
    readonly kit: unknown, // each game knows the shape of its own
    check: Check = api.check,
  ) {
    this.info = info;
    this.#check = check;
    const first = presetsOf(info)[0];
    if (first) this.take(first);
  }

  get game(): string {
    return this.info.game;
  }

  /** How many can play with these options. */
  get numbers(): number[] {
    if (this.answer && this.answer.numbers.length > 0) return this.answer.numbers;
    const { fewest, most } = this.info;
    return Array.from({ length: most - fewest + 1 }, (_, step) => fewest + step);
  }

  /** The side or team of each seat, as a key. */
  get sides(): string[] {
    return this.answer?.sides ?? [];
  }

  /** Why this cannot be played, where nothing could give way. */
  get trouble(): Trouble | null {
    const { problem, numbers } = this.answer ?? { problem: null, numbers: [] };
    return problem && numbers.length === 0 ? problemTrouble(this.game, problem) : null;
  }

  take(preset: Preset): void {
    this.options = { ...preset.options };
    this.seats = preset.seats.map((seat) => this.#seat(seat));
    this.#ask('');
  }

  /** Whether this equals the preset. The number of players counts, their kinds do not. */
  is(preset: Preset): boolean {
    const wanted = new Set([...Object.keys(this.options), ...Object.keys(preset.options)]);
    return (
      preset.seats.length === this.seats.length &&
      [...wanted].every((key) => this.value(key) === (preset.options[key] ?? this.#usual(key))) &&
      preset.seats.every((seat, at) => (seat.kind === 'open') === (this.seats[at]!.kind === 'open'))
    );
  }

  value(key: string): boolean | number | string {
    return this.answer?.settled[key] ?? this.options[key] ?? this.#usual(key);
  }

  /** What an option can be given; [] for a number to type. */
  fits(key: string): OptionFit[] {
    return this.answer?.values[key] ?? [];
  }

  choose(key: string, value: boolean | number | string): void {
    this.options[key] = value;
    this.#ask(key);
  }

  addSeat(): void {
    this.seats.push(this.#seat({ kind: 'bot' }));
    this.#ask('seats');
  }

  removeSeat(at: number): void {
    this.seats.splice(at, 1);
    this.#ask('seats');
  }

  moveSeat(at: number, by: number): void {
    const [seat] = this.seats.splice(at, 1);
    this.seats.splice(at + by, 0, seat!);
  }

  /** When everything that was chosen has been asked about. */
  settled(): Promise<void> {
    return this.#pending;
  }

  /** What is sent: nothing that is the default anyway. */
  table(): NewTable {
    const options: Options = {};
    for (const { key, default: usual } of this.info.options) {
      const value = this.options[key];
      if (value !== undefined && value !== usual) options[key] = value;
    }
    return {
      game: this.game,
      seats: this.seats.map((seat, at) => this.#newSeat(seat, at)),
      options,
      public: this.isPublic,
      undo: this.undo,
      ...(this.manySeats ? { many_seats: true } : {}),
      ...(this.patience === USUAL_PATIENCE ? {} : { patience: this.patience }),
    };
  }

  /** The default name of a seat on this device: the user's own, and a number for each further player. */
  usualName(at: number): string {
    const isFirst = this.seats.findIndex((seat) => seat.kind === 'me') === at;
    return isFirst ? '' : say('line-player', { number: at + 1 });
  }

  #usual(key: string): boolean | number | string {
    return this.info.options.find((option) => option.key === key)?.default ?? false;
  }

  #newSeat({ kind, level, name }: SeatPlan, at: number): NewSeat {
    if (kind === 'bot') return { kind, level };
    return kind === 'me' ? { kind, name: name.trim() || this.usualName(at) } : { kind };
  }

  /** `chosen`: what was changed last, which stays. Answers that came too late are left aside. */
  #ask(chosen: string): void {
    const number = ++this.#asked;
    this.#pending = this.#answered(number, chosen);
  }

  async #answered(number: number, chosen: string): Promise<void> {
    await new Promise((done) => setTimeout(done, PAUSE));
    if (number !== this.#asked) return this.#pending;
    const question = { seats: this.seats.length, options: { ...this.options }, chosen };
    const answer = await this.#check(this.game, question).catch(() => null);
    if (number !== this.#asked) return this.#pending;
    if (answer) this.#take(answer);
  }

  #take(answer: SetupAnswer): void {
    this.answer = answer;
    this.options = answer.options;
    while (this.seats.length < answer.seats) this.seats.push(this.#seat({ kind: 'bot' }));
    if (this.seats.length > answer.seats) this.seats = this.seats.slice(0, answer.seats);
  }

  /** Of bots that are added: as strong as those of the quick game. */
  get #usualLevel(): string {
    const bots = presetsOf(this.info).flatMap((preset) => preset.seats.filter((seat) => seat.kind === 'bot'));
    return bots[0]?.level ?? this.info.levels.at(-1) ?? '';
  }

  #seat(seat: NewSeat): SeatPlan {
    return {
      number: this.#seatNumber++,
      kind: seat.kind ?? 'open',
      level: seat.level ?? this.#usualLevel,
      name: seat.name ?? '',
    };
  }
}
