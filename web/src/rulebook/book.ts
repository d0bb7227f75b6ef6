/**
 * The rule books in our own words: chapters and rules with their ids, found and searched.
 *
 * The ids are those of `words/rulebook.py`: `R5.10` is the message `rush-R5-10`, `10.1.3(2)` is `duel-10-1-3_2`.
 */

import { say, words } from '../words/words.svelte';

export interface Rule {
  id: string;
  text: string;
  plain: string; // folded, for the search
}

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

/** A stretch of a text: plain, found by the search, or naming another rule. */
export interface Piece {
  text: string;
  rule: string;
  found: boolean;
}

export function idOf(game: string, key: string): string {
  const [paragraph = '', statement] = key.slice(game.length + 1).split('_');
  return paragraph.replaceAll('-', '.') + (statement ? `(${statement})` : '');
}

export function addressOf(game: string, rule: string): string {
  return `/rules/${game}${rule ? `?rule=${encodeURIComponent(rule)}` : ''}`;
}

export class Book {
  readonly chapters: Chapter[] = [];
  readonly #ids = new Set<string>();
  readonly #order: string[] = [];

  /** `texts` by message key, in the order of the book. */
  constructor(
    readonly game: string,
    texts: Iterable<[key: string, text: string]>,
  ) {
    for (const [key, text] of texts) {
      const id = idOf(game, key);
      this.#ids.add(id);
      this.#order.push(id);
      if (id.includes('.')) this.chapters.at(-1)?.rules.push({ id, text, plain: fold(`${id} ${text}`) });
      else this.chapters.push({ id, title: text, rules: [] });
    }
  }

  /** The rule or chapter meant by a reference: `12.3` may mean the statements `12.3(1)` …; '' if there is none. */
  resolve(reference: string): string {
    if (this.#ids.has(reference)) return reference;
    return (
      this.#order.find((id) => id.startsWith(`${reference}(`)) ??
      this.#order.find((id) => id.startsWith(`${reference}.`)) ??
      ''
    );
  }

  /** Only what has all words of the query; a chapter whose title has them stays whole. */
  search(query: string): Chapter[] {
    const wanted = wordsOf(query);
    if (wanted.length === 0) return this.chapters;
    const has = (plain: string) => wanted.every((word) => plain.includes(word));
    return this.chapters
      .map((chapter) =>
        has(fold(`${chapter.id} ${chapter.title}`))
          ? chapter
          : { ...chapter, rules: chapter.rules.filter((rule) => has(rule.plain)) },
      )
      .filter((chapter) => chapter.rules.length > 0);
  }

  pieces(text: string, query: string): Piece[] {
    const wanted = wordsOf(query);
    const pieces: Piece[] = [];
    let done = 0;
    for (const match of text.matchAll(REFERENCE)) {
      const rule = this.resolve(match[0]);
      if (!rule) continue;
      pieces.push(...marked(text.slice(done, match.index), '', wanted));
      pieces.push(...marked(match[0], rule, wanted));
      done = match.index + match[0].length;
    }
    pieces.push(...marked(text.slice(done), '', wanted));
    return pieces;
  }
}

/** `R5.10`, `V3`, `R7.5a`; `4.2.7(2)`, `12.1.4.c`, `8.3.5.ii`; the number after the word chapter. */
const REFERENCE =
  /\b(?:[RV]\d+(?:\.\d+[a-z]?)?|\d+\.\d+(?:\.\d+)*(?:\.[a-z]+)?(?:\(\d+\))?)|(?<=\b(?:chapters?|kapitol\p{L}*)\s)\d+\b/giu;

/** Small letters without accents; as long as the text, so that places in both are the same. */
export function fold(text: string): string {
  let folded = '';
  for (const letter of text) {
    if (letter < '\x80') {
      folded += letter.toLowerCase();
      continue;
    }
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    folded += plain.length === letter.length ? plain : letter;
  }
  return folded;
}

/** Single letters are still being typed. */
function wordsOf(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
}

/** A text cut where the wanted words begin and end. */
function marked(text: string, rule: string, wanted: string[]): Piece[] {
  if (text === '') return [];
  if (wanted.length === 0) return [{ text, rule, found: false }];
  const plain = fold(text);
  const spans: [number, number][] = [];
  for (const word of wanted) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      spans.push([at, at + word.length]);
    }
  }
  spans.sort((one, other) => one[0] - other[0]);
  const pieces: Piece[] = [];
  let done = 0;
  for (const [start, end] of spans) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    if (from > done) pieces.push({ text: text.slice(done, from), rule, found: false });
    pieces.push({ text: text.slice(from, end), rule, found: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), rule, found: false });
  return pieces;
}

/** The book in the language of the page; `rules-GAME` must have been read. Drawn anew when the language changes. */
export function bookOf(game: string): Book {
  return new Book(
    game,
    words.keys(`rules-${game}`).map((key): [string, string] => [key, say(key)]),
  );
}
