import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  PROTOCOL_VERSION,
  type FromSocket,
  type Picture,
  type SeatInfo,
  type SeatKind,
  type SocketMove,
  type TableInfo,
  type Told,
} from '../../src/gen/protocol.gen';
import { choiceOf } from '../../src/table/choices';
import { version } from '../../src/net/version.svelte';
import { LiveTable } from '../../src/table/live.svelte';

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: FromSocket[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose({ code });
  }

  /** The server accepts and says hello. */
  greet(table: TableInfo, picture: Picture, missed: Told[] = [], complete = false): void {
    this.readyState = 1;
    this.onopen();
    this.tell({ type: 'hello', version: PROTOCOL_VERSION, table, picture, missed, complete });
  }

  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const seat = (number: number, yours: boolean, kind: SeatKind = 'person'): SeatInfo => ({
  seat: number,
  kind,
  name: `P${number}`,
  level: kind === 'bot' ? 'veteran' : '',
  yours,
  present: true,
  held: yours,
  reserved: false,
});

function infoOf(...seats: ReturnType<typeof seat>[]): TableInfo {
  return {
    table: 't1',
    game: 'rush',
    rules_version: 1,
    options: {},
    status: 'playing',
    public: false,
    undo: 'free',
    created: 0,
    seats,
    commitment: '',
    seed: null,
    rematch: '',
    owner: true,
    your_turn: true,
    imported: false,
    many_seats: false,
    patience: 600,
    spectator_chat: true,
    ends: 0,
    stalled: [],
  };
}

function picture(viewer: number, question: number | null, hidden = '', number = 0): Picture {
  return {
    seat: viewer,
    number,
    status: 'playing',
    view: { game: 'rush', seat: viewer, active: 0, options: { teams: false }, hidden },
    question:
      question === null
        ? null
        : {
            number: question,
            seat: viewer,
            prompt: 'main',
            facts: {},
            choices: ['buy 1', 'end'],
            choice_facts: [],
            secret: false,
          },
    undo: null,
  };
}

let info: TableInfo;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  asked = [];
  info = infoOf(seat(0, true), seat(1, false, 'bot'));
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run()); // each message has a frame of its own
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = address.endsWith('/t1')
      ? info
      : address.includes('/log')
        ? { seat: 0, first: 1, events: [] }
        : address.includes('/chat')
          ? []
          : {};
    return new Response(JSON.stringify(answer));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(): Promise<{ live: LiveTable; sockets: FakeSocket[] }> {
  const live = await LiveTable.open('t1');
  return { live, sockets: FakeSocket.all };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('an outlook', () => {
  it('comes with the picture or after it, and belongs to its question', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, { ...picture(0, 1), outlook: { shots: 1 } });
    expect(live.outlook).toEqual({ shots: 1 });
    sockets[0]!.tell({ type: 'news', events: [], picture: picture(0, 2) });
    expect(live.outlook).toEqual({});
    sockets[0]!.tell({ type: 'outlook', seat: 0, question: 1, outlook: { shots: 2 } }); // too late
    expect(live.outlook).toEqual({});
    sockets[0]!.tell({ type: 'outlook', seat: 0, question: 2, outlook: { shots: 3 } });
    expect(live.outlook).toEqual({ shots: 3 });
    sockets[0]!.tell({ type: 'news', events: [], picture: picture(0, 2, 'x', 1) }); // the same question
    expect(live.outlook).toEqual({ shots: 3 });
    sockets[0]!.tell({ type: 'news', events: [], picture: picture(0, null) });
    expect(live.outlook).toEqual({});
    await settled();
    expect(asked.filter((address) => address.includes('outlook'))).toEqual([]);
    live.close();
  });
});

describe('a move', () => {
  it('makes the table busy until the server has answered', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, picture(0, 1));
    void live.act(choiceOf('buy 1'));
    expect(live.busy).toBe(true);
    const sent = sockets[0]!.sent[0];
    expect(sent).toMatchObject({ type: 'move', seat: 0, question: 1, action: 'buy 1' });
    void live.act(choiceOf('end')); // not while the first is on its way
    expect(sockets[0]!.sent).toHaveLength(1);
    sockets[0]!.tell({ type: 'news', events: [], picture: picture(0, 2) });
    sockets[0]!.tell({ type: 'done', id: (sent as SocketMove).id, number: 1, again: false });
    expect(live.busy).toBe(false);
    expect(live.question?.number).toBe(2);
    live.close();
  });

  it('is sent again with the same id when the answer was lost', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, picture(0, 1));
    void live.act(choiceOf('buy 1'));
    sockets[0]!.close(1012);
    expect(live.connection).toBe('lost');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets).toHaveLength(2);
    sockets[1]!.greet(info, picture(0, 2));
    expect(live.connection).toBe('live');
    expect(sockets[1]!.sent[0]).toEqual(sockets[0]!.sent[0]);
    sockets[1]!.tell({ type: 'done', id: (sockets[1]!.sent[0] as SocketMove).id, number: 1, again: true });
    expect(live.busy).toBe(false);
    live.close();
  });

  it('that comes too late shows how things stand', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, picture(0, 1));
    void live.act(choiceOf('buy 1'));
    const { id } = sockets[0]!.sent[0] as SocketMove;
    sockets[0]!.tell({
      type: 'refused',
      id,
      code: 'stale',
      message: '',
      facts: { picture: picture(0, null) },
    });
    expect(live.busy).toBe(false);
    expect(live.question).toBeNull();
    live.close();
  });

  it('that the rules refuse tells why', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, picture(0, 1));
    void live.act(choiceOf('buy 1'));
    const { id } = sockets[0]!.sent[0] as SocketMove;
    const facts = { rule: 'R5.14', reason: 'too-dear', words: {}, kinds: {} };
    sockets[0]!.tell({ type: 'refused', id, code: 'illegal_action', message: '', facts });
    expect(live.whyNot).toEqual({ action: 'buy 1', refusal: facts });
    expect(live.busy).toBe(false);
    live.close();
  });

  it('does not keep the table busy when the server sends the seat away for good', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, picture(0, 1));
    void live.act(choiceOf('buy 1'));
    info = infoOf(seat(0, false, 'bot'), seat(1, false, 'bot'));
    sockets[0]!.close(4403);
    await settled();
    expect(live.busy).toBe(false);
    expect(live.seat).toBe(-1);
    expect(FakeSocket.all.at(-1)!.address).toContain('seat=-1');
    live.close();
  });
});

describe('an answer whose time must tell nothing', () => {
  const secret = (choices: string[]): Picture => {
    const shown = picture(0, 1);
    return { ...shown, question: { ...shown.question!, prompt: 'support', choices, secret: true } };
  };

  beforeEach(() => {
    info = infoOf(seat(0, true), seat(1, false));
  });

  it('waits for its time', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, secret(['support su-t34', 'pass']));
    void live.act(choiceOf('pass'));
    expect(live.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(390);
    expect(sockets[0]!.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(sockets[0]!.sent[0]).toMatchObject({ type: 'move', question: 1, action: 'pass' });
    live.close();
  });

  it('is given without anybody if there is one only', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, secret(['pass']));
    expect(live.question).toBeNull();
    await vi.advanceTimersByTimeAsync(2_100);
    const sent = sockets[0]!.sent[0] as SocketMove;
    expect(sent).toMatchObject({ type: 'move', seat: 0, question: 1, action: 'pass' });
    sockets[0]!.tell({ type: 'refused', id: sent.id, code: 'stale', message: '', facts: {} }); // and nobody is told
    expect(live.busy).toBe(false);
    live.close();
  });

  it('is not sent once the question was taken back', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, secret(['support su-t34', 'pass']));
    void live.act(choiceOf('pass'));
    sockets[0]!.tell({ type: 'news', events: [], picture: picture(0, null) });
    await vi.advanceTimersByTimeAsync(2_100);
    expect(sockets[0]!.sent).toEqual([]);
    expect(live.busy).toBe(false);
    live.close();
  });
});

describe('following', () => {
  it('goes on after the last event that was heard', async () => {
    const { live, sockets } = await opened();
    const event = { number: 1, event: 'turn_began', facts: { seat: 0 } };
    sockets[0]!.greet(info, picture(0, 1));
    sockets[0]!.tell({ type: 'news', events: [event], picture: picture(0, 1, '', 1) });
    sockets[0]!.close(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets[1]!.address).toContain('after=1');
    const missed = { number: 2, event: 'turn_began', facts: { seat: 1 } };
    sockets[1]!.greet(info, picture(0, 1, '', 2), [missed], true);
    expect(live.log.map((each) => each.number)).toEqual([1, 2]);
    expect(live.fresh).toEqual([missed]);
    live.close();
  });

  it('tells of everything that came in one frame, and keeps what did not change', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, picture(0, 1));
    const before = live.view!.options;
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    const events = [1, 2].map((number) => ({ number, event: 'turn_began', facts: { seat: 0 } }));
    sockets[0]!.tell({ type: 'news', events: [events[0]], picture: picture(0, null, 'x', 1) });
    sockets[0]!.tell({ type: 'news', events: [events[1]], picture: picture(0, 2, 'y', 2) });
    expect(live.view!.hidden).toBe('');
    frames[0]!();
    expect(live.view!.hidden).toBe('y');
    expect(live.fresh).toEqual(events);
    expect(live.view!.options).toBe(before);
    live.close();
  });

  it('drops what was armed when another question comes', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, picture(0, 1));
    live.armed = choiceOf('buy 1');
    sockets[0]!.tell({ type: 'news', events: [], picture: picture(0, 1) });
    expect(live.armed).not.toBeNull();
    sockets[0]!.tell({ type: 'news', events: [], picture: picture(0, 2) });
    expect(live.armed).toBeNull();
    live.close();
  });

  it('asks for the table again when the game is over: the seed is shown now', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, picture(0, 1));
    await settled();
    info = { ...info, status: 'finished', seed: 'ab' };
    sockets[0]!.tell({ type: 'news', events: [], picture: { ...picture(0, null), status: 'finished' } });
    await settled();
    expect(live.info.seed).toBe('ab');
    expect(live.mayUndo).toBe(false);
    live.close();
  });

  it('ends when the page is left', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, picture(0, 1));
    live.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(sockets[0]!.readyState).toBe(3);
  });

  it('takes a silent connection for a dead one', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, picture(0, 1));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(sockets).toHaveLength(2);
    live.close();
  });
});

describe('a seat that a bot plays for its owner', () => {
  it('is still looked through, but is not asked', async () => {
    info = infoOf(seat(0, true, 'bot'), seat(1, false, 'bot'));
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, picture(0, 1));
    expect(live.seat).toBe(0);
    expect(live.lent).toEqual([0]);
    expect(live.question).toBeNull();
    info = infoOf(seat(0, true), seat(1, false, 'bot'));
    sockets[0]!.tell({ type: 'table', status: 'playing', rematch: '' });
    await settled();
    expect(live.question?.number).toBe(1);
    live.close();
  });
});

describe('several own seats', () => {
  beforeEach(() => {
    info = infoOf(seat(0, true), seat(1, true));
  });

  it('begin covered, and the connection is the worst of all', async () => {
    const { live, sockets } = await opened();
    expect(live.handOver).not.toBeNull();
    sockets[0]!.greet(info, picture(0, null, 'hand of 0'));
    expect(live.connection).toBe('connecting');
    sockets[1]!.greet(info, picture(1, 1, 'hand of 1'));
    expect(live.connection).toBe('live');
    expect(live.handOver).toBe(1);
    live.show(1);
    expect(live.handOver).toBeNull();
    expect(live.view!.hidden).toBe('hand of 1');
    live.close();
  });

  it('hand the device over when the other one is asked, a moment later', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, picture(0, 1, 'hand of 0'));
    sockets[1]!.greet(info, picture(1, null, 'hand of 1'));
    live.show(0);
    sockets[0]!.tell({ type: 'news', events: [], picture: picture(0, null, 'hand of 0') });
    sockets[1]!.tell({ type: 'news', events: [], picture: picture(1, 1, 'hand of 1') });
    expect(live.view!.hidden).toBe('hand of 0');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(live.handOver).toBe(1);
    expect(live.view!.hidden).toBe('hand of 0');
    live.close();
  });

  it('need no cover where both see the same', async () => {
    const { live, sockets } = await opened();
    sockets[0]!.greet(info, picture(0, 1));
    sockets[1]!.greet(info, picture(1, null));
    expect(live.handOver).toBeNull();
    sockets[0]!.tell({ type: 'news', events: [], picture: picture(0, null) });
    sockets[1]!.tell({ type: 'news', events: [], picture: picture(1, 1) });
    expect(live.handOver).toBeNull();
    expect(live.seat).toBe(1);
    live.close();
  });
});

describe('a server of another version', () => {
  afterEach(() => {
    version.isOutdated = false;
  });

  it('is asked with the version of this page', async () => {
    const { live, sockets } = await opened();
    expect(sockets[0]!.address).toContain(`version=${PROTOCOL_VERSION}`);
    sockets[0]!.greet(info, picture(0, 1));
    expect(version.isOutdated).toBe(false);
    live.close();
  });

  it('says hello: nothing of it is drawn, and the page is told to load again', async () => {
    const { live, sockets } = await opened();
    const hello = { type: 'hello', table: info, picture: picture(0, 1), missed: [], complete: false };
    sockets[0]!.tell({ ...hello, version: PROTOCOL_VERSION + 1 });
    expect(version.isOutdated).toBe(true);
    expect(live.view).toBeNull();
    expect(sockets[0]!.readyState).toBe(3);
  });

  it('refuses: the page is told to load again, and does not come back', async () => {
    const { live, sockets } = await opened();
    const facts = { version: PROTOCOL_VERSION + 1 };
    sockets[0]!.tell({ type: 'refused', id: '', code: 'outdated', message: '', facts });
    sockets[0]!.close(4426);
    expect(version.isOutdated).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sockets).toHaveLength(1);
    live.close();
  });
});
