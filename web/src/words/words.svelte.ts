/** The words that people read: the Fluent files that the terminal uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from '../net/api';

export type Language = 'en' | 'cs';
export const LANGUAGES: readonly Language[] = ['en', 'cs'];
export type Argument = string | number;
export type Arguments = Record<string, Argument>;

const FOLDER = '../../../src/tankodrom/words';
const files = import.meta.glob<string>('../../../src/tankodrom/words/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** All texts of one language. Components that call `say` are drawn again when the language or the texts change. */
export class Words {
  language = $state<Language>('en');
  #bundle = $state.raw(bundleOf('en', []));
  #read = new Map<string, FluentResource>();

  constructor(language: Language) {
    this.language = language;
    this.#bundle = bundleOf(language, []);
  }

  /** Add files (`rush`, `rules-rush` …) to what `say` knows; again is harmless. */
  async read(...names: string[]): Promise<void> {
    const missing = names.filter((name) => !this.#read.has(name));
    if (missing.length === 0) return;
    const language = this.language;
    const resources = await Promise.all(missing.map((name) => resource(language, name)));
    if (language !== this.language) return this.read(...names);
    for (const [at, name] of missing.entries()) this.#read.set(name, resources[at]!);
    this.#bundle = bundleOf(language, this.#read.values());
  }

  /** Everything that was read so far is read in the new language before anything changes on the screen. */
  async speak(language: Language): Promise<void> {
    if (language === this.language) return;
    const names = [...this.#read.keys()];
    const resources = await Promise.all(names.map((name) => resource(language, name)));
    this.#read = new Map(names.map((name, at) => [name, resources[at]!]));
    this.language = language;
    this.#bundle = bundleOf(language, resources);
  }

  /** Are the words of this game part of the client? Others are asked of the server. */
  brings(game: string): boolean {
    return `${FOLDER}/${this.language}/${game}.ftl` in files;
  }

  /** The games whose rule books are part of the client. */
  books(): string[] {
    return Object.keys(files).flatMap((path) => /\/en\/rules-(.+)\.ftl$/.exec(path)?.[1] ?? []);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, args: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) {
      console.error(`there are no words for ${key} in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    if (errors.length > 0) console.error(`the words for ${key} do not fit`, errors[0], args);
    return said;
  }

  /** The keys of a file that was read, in its order. */
  keys(name: string): string[] {
    void this.#bundle; // so that components that use them are drawn again
    return (this.#read.get(name)?.body ?? []).map((entry) => entry.id);
  }
}

function bundleOf(language: Language, resources: Iterable<FluentResource>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const each of resources) bundle.addResource(each);
  return bundle;
}

async function resource(language: Language, name: string): Promise<FluentResource> {
  const load = files[`${FOLDER}/${language}/${name}.ftl`];
  return new FluentResource(load ? await load() : await brought(language, name));
}

/** The words of a game that another package brings: the server has them. Such a game has no file `web-GAME`. */
async function brought(language: Language, name: string): Promise<string> {
  if (name.startsWith('web-')) return '';
  const game = name.replace(/^rules-/, '');
  const told = await api.words(game, language);
  return name === game ? told.game : told.rules;
}

function remembered(): Language {
  const stored = globalThis.localStorage?.getItem('language');
  if (stored === 'cs' || stored === 'en') return stored;
  return globalThis.navigator?.language.startsWith('cs') || globalThis.navigator?.language.startsWith('sk')
    ? 'cs'
    : 'en';
}

/** The words of this page. */
export const words = new Words(remembered());

export function say(key: string, args: Arguments = {}): string {
  return words.say(key, args);
}

export async function setLanguage(language: Language): Promise<void> {
  await words.speak(language);
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
}
