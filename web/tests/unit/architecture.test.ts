/** Imports of the client point one way. Parts are folders of `src`, or some of their files. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = resolve(import.meta.dirname, '../../src');

/** What a part may import beside itself. Each names only parts above it, so there are no cycles. */
const ALLOWED: Record<string, string[]> = {
  protocol: [], // what the server sends for all games
  types: [], // what it sends for one game
  router: [],
  art: [],
  net: ['protocol'],
  words: ['net', 'protocol'],
  ui: ['art', 'router', 'words'],
  gallery: ['art', 'ui', 'words'], // a page that shows all drawings
  rulebook: ['art', 'net', 'protocol', 'router', 'ui', 'words'],
  model: ['net', 'protocol', 'words'], // of a table, which the games draw
  draft: ['net', 'protocol', 'words'], // of a table that is set up
  contract: ['draft', 'model', 'protocol'], // what a game brings
  game: ['art', 'contract', 'draft', 'model', 'net', 'protocol', 'types', 'ui', 'words'],
  games: ['contract', 'game', 'protocol', 'words'], // finds them
  table: ['art', 'contract', 'games', 'model', 'net', 'protocol', 'router', 'rulebook', 'ui', 'words'],
  lobby: ['art', 'draft', 'games', 'net', 'protocol', 'router', 'rulebook', 'ui', 'words'],
  identity: ['art', 'lobby', 'net', 'protocol', 'router', 'ui', 'words'], // who I am, on which devices
  replay: ['art', 'contract', 'games', 'model', 'net', 'protocol', 'router', 'table', 'ui', 'words'],
};

/** The files of a part that is not a whole folder; the first match counts. A game's folder is a `game`. */
const FILES: [RegExp, string][] = [
  [/^router/, 'router'],
  [/^[^/]+$/, 'app'],
  [/^gen\/protocol\./, 'protocol'],
  [/^gen\//, 'types'],
  [/^art\/Gallery/, 'gallery'],
  [/^table\/(choices|log|model|roving|sharing|touch)(\.|$)/, 'model'],
  [/^lobby\/(draft|presets|problems)(\.|$)/, 'draft'],
  [/^games\/contract/, 'contract'],
  [/^games\/.+\//, 'game'],
];

interface Arrow {
  from: string; // a file
  to: string;
}

function partOf(file: string): string {
  return FILES.find(([pattern]) => pattern.test(file))?.[1] ?? file.split('/')[0]!;
}

/** The game that a file belongs to; '' for none, `*` for a glob over all. */
function gameOf(file: string): string {
  const [, folder, types] = /^games\/([^/]+)\/|^gen\/(\w+)\.gen/.exec(file) ?? [];
  return folder ?? (types === 'protocol' ? '' : (types ?? ''));
}

/** Static and dynamic imports, of types too, and globs. */
function importsOf(text: string): string[] {
  const found = text.matchAll(/\b(?:import|export)\b[^;'"`]*?['"](\.[^'"]+)['"]/g);
  return [...found].map(([, path]) => path!);
}

function sources(ending: RegExp): { file: string; text: string }[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf-8') }));
}

function arrows(): Arrow[] {
  return sources(/\.(ts|svelte)$/).flatMap(({ file, text }) =>
    importsOf(text)
      .map((path) => ({ from: file, to: relative(SOURCE, normalize(join(SOURCE, dirname(file), path))) }))
      .filter(({ to }) => !to.startsWith('..')),
  );
}

function isAllowed({ from, to }: Arrow): boolean {
  const [part, other] = [partOf(from), partOf(to)];
  if (part === 'app') return true;
  if (gameOf(from) && gameOf(to) && gameOf(from) !== gameOf(to)) return false;
  return part === other || ALLOWED[part]!.includes(other);
}

describe('imports', () => {
  it('follow the arrows', () => {
    const wrong = arrows().filter((arrow) => !isAllowed(arrow));
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('have no cycles between parts', () => {
    const parts = Object.keys(ALLOWED);
    const upwards = parts.flatMap((part, at) =>
      ALLOWED[part]!.filter((other) => !parts.slice(0, at).includes(other)).map((other) => [part, other]),
    );
    expect(upwards).toEqual([]);
  });

  it('would be noticed if they did not', () => {
    expect(
      importsOf(
        "import a from './a';\nconst b = await import('../b');\nconst c = import.meta.glob<C>('./*/c.ts');",
      ),
    ).toEqual(['./a', '../b', './*/c.ts']);
    expect(isAllowed({ from: 'table/Frame.svelte', to: 'lobby/Home.svelte' })).toBe(false);
    expect(isAllowed({ from: 'table/Frame.svelte', to: 'games/rush/lobby' })).toBe(false);
    expect(isAllowed({ from: 'table/model.svelte.ts', to: 'table/live.svelte' })).toBe(false);
    expect(isAllowed({ from: 'games/rush/Hand.svelte', to: 'games/duel/view' })).toBe(false);
    expect(isAllowed({ from: 'games/rush/Hand.svelte', to: 'gen/duel.gen' })).toBe(false);
    expect(isAllowed({ from: 'games/rush/Hand.svelte', to: 'table/choices' })).toBe(true);
    expect(isAllowed({ from: 'lobby/draft.svelte.ts', to: 'gen/duel.gen' })).toBe(false);
    expect(isAllowed({ from: 'words/speech.ts', to: 'games/*/speech.ts' })).toBe(false);
    expect(isAllowed({ from: 'games/speeches.ts', to: 'games/*/speech.ts' })).toBe(true);
  });
});

// The linter sees scripts only.
it('nothing in a component is of any type', () => {
  const loose = sources(/\.svelte$/).filter(({ text }) => /\bas any\b|: any\b/.test(text));
  expect(loose.map(({ file }) => file)).toEqual([]);
});
