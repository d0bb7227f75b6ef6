/** On a table of any game a choice lights up the things that it names. */

import { describe, expect, it } from 'vitest';
import {
  choicesAt,
  panelsOf,
  shownThings,
  spotsOf,
  thingsOf,
  whyNotSpot,
  type Part,
  type Spot,
} from '../../src/games/generic/things';
import type { GameVocabulary } from '../../src/gen/protocol.gen';
import { choiceOf } from '../../src/table/choices';

/** The spots that a choice of the first seat lights up, as `owner/key/value`. */
function lit(view: Part, choice: string): string[] {
  return panelsOf(view).flatMap(({ owner, entries }) =>
    spotsOf({ entries })
      .filter((spot) => choicesAt([choiceOf(choice)], 0, owner, spot).length > 0)
      .map(({ key, value }) => `${owner}/${key}/${value}`),
  );
}

function isButton(view: Part, choice: string): boolean {
  const shown = shownThings(view);
  return !thingsOf(choiceOf(choice), 0).some((thing) => shown.has(thing));
}

describe('things', () => {
  it('behind a seat are that player’s, the others are one’s own', () => {
    expect(thingsOf(choiceOf('fire A P1 B'), 0)).toEqual(['0/A', '-1/A', '1/B', '-1/B']);
    expect(thingsOf(choiceOf('wait'), 0)).toEqual([]);
  });

  it('are keys and words of the view, by whose they are', () => {
    const view: Part = { round: 1, market: ['T9'], players: [{ hand: ['T1'] }, { hedges: { A: 'hidden' } }] };
    const shown = ['-1/T9', '-1/market', '-1/round', '0/T1', '0/hand', '1/A', '1/hedges', '1/hidden'];
    expect([...shownThings(view)].sort()).toEqual(shown);
  });
});

describe('a choice is lit on the table or a button, never both and never neither', () => {
  it('by the name of a list', () => {
    for (const deck of [['T1', 'T2'], [], [['T1'], ['T2']], { top: 'T1' }]) {
      const view: Part = { players: [{ deck }, { deck }] };
      expect(lit(view, 'draw deck')).toEqual(['0/deck/deck']);
      expect(isButton(view, 'draw deck')).toBe(false);
    }
  });

  it('by the name of a value', () => {
    const view: Part = { deck: 12, players: [] };
    expect(lit(view, 'draw deck')).toEqual(['-1/deck/12']);
    expect(isButton(view, 'draw deck')).toBe(false);
  });

  it('by a square of a board', () => {
    const view: Part = { board: [['a1', { man: 'b1' }], ['a2']], players: [] };
    expect(lit(view, 'move a1 b1')).toEqual(['-1//a1', '-1/man/b1']);
    expect(isButton(view, 'move a1 b1')).toBe(false);
  });

  it('by what is not drawn', () => {
    const view: Part = { seat: 0, outcome: { reason: 'rounds' }, outlook: { deck: 'T1' }, players: [] };
    for (const choice of ['draw deck', 'draw T1', 'draw rounds', 'draw outlook']) {
      expect(lit(view, choice)).toEqual([]);
      expect(isButton(view, choice)).toBe(true);
    }
  });
});

it('of a thing that is not lit one asks what its like could do', () => {
  const known = {
    verbs: { place: { arguments: ['tank', 'hedge'] }, scout: { arguments: ['seat', 'target'] } },
    words: { tank: ['T1', 'T2'], hedge: ['A', 'B'], seat: ['P0', 'P1', 'P2'], target: ['A', 'B'] },
  } as unknown as GameVocabulary;
  const choices = [choiceOf('place T1 A'), choiceOf('scout P1 A')];
  const hedge: Spot = { key: 'B', value: 'hidden', words: ['hidden', 'B'] };
  expect(whyNotSpot(choices, known, 0, 0, hedge)).toBe('place T1 B');
  expect(whyNotSpot(choices, known, 0, 2, hedge)).toBe('scout P2 B');
  expect(whyNotSpot(choices, known, 0, 1, { key: 'points', value: 3, words: ['points'] })).toBe('');
});
