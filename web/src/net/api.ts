/** The server's REST part (docs/protocol.md). */

import type {
  ChatLine,
  GameInfo,
  Log,
  Me,
  NewTable,
  Picture,
  Refused,
  Replay,
  TableInfo,
  UndoAnswer,
} from '../gen/protocol.gen';

/** What the server refused, with its code; `offline` if it was not reached at all. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly facts: Record<string, any> = {},
  ) {
    super(message);
  }
}

export interface Refusal {
  rule: string;
  reason: string;
  words: Record<string, any>;
}

export interface Advice {
  action: string;
  value: number | null;
  share: number;
  reason: string;
  facts: Record<string, any>;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (error) {
    throw new Problem('offline', String(error));
  }
  const text = await answer.text();
  let value: any = null;
  try {
    value = text === '' ? null : JSON.parse(text);
  } catch {
    value = text;
  }
  if (!answer.ok) {
    const refused = value as Refused | null;
    throw new Problem(
      refused?.code ?? 'offline',
      refused?.message ?? answer.statusText,
      refused?.facts ?? {},
    );
  }
  return value as T;
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);

export const api = {
  me: () => get<Me>('/me'),
  makePlayer: (name: string) => post<Me>('/players', { name }),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  games: () => get<GameInfo[]>('/games'),
  /** What the components of a game are: cards, vehicles, boards. */
  kit: (game: string) => get<any>(`/games/${game}/kit`),
  tableKit: (table: string) => get<any>(`/tables/${table}/kit`),
  makeTable: (table: NewTable) => post<TableInfo>('/tables', table),
  publicTables: () => get<TableInfo[]>('/tables'),
  myTables: () => get<TableInfo[]>('/me/tables'),
  table: (table: string) => get<TableInfo>(`/tables/${table}`),
  join: (table: string, body: { seat?: number; key?: string; name?: string }) =>
    post<TableInfo>(`/tables/${table}/join`, body),
  leave: (table: string, seat: number) => post<TableInfo>(`/tables/${table}/leave`, { seat }),
  letBotPlay: (table: string, seat: number, level: string) =>
    post<TableInfo>(`/tables/${table}/bot`, { seat, level }),
  takeBack: (table: string, seat: number) => post<TableInfo>(`/tables/${table}/back`, { seat }),
  rematch: (table: string) => post<TableInfo>(`/tables/${table}/rematch`),
  view: (table: string, seat: number) => get<Picture>(`/tables/${table}/view?seat=${seat}`),
  outlook: (table: string, seat: number) => get<any>(`/tables/${table}/outlook?seat=${seat}`),
  why: (table: string, seat: number, action: string) =>
    get<Refusal | null>(`/tables/${table}/why?seat=${seat}&action=${encodeURIComponent(action)}`),
  undo: (table: string, body: { seat: number; id: string; scope: string; to?: number }) =>
    post<UndoAnswer>(`/tables/${table}/undo`, body),
  vote: (table: string, body: { seat: number; id: string; agree: boolean }) =>
    post<UndoAnswer>(`/tables/${table}/undo/vote`, body),
  log: (table: string, seat: number, after = 0) =>
    get<Log>(`/tables/${table}/log?seat=${seat}&after=${after}`),
  recap: (table: string, seat: number) => get<Log>(`/tables/${table}/recap?seat=${seat}`),
  chat: (table: string) => get<ChatLine[]>(`/tables/${table}/chat`),
  hint: (table: string, seat: number, seconds = 2) =>
    get<Advice[]>(`/tables/${table}/hint?seat=${seat}&seconds=${seconds}`),
  replay: (table: string, seat: number, first = 0, count = 200) =>
    get<Replay>(`/tables/${table}/replay?seat=${seat}&first=${first}&count=${count}`),
  openFile: (text: string) => post<TableInfo>('/games/file', { text }),
};

export function newId(): string {
  return crypto.randomUUID
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
}
