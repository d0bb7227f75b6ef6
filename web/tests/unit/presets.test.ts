/** Ready-made tables come from the server and become seats and options of a new table. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo } from '../../src/gen/protocol.gen';
import { presetsOf, presetWords, quickGame } from '../../src/lobby/presets';
import { words } from '../../src/words/words.svelte';

const INFO: GameInfo = {
  game: 'rush',
  rules_version: 1,
  fewest: 2,
  most: 5,
  usual: 3,
  levels: ['random', 'veteran'],
  options: [],
  presets: [
    { key: 'basic', seats: ['me', 'veteran'], options: {} },
    { key: 'friends', seats: ['me', 'open'], options: { team_game: true } },
  ],
};

describe('presets', () => {
  beforeAll(() => words.read('web-lobby'));

  it('say who sits where', () => {
    const [basic, friends] = presetsOf(INFO);
    expect(basic!.seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'veteran' }]);
    expect(friends!.seats).toEqual([{ kind: 'me' }, { kind: 'open' }]);
    expect(friends!.options).toEqual({ team_game: true });
  });

  it('begin with the quick game', () => {
    expect(quickGame(INFO).key).toBe('basic');
  });

  it('have words of their game, or those that fit any', () => {
    expect(presetWords('rush', 'basic')).toBe('Basic game');
    expect(presetWords('hedgerow', 'usual')).toBe('The usual game');
  });
});
