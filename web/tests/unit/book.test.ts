/** The rule books: ids, references and search. */

import { beforeAll, describe, expect, it } from 'vitest';
import { Book, bookOf, fold, idOf } from '../../src/rulebook/book';
import { words } from '../../src/words/words.svelte';

const GAMES = words.books();

const SMALL = new Book('rush', [
  ['rush-R4', 'Shop'],
  ['rush-R4-2', 'Přilehlé karty se posunou.'],
  ['rush-R4-3', 'At once, see R4.2 and R99.1.'],
  ['rush-R5', 'Buying'],
  ['rush-R5-7a', 'The shop is refilled by R4.'],
]);

describe('ids', () => {
  beforeAll(() => words.read(...GAMES.map((game) => `rules-${game}`)));

  it.each([
    ['rush', 'R5.10', 'rush-R5-10'],
    ['duel', '10.1.3(2)', 'duel-10-1-3_2'],
    ['duel', '12.1.4.c(1)', 'duel-12-1-4-c_1'],
    ['battlegrounds', 'R2', 'battlegrounds-R2'],
  ])('%s %s', (game, rule, key) => {
    expect(idOf(game, key)).toBe(rule);
  });

  it.each(GAMES)('of %s are all found again, and every rule is in a chapter', (game) => {
    const book = bookOf(game);
    const rules = book.chapters.flatMap((chapter) => chapter.rules);
    expect(rules.length + book.chapters.length).toBe(words.keys(`rules-${game}`).length);
    for (const rule of rules) expect(book.resolve(rule.id)).toBe(rule.id);
  });
});

describe('references', () => {
  it('lead to rules that exist', () => {
    const pieces = SMALL.pieces('At once, see R4.2 and R99.1.', '');
    expect(pieces.map((piece) => [piece.text, piece.rule])).toEqual([
      ['At once, see ', ''],
      ['R4.2', 'R4.2'],
      [' and R99.1.', ''],
    ]);
  });

  it('may name a group of statements or a chapter', () => {
    const book = new Book('duel', [
      ['duel-12', 'Damage'],
      ['duel-12-3_1', 'x'],
      ['duel-12-3-2_1', 'y'],
      ['duel-12-4-1_1', 'z'],
    ]);
    expect(book.resolve('12.3')).toBe('12.3(1)');
    expect(book.resolve('12.4')).toBe('12.4.1(1)');
    expect(book.resolve('13')).toBe('');
    expect(book.pieces('podle kapitoly 12 a 12 karet', '').map((piece) => piece.rule)).toEqual([
      '',
      '12',
      '',
    ]);
  });
});

describe('search', () => {
  it('folds letters one by one', () => {
    expect(fold('PŘÍLIŠ žluťoučký')).toBe('prilis zlutoucky');
    expect(fold('ﬁ 👍 ß')).toHaveLength('ﬁ 👍 ß'.length);
  });

  it('needs all words, whatever their accents', () => {
    const found = SMALL.search('PRILEHLE posunou');
    expect(found.map((chapter) => chapter.rules.map((rule) => rule.id))).toEqual([['R4.2']]);
    expect(SMALL.search('nothing like it')).toEqual([]);
    expect(SMALL.search('  ')).toBe(SMALL.chapters);
  });

  it('keeps the chapter whose title is found, and finds ids', () => {
    expect(SMALL.search('shop').map((chapter) => chapter.rules.length)).toEqual([2, 1]);
    expect(SMALL.search('r5.7')[0]?.rules[0]?.id).toBe('R5.7a');
  });

  it('marks what was found, also inside of references', () => {
    const pieces = SMALL.pieces('Přilehlé R4.2', 'leh 4.2');
    expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(['leh', '4.2']);
    expect(pieces.map((piece) => piece.text).join('')).toBe('Přilehlé R4.2');
  });
});
