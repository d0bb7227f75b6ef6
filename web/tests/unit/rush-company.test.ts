/** What Rush's table counts by itself: companies from the log, standings, chances to draw. */

import { describe, expect, it } from 'vitest';
import type { Told } from '../../src/gen/protocol.gen';
import { companiesAfter, countFor, sidesOf, standings, type Side } from '../../src/games/rush/company';
import { chance, chanceToDraw, counted } from '../../src/games/rush/deck';
import type { RushView } from '../../src/games/rush/types';

let number = 0;
function told(event: string, facts: Record<string, any>, table = false): Told {
  number += 1;
  return { number, event, facts, table };
}

const card = (type: string | null, nation: string | null = null) => ({ type, nation }) as any;
const cards = {
  tank: card('light_tank', 'ussr'),
  heavy: card('heavy_tank', 'usa'),
  'M1(SU)': card(null, 'ussr'),
  'M2(SU)': card(null, 'ussr'),
  CB: card(null),
};

describe('companies', () => {
  it('follow what everybody saw', () => {
    number = 0;
    const [first, second] = companiesAfter(
      [
        told('bought', { seat: 0, card: 'tank' }),
        told('scrapped', { seat: 0, card: 'RC' }),
        told('took', { seat: 0, card: 'heavy' }),
        told('medal', { seat: 1, card: 'M2(SU)' }),
        told('base_destroyed', { owner: 0, slot: '1', seat: 1 }),
      ],
      2,
    );
    expect(first).toEqual(['E', 'E', 'E', 'E', 'VO', 'tank', 'heavy']);
    expect(second).toEqual(['E', 'E', 'E', 'E', 'RC', 'VO', 'M2(SU)', 'CB']);
  });

  it('forget what was taken back', () => {
    number = 0;
    const [first] = companiesAfter(
      [
        told('bought', { seat: 0, card: 'tank' }),
        told('bought', { seat: 0, card: 'heavy' }),
        told('undone', { to: 1 }, true),
      ],
      1,
    );
    expect(first).toContain('tank');
    expect(first).not.toContain('heavy');
  });

  it('give a guard on an ally’s base to the ally', () => {
    number = 0;
    const [first, second] = companiesAfter(
      [
        told('bought', { seat: 0, card: 'tank' }),
        told('guarded', { seat: 0, card: 'tank', owner: 1, slot: '0' }),
      ],
      2,
    );
    expect(first).not.toContain('tank');
    expect(second).toContain('tank');
  });
});

describe('standings', () => {
  const sides = (...companies: (string[] | null)[]): Side[] =>
    companies.map((company, seat) => ({ seats: [seat], company }));
  const view = { achievements: ['soviet_medals', 'light_tanks'] } as RushView;

  it('name who alone has most', () => {
    const [medals, tanks] = standings(view, sides(['M2(SU)', 'tank'], ['M1(SU)', 'tank']), cards);
    expect(medals).toMatchObject({ counts: [2, 1], leader: 0 });
    expect(tanks).toMatchObject({ counts: [1, 1], leader: -1 });
  });

  it('name nobody while a company is not known', () => {
    expect(standings(view, sides(['M2(SU)'], null), cards)[0]).toMatchObject({
      counts: [2, null],
      leader: -1,
    });
  });

  it('count cards, points and bases', () => {
    const company = ['E', 'M1(SU)', 'M2(SU)', 'CB', 'heavy'];
    expect(countFor('destroyed_bases', company, cards)).toBe(1);
    expect(countFor('double_medals', company, cards)).toBe(1);
    expect(countFor('largest_company', company, cards)).toBe(5);
    expect(countFor('heavy_tanks', company, cards)).toBe(1);
    expect(countFor('french_medals', company, cards)).toBe(0);
  });

  it('pool teams', () => {
    const table = { teams: [0, 1, 0], players: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } as RushView;
    expect(sidesOf(table, [['a'], ['b'], ['c']])).toEqual([
      { seats: [0, 2], company: ['a', 'c'] },
      { seats: [1], company: ['b'] },
    ]);
  });
});

describe('chances', () => {
  it('are those of drawing without putting back', () => {
    expect(chance(6, 1, 3)).toBeCloseTo(0.5);
    expect(chance(6, 4, 3)).toBe(1);
    expect(chance(4, 2, 2)).toBeCloseTo(5 / 6);
    expect(chance(5, 0, 3)).toBe(0);
  });

  it('go on with the store when the garage runs out', () => {
    expect(chanceToDraw('a', ['a'], ['b', 'c', 'd'], 3)).toBe(1);
    expect(chanceToDraw('b', ['a'], ['b', 'c', 'd', 'e'], 3)).toBeCloseTo(0.5);
    expect(chanceToDraw('b', [], ['b'], 3)).toBe(1);
  });

  it('are told for each card once', () => {
    expect(counted(['E', 'x', 'E'])).toEqual([
      { code: 'E', count: 2 },
      { code: 'x', count: 1 },
    ]);
  });
});
