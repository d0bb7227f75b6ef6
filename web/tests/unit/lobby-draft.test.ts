/** The table that is being set up: it does what the server answers, and says what it refuses. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo, SetupAnswer, SetupQuestion } from '../../src/gen/protocol.gen';
import { TableDraft } from '../../src/lobby/draft.svelte';
import { quickGame } from '../../src/lobby/presets';
import { troubleOf } from '../../src/lobby/problems';
import { Problem } from '../../src/net/api';
import { words } from '../../src/words/words.svelte';

const RUSH: GameInfo = {
  game: 'rush',
  rules_version: 1,
  fewest: 2,
  most: 5,
  usual: 3,
  levels: ['random', 'veteran'],
  presets: [{ key: 'basic', seats: ['me', 'veteran', 'veteran'], options: {} }],
  options: [
    { key: 'team_game', kind: 'flag', default: false, rule: 'V8', low: 0, high: 0, choices: [] },
    { key: 'starting_player', kind: 'number', default: -1, rule: 'R1.2', low: -1, high: 4, choices: [] },
  ],
};

function answer(question: SetupQuestion, more: Partial<SetupAnswer> = {}): SetupAnswer {
  const { seats, options = {} } = question;
  return {
    problem: null,
    seats,
    options,
    numbers: [2, 3, 4, 5],
    values: {},
    settled: {},
    sides: [],
    ...more,
  };
}

/** A server that answers what it is told to, and remembers what it was asked. */
class Server {
  asked: SetupQuestion[] = [];
  next: ((question: SetupQuestion) => Partial<SetupAnswer>) | null = null;

  check = async (_game: string, question: SetupQuestion): Promise<SetupAnswer> => {
    this.asked.push(question);
    return answer(question, this.next?.(question));
  };
}

function begun(): { draft: TableDraft; server: Server } {
  const server = new Server();
  return { draft: new TableDraft(RUSH, null, server.check), server };
}

describe('a draft', () => {
  it('begins with the quick game and asks about it', async () => {
    const { draft, server } = begun();
    expect(draft.is(quickGame(RUSH))).toBe(true);
    expect(draft.numbers).toEqual([2, 3, 4, 5]);
    await draft.settled();
    expect(server.asked).toEqual([{ seats: 3, options: {}, chosen: '' }]);
    expect(draft.table()).toMatchObject({ game: 'rush', options: {}, public: false, undo: 'ask' });
  });

  it('asks once for clicks that follow each other quickly', async () => {
    const { draft, server } = begun();
    await draft.settled();
    draft.addSeat();
    draft.choose('team_game', true);
    await draft.settled();
    expect(server.asked.slice(1)).toEqual([{ seats: 4, options: { team_game: true }, chosen: 'team_game' }]);
  });

  it('brings or sends away players, and drops options, as the server says', async () => {
    const { draft, server } = begun();
    draft.choose('starting_player', 4);
    server.next = () => ({ seats: 4, options: {}, numbers: [4], sides: ['a', 'b', 'a', 'b'] });
    await draft.settled();
    expect(draft.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(draft.table().options).toEqual({});
    expect(draft.numbers).toEqual([4]);
    expect(draft.sides).toEqual(['a', 'b', 'a', 'b']);
    server.next = () => ({ seats: 2 });
    draft.choose('team_game', false);
    await draft.settled();
    expect(draft.seats).toHaveLength(2);
  });

  it('leaves an answer aside that came too late', async () => {
    const { draft, server } = begun();
    await draft.settled();
    let release = () => {};
    const slow = new Promise<void>((done) => (release = done));
    const late = new TableDraft(RUSH, null, async (game, question) => {
      if (question.seats === 4) await slow;
      return server.check(game, question);
    });
    await late.settled();
    late.addSeat();
    await new Promise((done) => setTimeout(done, 200));
    server.next = () => ({ sides: ['now'] });
    late.addSeat();
    await new Promise((done) => setTimeout(done, 200));
    release();
    await late.settled();
    expect(late.seats).toHaveLength(5);
    expect(late.sides).toEqual(['now']);
  });

  it('shows the value that follows from other options', async () => {
    const { draft, server } = begun();
    server.next = () => ({ settled: { team_game: true } });
    await draft.settled();
    expect(draft.value('team_game')).toBe(true);
  });

  it('says what cannot be played where nothing can give way', async () => {
    await words.read('web-lobby');
    const { draft, server } = begun();
    const problem = { key: 'players', at: 'seats', message: '', facts: { fewest: 2, most: 5 } };
    server.next = () => ({ problem, numbers: [] });
    await draft.settled();
    expect(draft.trouble).toEqual({ at: 'seats', text: expect.stringMatching(/2.* 5/) });
    server.next = () => ({ problem, numbers: [3] });
    draft.addSeat();
    await draft.settled();
    expect(draft.trouble).toBeNull();
  });

  it('moves seats', () => {
    const { draft } = begun();
    draft.moveSeat(1, -1);
    expect(draft.seats.map((seat) => seat.kind)).toEqual(['bot', 'me', 'bot']);
  });
});

describe('trouble', () => {
  beforeAll(() => words.read('web-lobby'));

  it('of a refused table belongs to its option', () => {
    const trouble = troubleOf(new Problem('malformed', '', { setup: 'draft', at: 'draft' }));
    expect(trouble.at).toBe('draft');
    expect(trouble.text).not.toMatch(/^problem-/);
  });

  it('without words is told as the server tells it', () => {
    const trouble = troubleOf(new Problem('malformed', 'no night game', { setup: 'night', at: '' }), 'other');
    expect(trouble.text).toBe('no night game');
  });

  it('has words for codes that are not known', () => {
    expect(troubleOf(new Problem('too_many', '')).text).toMatch(/wait/);
    expect(troubleOf(new Problem('quite_new' as 'internal', '')).text).not.toMatch(/^problem-/);
    expect(troubleOf(new Problem('malformed', 'no setup')).text).not.toMatch(/^problem-/);
  });
});
