/** The table that is being set up. */

import type { GameInfo, NewSeat, NewTable } from '../gen/protocol.gen';
import { say } from '../words/words.svelte';
import { hindrance, limits, type Mission, partsOf, type Plan, valueOf } from './plan';
import { presetsOf, type Preset } from './presets';

export interface SeatPlan {
  number: number; // stays with the seat when it moves up or down
  kind: 'me' | 'open' | 'bot';
  level: string;
  name: string;
}

export class TableDraft {
  readonly info: GameInfo;
  readonly missions: Mission[];
  seats = $state<SeatPlan[]>([]);
  options = $state<Record<string, boolean | number | string>>({});
  isPublic = $state(false);
  undo = $state<'free' | 'ask' | 'off'>('ask');
  #seatNumber = 0;

  constructor(info: GameInfo, missions: Mission[]) {
    this.info = info;
    this.missions = missions;
    const first = presetsOf(info.game)[0];
    if (first) this.take(first);
  }

  get game(): string {
    return this.info.game;
  }

  get mission(): Mission | null {
    if (this.missions.length === 0) return null;
    return this.missions.find((mission) => mission.id === this.options.mission) ?? this.missions[0]!;
  }

  get plan(): Plan {
    return { info: this.info, seats: this.seats.length, options: this.options, mission: this.mission };
  }

  get limits(): [number, number] {
    return limits(this.plan);
  }

  /** The side or team of each seat, as a key. */
  get parts(): string[] {
    return partsOf(this.plan);
  }

  take(preset: Preset): void {
    this.options = { ...preset.options };
    this.seats = preset.seats.map((seat) => this.#seat(seat));
  }

  /** Is this what the preset says? Who sits there does not matter, how many do. */
  is(preset: Preset): boolean {
    const wanted = new Set([...Object.keys(this.options), ...Object.keys(preset.options)]);
    const theirs: Plan = { ...this.plan, options: preset.options };
    return (
      preset.seats.length === this.seats.length &&
      [...wanted].every((key) => valueOf(this.plan, key) === valueOf(theirs, key)) &&
      preset.seats.every((seat, at) => (seat.kind === 'open') === (this.seats[at]!.kind === 'open'))
    );
  }

  value(key: string): boolean | number | string {
    return valueOf(this.plan, key);
  }

  /** A choice that needs another number of players brings them along. */
  choose(key: string, value: boolean | number | string): void {
    this.options[key] = value;
    const [fewest, most] = this.limits;
    while (this.seats.length < fewest) this.addSeat();
    if (this.seats.length > most) this.seats = this.seats.slice(0, most);
    this.#mend();
  }

  addSeat(): void {
    this.seats.push(this.#seat({ kind: 'bot' }));
  }

  removeSeat(at: number): void {
    this.seats.splice(at, 1);
    this.#mend();
  }

  moveSeat(at: number, by: number): void {
    const [seat] = this.seats.splice(at, 1);
    this.seats.splice(at + by, 0, seat!);
  }

  /** What is sent: nothing that is the default anyway, nothing that cannot be. */
  table(): NewTable {
    const options: Record<string, boolean | number | string> = {};
    for (const { key, default: usual } of this.info.options) {
      const value = this.options[key];
      if (value === undefined || value === usual || hindrance(this.plan, key) !== '') continue;
      options[key] = value;
    }
    return {
      game: this.game,
      seats: this.seats.map((seat, at) => this.#newSeat(seat, at)),
      options,
      public: this.isPublic,
      undo: this.undo,
    };
  }

  /** What a seat of mine is called if I say nothing: me, and those who share the device by their number. */
  usualName(at: number): string {
    const isFirst = this.seats.findIndex((seat) => seat.kind === 'me') === at;
    return isFirst ? '' : say('line-player', { number: at + 1 });
  }

  #newSeat({ kind, level, name }: SeatPlan, at: number): NewSeat {
    if (kind === 'bot') return { kind, level };
    return kind === 'me' ? { kind, name: name.trim() || this.usualName(at) } : { kind };
  }

  /** Values that name a seat that is no more, or a seating for others, fall back to the default. */
  #mend(): void {
    if (Number(this.options.starting_player ?? 0) >= this.seats.length) delete this.options.starting_player;
    for (const key of ['teams', 'bot']) {
      const value = this.options[key];
      if (value !== undefined && hindrance(this.plan, key, String(value)) !== '') delete this.options[key];
    }
  }

  #seat(seat: NewSeat): SeatPlan {
    return {
      number: this.#seatNumber++,
      kind: seat.kind ?? 'open',
      level: seat.level ?? 'veteran',
      name: seat.name ?? '',
    };
  }
}
