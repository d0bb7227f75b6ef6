// Made by tools/gen_protocol.py from the server's messages. Do not edit.

export interface NewPlayer {
  name: string;
}

export interface Me {
  player: string;
  name: string;
  token?: string;
}

export interface OptionInfo {
  key: string;
  kind: string;
  default: boolean | number | string;
  rule: string;
  low: number;
  high: number;
  choices: string[];
}

export interface GameInfo {
  game: string;
  rules_version: number;
  fewest: number;
  most: number;
  usual: number;
  levels: string[];
  options: OptionInfo[];
}

export interface NewSeat {
  kind?: 'bot' | 'me' | 'open';
  level?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  data?: Record<string, any>;
  public?: boolean;
  undo?: 'ask' | 'free' | 'off';
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  level: string;
  yours: boolean;
  present: boolean;
  held: boolean;
}

export interface TableInfo {
  table: string;
  game: string;
  rules_version: number;
  options: Record<string, any>;
  status: string;
  public: boolean;
  undo: string;
  created: number;
  seats: SeatInfo[];
  commitment: string;
  seed: string | null;
  rematch: string;
  owner: boolean;
  your_turn: boolean;
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

export interface Question {
  number: number;
  seat: number;
  prompt: string;
  choices: string[];
}

export interface Picture {
  seat: number;
  number: number;
  status: string;
  view: Record<string, any> | null;
  question: Question | null;
  undo: Record<string, any> | null;
}

export interface Move {
  seat: number;
  question: number;
  action: string;
  id: string;
}

export interface MoveAnswer {
  id: string;
  number: number;
  again: boolean;
}

export interface GameText {
  text: string;
}

export interface Undo {
  seat: number;
  id: string;
  scope?: 'point' | 'step' | 'turn';
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
}

export interface Told {
  number: number;
  event: string;
  facts: Record<string, any>;
  table?: boolean;
}

export interface Log {
  seat: number;
  first: number;
  events: Told[];
}

export interface ReplayStep {
  move: number;
  seat: number;
  action: string;
  events: Told[];
  view: Record<string, any>;
}

export interface Replay {
  seat: number;
  moves: number;
  steps: ReplayStep[];
}

export interface Position {
  seat: number;
  question: number;
  game: string;
  rules_version: number;
  state: Record<string, any>;
  news: any[][];
  number: number;
}

export interface Refused {
  code: string;
  message: string;
  facts?: Record<string, any>;
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

/** What a client sends over a socket. */
export type FromSocket = SocketMove | SocketSay | SocketPing;
