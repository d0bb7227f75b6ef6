// Made by tools/gen_protocol.py from the messages (tankodrom.protocol). Do not edit.

export const PROTOCOL_VERSION = 1;

export type View = Record<string, unknown>;

export type OptionKind = 'flag' | 'number' | 'choice';

export type Value = boolean | number | string;

export type SeatKind = 'open' | 'person' | 'bot';

export type Status = 'open' | 'playing' | 'finished';

export type UndoMode = 'free' | 'ask' | 'off';

export type TableEventName = 'seat' | 'undo-asked' | 'undo-agreed' | 'undo-refused' | 'undone' | 'rematch' | 'bot-vote';

export type RefusalCode = 'malformed' | 'no_identity' | 'forbidden' | 'not_found' | 'no_such_method' | 'stale' | 'not_now' | 'seat_taken' | 'reserved' | 'removed' | 'one_seat' | 'hushed' | 'too_large' | 'illegal_action' | 'outdated' | 'too_many' | 'quota' | 'unavailable' | 'hint_limit' | 'hint_failed' | 'rules_error' | 'broken' | 'internal' | 'error';

export type Fact = number | string | null;

export type Facts = Record<string, Fact>;

export interface NewPlayer {
  name: string;
}

export interface Me {
  player: string;
  name: string;
  token?: string;
}

/** A browser or a program that is this player. */
export interface DeviceInfo {
  device: string;
  name: string;
  created: number;
  seen: number;
  here: boolean;
}

/** `code` makes another device this player, once. */
export interface DeviceLink {
  code: string;
  expires: number;
}

/** Shown this once. Those from before are void. */
export interface RecoveryCodes {
  codes: string[];
}

export interface CodesLeft {
  left: number;
}

/** The code of a link, or a recovery code. Case, spaces and dashes do not matter. */
export interface CodeAnswer {
  code: string;
}

/** Whom a code would make this device; nothing is done yet. */
export interface CodeOwner {
  name: string;
  here: boolean;
}

/** This device is the player from now on. */
export interface NewDevice {
  player: string;
  name: string;
  token: string;
  codes_left: number | null;
}

export interface OptionInfo {
  key: string;
  kind: OptionKind;
  default: Value;
  rule: string;
  low: number;
  high: number;
  choices: string[];
}

/** A ready-made table. A seat is `me`, `open` or the level of a bot. */
export interface PresetInfo {
  key: string;
  seats: string[];
  options: Record<string, Value>;
}

export interface GameInfo {
  game: string;
  rules_version: number;
  fewest: number;
  most: number;
  usual: number;
  levels: string[];
  options: OptionInfo[];
  presets: PresetInfo[];
}

/** The Fluent files of a game in one language. */
export interface GameWords {
  game: string;
  rules: string;
}

export interface VerbFacts {
  arguments: string[];
  facts: [string, string][];
}

export interface EventFacts {
  rule: string;
  arguments: [string, string][];
  facts: [string, string][];
  joins: boolean;
  yields_to: string;
}

/** What a game's sentences tell, by verb, prompt and event. */
export interface GameVocabulary {
  verbs: Record<string, VerbFacts>;
  prompts: Record<string, [string, string][]>;
  events: Record<string, EventFacts>;
  words: Record<string, string[]>;
}

/** A table that is being set up. `chosen`: the option that was changed last, or `seats`; it stays if it can. */
export interface SetupQuestion {
  seats: number;
  options?: Record<string, boolean | number | string>;
  chosen?: string;
}

/** `key`: of the sentence `problem-setup-…`, with its facts; `at`: the option that it is about, or `seats`. */
export interface SetupProblem {
  key: string;
  at: string;
  message: string;
  facts: Facts;
}

/** A value that an option could be given; `problem`: why it cannot be chosen now. */
export interface OptionFit {
  value: Value;
  problem: SetupProblem | null;
}

/** `problem` is that of the setup that was sent; `seats` and `options` are the nearest one that can be played. */
export interface SetupAnswer {
  problem: SetupProblem | null;
  seats: number;
  options: Record<string, Value>;
  numbers: number[];
  values: Record<string, OptionFit[]>;
  settled: Record<string, Value>;
  sides: string[];
}

/** `me`: the one who makes the table; `open`: for whoever comes. */
export interface NewSeat {
  kind?: 'me' | 'open' | 'bot';
  level?: string;
  name?: string;
  reserved?: boolean;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  data?: Record<string, unknown>;
  public?: boolean;
  undo?: UndoMode;
  many_seats?: boolean;
  patience?: number;
  spectator_chat?: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string;
  yours: boolean;
  present: boolean;
  held: boolean;
  reserved: boolean;
  tag?: string;
}

/** A seat that has not answered for longer than the table's patience. `agreed`: the seats that voted for a bot there; `needed`: how many players must agree. */
export interface StalledSeat {
  seat: number;
  since: number;
  agreed: number[];
  needed: number;
}

export interface TableInfo {
  table: string;
  game: string;
  rules_version: number;
  options: Record<string, Value>;
  status: Status;
  public: boolean;
  undo: UndoMode;
  created: number;
  seats: SeatInfo[];
  commitment: string;
  seed: string | null;
  rematch: string;
  owner: boolean;
  your_turn: boolean;
  imported: boolean;
  many_seats: boolean;
  patience: number;
  spectator_chat: boolean;
  ends: number;
  stalled?: StalledSeat[];
  keys?: string[];
}

export interface Join {
  seat?: number | null;
  name?: string;
  key?: string;
}

export interface SeatChoice {
  seat: number;
  level?: string;
}

export interface Reserve {
  seat: number;
  reserved: boolean;
}

export interface Removal {
  seat: number;
}

/** About a stalled seat: shall a bot play on there? */
export interface BotVote {
  seat: number;
  agree: boolean;
}

export interface SpectatorChat {
  allowed: boolean;
}

export interface Question {
  number: number;
  seat: number;
  prompt: string;
  facts: Facts;
  choices: string[];
  choice_facts: Facts[];
  secret?: boolean;
}

/** Waits for the others. `agreed`: the seats that did. */
export interface UndoProposal {
  seat: number;
  agreed: number[];
}

/** What a viewer sees. `number`: how many events this viewer has heard. `outlook`: what an interface may light up for a seat that is asked, where the game has such a thing. Where that takes long, it is null here and follows as a message of its own (`OutlookReady`). */
export interface Picture {
  seat: number;
  number: number;
  status: Status;
  view: View | null;
  question: Question | null;
  undo: UndoProposal | null;
  outlook?: View | null;
}

export interface Move {
  seat: number;
  question: number;
  action: string;
  id: string;
}

/** The move is in the log. `again`: it was there before. */
export interface MoveAnswer {
  id: string;
  number: number;
  again: boolean;
}

/** A game file (docs/protocol.md). */
export interface GameText {
  text: string;
}

export interface Undo {
  seat: number;
  id: string;
  scope?: 'step' | 'turn' | 'point';
  to?: number;
}

export interface UndoAnswer {
  id: string;
  number: number;
  done: boolean;
  again: boolean;
}

export interface UndoVote {
  seat: number;
  agree: boolean;
  id: string;
}

export interface Say {
  text: string;
}

export interface ChatLine {
  number: number;
  at: number;
  name: string;
  seat: number;
  text: string;
  tag?: string;
}

/** An event as a viewer hears it. `table`: of the table and not of its game. */
export interface Told {
  number: number;
  event: string;
  facts: Facts;
  table?: boolean;
}

export interface Log {
  seat: number;
  first: number;
  events: Told[];
}

/** A finished game after so many moves, as a viewer saw it. */
export interface ReplayStep {
  move: number;
  seat: number;
  action: string;
  events: Told[];
  view: View;
}

/** Some steps of a finished game. */
export interface ReplayPage {
  seat: number;
  moves: number;
  steps: ReplayStep[];
}

/** A position that looks to the seat as the true one does; for programs that think. */
export interface SeatPosition {
  seat: number;
  question: number;
  game: string;
  rules_version: number;
  state: Record<string, unknown>;
  news: unknown[][];
  number: number;
}

/** Why the rules do not allow an action: the rule, the key of the sentence in `words/`, and its facts. */
export interface RefusalInfo {
  rule: string;
  reason: string;
  words: Facts;
  kinds: Record<string, string>;
}

/** What a strong player thinks of an action. `value`: the chance to win; `share`: how much of the search went there. */
export interface AdviceInfo {
  action: string;
  value: number | null;
  share: number;
  reason: string;
  facts: Facts;
  kinds: Record<string, string>;
}

/** `rule`, `reason`, `words` and `kinds` of `illegal_action`; `reason` and `words` of a name or a code that is refused; `picture` of `stale`; `version` of `outdated`; of `malformed` `problems`, or `setup`, `at` and `words` of a setup that cannot be played; of `quota` which `limit`, how many it allows at `most`, and in how many seconds to `retry` (0: time alone does not help); `most` also of `hint_limit`. */
export type RefusedFacts = {
  rule?: string;
  reason?: string;
  words?: Facts;
  kinds?: Record<string, string>;
  picture?: Picture;
  problems?: unknown;
  version?: number;
  setup?: string;
  at?: string;
  limit?: string;
  most?: number;
  retry?: number;
};

/** Every error, over REST and over sockets. */
export interface Refused {
  code: RefusalCode;
  message: string;
  facts?: RefusedFacts;
}

export interface SocketMove {
  type: 'move';
  seat: number;
  question: number;
  action: string;
  id: string;
}

export interface SocketSay {
  type: 'say';
  text: string;
}

export interface SocketPing {
  type: 'ping';
  id?: string;
}

export type FromSocket = SocketMove | SocketSay | SocketPing;

/** The first message. `missed`: the events after the number asked for; `complete`: there are no others. */
export interface Hello {
  type: 'hello';
  version: number;
  table: TableInfo;
  missed: Told[];
  complete: boolean;
  picture: Picture;
}

/** `events` may be empty, if something changed that is no event, e.g. the question. */
export interface News {
  type: 'news';
  events: Told[];
  picture: Picture;
}

/** The outlook of a seat for its question of this number. */
export interface OutlookReady {
  type: 'outlook';
  seat: number;
  question: number;
  outlook: View;
}

export interface TableChanged {
  type: 'table';
  status: Status;
  rematch: string;
}

/** The table is no more. Its maker removed it before it began, or nobody had played there for long. */
export interface TableRemoved {
  type: 'removed';
}

/** The seats whose persons are connected. */
export interface Presence {
  type: 'presence';
  seats: number[];
}

export interface ChatSaid {
  type: 'chat';
  line: ChatLine;
}

/** The move is in the log. `again`: it was there before. */
export interface Done {
  type: 'done';
  id: string;
  number: number;
  again: boolean;
}

export interface Pong {
  type: 'pong';
  id: string;
}

/** `id`: of the move; "" if it was none. */
export interface SocketRefused {
  type: 'refused';
  id: string;
  code: RefusalCode;
  message: string;
  facts: RefusedFacts;
}

/** On streams: nothing happened for a while. */
export interface Tick {
  type: 'tick';
}

export type ToSocket = Hello | News | OutlookReady | TableChanged | TableRemoved | Presence | ChatSaid | Done | Pong | SocketRefused | Tick;
