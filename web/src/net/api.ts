/** The server's REST part (docs/protocol.md). */

import type {
  AdviceInfo,
  BotVote,
  ChatLine,
  CodeAnswer,
  CodeOwner,
  CodesLeft,
  DeviceInfo,
  DeviceLink,
  GameInfo,
  GameText,
  GameVocabulary,
  GameWords,
  Join,
  Log,
  Me,
  NewDevice,
  NewPlayer,
  NewTable,
  Picture,
  RecoveryCodes,
  RefusalCode,
  RefusalInfo,
  Refused,
  RefusedFacts,
  Removal,
  ReplayPage,
  Reserve,
  SeatChoice,
  SetupAnswer,
  SetupQuestion,
  SpectatorChat,
  TableInfo,
  Undo,
  UndoAnswer,
  UndoVote,
} from '../gen/protocol.gen';
import { cannotSave } from './outage.svelte';
import { isSpoken } from './version.svelte';

const VERSION_HEADER = 'Tankodrom-Protocol';

/** What the server refused, with its code; `offline` if it was not reached at all. */
export class Problem extends Error {
  constructor(
    readonly code: RefusalCode | 'offline',
    message: string,
    readonly facts: RefusedFacts = {},
  ) {
    super(message);
  }
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
  const served = answer.headers?.get(VERSION_HEADER);
  if (served) isSpoken(Number(served));
  const text = await answer.text();
  let value: unknown = null;
  try {
    value = text === '' ? null : JSON.parse(text);
  } catch {
    value = text;
  }
  if (!answer.ok) {
    const refused = value as Refused | null;
    if (refused?.code === 'unavailable') cannotSave();
    throw new Problem(
      refused?.code ?? 'offline',
      refused?.message ?? answer.statusText,
      refused?.facts ?? {},
    );
  }
  return value as T;
}

const get = <T>(path: string) => ask<T>('GET', path);
/** The body has a type of its own, so that a field that the server renamed does not compile. */
const post = <Body, T>(path: string, body: Body) => ask<T>('POST', path, body);

export const api = {
  me: () => get<Me>('/me'),
  makePlayer: (name: string) => post<NewPlayer, Me>('/players', { name }),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name } satisfies NewPlayer),
  deleteMe: () => ask<null>('DELETE', '/me'),
  devices: () => get<DeviceInfo[]>('/me/devices'),
  removeDevice: (device: string) => ask<null>('DELETE', `/me/devices/${device}`),
  deviceLink: () => post<object, DeviceLink>('/me/devices/link', {}),
  codesLeft: () => get<CodesLeft>('/me/recovery-codes'),
  makeCodes: () => post<object, RecoveryCodes>('/me/recovery-codes', {}),
  codeOwner: (code: string) => post<CodeAnswer, CodeOwner>('/devices/owner', { code }),
  useCode: (code: string) => post<CodeAnswer, NewDevice>('/devices', { code }),
  games: () => get<GameInfo[]>('/games'),
  vocabulary: (game: string) => get<GameVocabulary>(`/games/${game}/vocabulary`),
  words: (game: string, language: string) => get<GameWords>(`/games/${game}/words/${language}`),
  /** What the components of a game are: cards, vehicles, boards. Each game knows the shape of its own. */
  kit: (game: string) => get<unknown>(`/games/${game}/kit`),
  tableKit: (table: string) => get<unknown>(`/tables/${table}/kit`),
  /** Which options and numbers of players go together. */
  check: (game: string, question: SetupQuestion) =>
    post<SetupQuestion, SetupAnswer>(`/games/${game}/check`, question),
  makeTable: (table: NewTable) => post<NewTable, TableInfo>('/tables', table),
  publicTables: () => get<TableInfo[]>('/tables'),
  myTables: () => get<TableInfo[]>('/me/tables'),
  table: (table: string) => get<TableInfo>(`/tables/${table}`),
  join: (table: string, body: Join) => post<Join, TableInfo>(`/tables/${table}/join`, body),
  leave: (table: string, seat: number) => post<SeatChoice, TableInfo>(`/tables/${table}/leave`, { seat }),
  letBotPlay: (table: string, seat: number, level: string) =>
    post<SeatChoice, TableInfo>(`/tables/${table}/bot`, { seat, level }),
  takeBack: (table: string, seat: number) => post<SeatChoice, TableInfo>(`/tables/${table}/back`, { seat }),
  /** Keep an open seat for who has its link, or free it. */
  reserve: (table: string, seat: number, reserved: boolean) =>
    post<Reserve, TableInfo>(`/tables/${table}/reserve`, { seat, reserved }),
  /** The answer has the keys of the new links. */
  remove: (table: string, seat: number) => post<Removal, TableInfo>(`/tables/${table}/remove`, { seat }),
  deleteTable: (table: string) => ask<null>('DELETE', `/tables/${table}`),
  /** A bot for a seat that does not answer. */
  voteForBot: (table: string, seat: number, agree: boolean) =>
    post<BotVote, TableInfo>(`/tables/${table}/replace`, { seat, agree }),
  allowSpectators: (table: string, allowed: boolean) =>
    post<SpectatorChat, TableInfo>(`/tables/${table}/spectators`, { allowed }),
  rematch: (table: string) => post<object, TableInfo>(`/tables/${table}/rematch`, {}),
  view: (table: string, seat: number) => get<Picture>(`/tables/${table}/view?seat=${seat}`),
  why: (table: string, seat: number, action: string) =>
    get<RefusalInfo | null>(`/tables/${table}/why?seat=${seat}&action=${encodeURIComponent(action)}`),
  undo: (table: string, body: Undo) => post<Undo, UndoAnswer>(`/tables/${table}/undo`, body),
  vote: (table: string, body: UndoVote) => post<UndoVote, UndoAnswer>(`/tables/${table}/undo/vote`, body),
  log: (table: string, seat: number, after = 0) =>
    get<Log>(`/tables/${table}/log?seat=${seat}&after=${after}`),
  recap: (table: string, seat: number) => get<Log>(`/tables/${table}/recap?seat=${seat}`),
  chat: (table: string) => get<ChatLine[]>(`/tables/${table}/chat`),
  hint: (table: string, seat: number, seconds = 2) =>
    get<AdviceInfo[]>(`/tables/${table}/hint?seat=${seat}&seconds=${seconds}`),
  replay: (table: string, seat: number, first = 0, count = 200) =>
    get<ReplayPage>(`/tables/${table}/replay?seat=${seat}&first=${first}&count=${count}`),
  openFile: (text: string) => post<GameText, TableInfo>('/games/file', { text }),
};

export function newId(): string {
  return crypto.randomUUID
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
}
