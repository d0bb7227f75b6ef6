/** Both interfaces say the same: what `tools/dump_speech.py` heard the terminal say, the client must say too. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Told } from '../../src/gen/protocol.gen';
import type { Advice, Refusal } from '../../src/net/api';
import { choiceOf } from '../../src/table/choices';
import { speechFor, type Speech } from '../../src/words/speech';
import { LANGUAGES, words, type Language } from '../../src/words/words.svelte';

type Said<T> = Record<Language, T>;

interface Asked {
  view: any;
  question: any;
  prompt: Said<string>;
  labels: Said<string[]>;
  reasons: (Advice & { said: Said<string> })[];
  refusals: { refusal: Refusal; said: Said<string> }[];
  modifiers: { entry: any; said: Said<string> }[];
}

interface News {
  events: Told[];
  lines: Said<string[]>;
}

interface Step {
  asked: Asked;
  news: News;
}

interface Played {
  game: string;
  options: any;
  names: string[];
  kit: any;
  things: Said<Record<string, Record<string, string>>>;
  imagined: News[];
  steps: Step[];
}

const ROOT = resolve(import.meta.dirname, '../../..');
const games: Played[] = [];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  try {
    const file = join(folder, 'said.jsonl');
    execFileSync(join(ROOT, '.venv/bin/python'), ['tools/dump_speech.py', file], { cwd: ROOT });
    for (const line of readFileSync(file, 'utf-8').trim().split('\n')) {
      const value = JSON.parse(line);
      if ('kit' in value) games.push({ ...value, steps: [] });
      else games.at(-1)!.steps.push(value);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);

/** Every sentence that differs, at most a handful. */
async function differing(language: Language, check: Check): Promise<string[]> {
  const found: string[] = [];
  let compared = 0;
  for (const played of games) {
    await words.speak(language);
    const speech = await speechFor(played.game, () => played.names, played.kit);
    check(played, speech, (what, mine, theirs) => {
      compared += 1;
      if (mine !== theirs) found.push(`${played.game}: ${what}\n  web:      ${mine}\n  terminal: ${theirs}`);
    });
  }
  expect(compared).toBeGreaterThan(100);
  return [...new Set(found)].slice(0, 12);
}

type Compare = (what: string, mine: string, theirs: string) => void;
type Check = (played: Played, speech: Speech, compare: Compare) => void;

describe.each(LANGUAGES)('in %s the client says the same as the terminal', (language) => {
  function everyQuestion(check: (asked: Asked, speech: Speech, compare: Compare) => void): Promise<string[]> {
    return differing(language, (played, speech, compare) => {
      for (const { asked } of played.steps) check(asked, speech, compare);
    });
  }

  it('in questions', async () => {
    const found = await everyQuestion((asked, speech, compare) => {
      compare(asked.question.prompt, speech.prompt(asked.view, asked.question), asked.prompt[language]);
    });
    expect(found).toEqual([]);
  });

  it('in choices', async () => {
    const found = await everyQuestion((asked, speech, compare) => {
      for (const [at, text] of (asked.question.choices as string[]).entries()) {
        compare(text, speech.action(asked.view, choiceOf(text)), asked.labels[language][at]!);
      }
    });
    expect(found).toEqual([]);
  });

  it('in reasons', async () => {
    const found = await everyQuestion((asked, speech, compare) => {
      for (const each of asked.reasons) compare(each.reason, speech.reason(each), each.said[language]);
    });
    expect(found).toEqual([]);
  });

  it('in refusals', async () => {
    const found = await everyQuestion((asked, speech, compare) => {
      for (const { refusal, said } of asked.refusals) {
        compare(refusal.reason, speech.refusal(refusal), said[language]);
      }
    });
    expect(found).toEqual([]);
  });

  it('of what happens', async () => {
    const found = await differing(language, (played, speech, compare) => {
      for (const news of [...played.imagined, ...played.steps.map((step) => step.news)]) {
        const lines = speech.events(news.events);
        const what = news.events.map((event) => event.event).join(' ');
        compare(what, lines.map((line) => line.text).join('\n'), news.lines[language].join('\n'));
      }
    });
    expect(found).toEqual([]);
  });

  it('of cards, tokens and tanks', async () => {
    const found = await differing(language, (played, speech, compare) => {
      for (const [method, things] of Object.entries(played.things[language])) {
        for (const [name, text] of Object.entries(things)) {
          const thing =
            played.game === 'duel' && method !== 'tank' && method !== 'ground' ? Number(name) : name;
          compare(`${method} ${name}`, (speech as any)[method](thing), text);
        }
      }
      for (const { asked } of played.steps) {
        for (const { entry, said } of asked.modifiers) {
          compare(entry.reason, (speech as any).modifier(entry), said[language]);
        }
      }
    });
    expect(found).toEqual([]);
  });
});
