/** Both interfaces say the same: what `tools/dump_speech.py` heard the terminal say, the client must say too. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { speechFor } from '../../src/games/speeches';
import type { AdviceInfo, GameVocabulary, Question, RefusalInfo, Told } from '../../src/gen/protocol.gen';
import type { Modifier } from '../../src/gen/duel.gen';
import { choicesOf } from '../../src/table/choices';
import type { Speech } from '../../src/words/speech';
import { LANGUAGES, words, type Language } from '../../src/words/words.svelte';

type Said<T> = Record<Language, T>;

interface Asked {
  question: Question;
  prompt: Said<string>;
  labels: Said<string[]>;
  reasons: (AdviceInfo & { said: Said<string> })[];
  refusals: { refusal: RefusalInfo; said: Said<string> }[];
  modifiers: { entry: Modifier; said: Said<string> }[];
}

interface Played {
  game: string;
  names: string[];
  kit: unknown;
  vocabulary: GameVocabulary;
  things: Said<Record<string, Record<string, string>>>; // by the methods of the speech
  asked: Asked[];
  news: { events: Told[]; lines: Said<[text: string, rule: string][]> }[];
}

const ROOT = resolve(import.meta.dirname, '../../..');
const games: Played[] = [];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  try {
    const file = join(folder, 'said.jsonl');
    execFileSync(join(ROOT, '.venv/bin/python'), ['tools/dump_speech.py', file], { cwd: ROOT });
    games.push(
      ...readFileSync(file, 'utf-8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);

type Compare = (what: string, mine: string, theirs: string) => void;

describe.each(LANGUAGES)('in %s the client says the same as the terminal', (language) => {
  /** Every sentence that differs, at most a handful. */
  async function differing(check: (played: Played, speech: Speech, compare: Compare) => void) {
    const found: string[] = [];
    let compared = 0;
    for (const played of games) {
      await words.speak(language);
      const speech = await speechFor(played.game, () => played.names, played.kit, played.vocabulary);
      check(played, speech, (what, mine, theirs) => {
        compared += 1;
        if (mine !== theirs)
          found.push(`${played.game}: ${what}\n  web:      ${mine}\n  terminal: ${theirs}`);
      });
    }
    expect(compared).toBeGreaterThan(100);
    return [...new Set(found)].slice(0, 12);
  }

  it('in questions and choices', async () => {
    const found = await differing((played, speech, compare) => {
      for (const { question, prompt, labels } of played.asked) {
        compare(question.prompt, speech.prompt(question), prompt[language]);
        for (const [at, choice] of choicesOf(question).entries()) {
          compare(choice.text, speech.action(choice), labels[language][at]!);
        }
      }
    });
    expect(found).toEqual([]);
  });

  it('in reasons and refusals', async () => {
    const found = await differing((played, speech, compare) => {
      for (const { reasons, refusals } of played.asked) {
        for (const each of reasons) compare(each.reason, speech.reason(each), each.said[language]);
        for (const { refusal, said } of refusals) {
          compare(refusal.reason, speech.refusal(refusal), said[language]);
        }
      }
    });
    expect(found).toEqual([]);
  });

  it('of what happens, and under which rule', async () => {
    const found = await differing((played, speech, compare) => {
      for (const { events, lines } of played.news) {
        const mine = speech.events(events).map((line) => [line.text, line.rule]);
        compare(events.map((event) => event.event).join(' '), String(mine), String(lines[language]));
      }
    });
    expect(found).toEqual([]);
  });

  it('of cards, tokens and tanks, and of what changes a shot', async () => {
    let modifiers = 0;
    const found = await differing((played, speech, compare) => {
      const methods = speech as unknown as Record<string, (thing: unknown) => string>;
      for (const [method, things] of Object.entries(played.things[language])) {
        for (const [name, text] of Object.entries(things)) {
          const isNumber = played.game === 'duel' && (method === 'card' || method === 'details');
          compare(`${method} ${name}`, methods[method]!.call(speech, isNumber ? Number(name) : name), text);
        }
      }
      for (const { entry, said } of played.asked.flatMap((asked) => asked.modifiers)) {
        modifiers += 1;
        compare(entry.reason, methods.modifier!.call(speech, entry), said[language]);
      }
    });
    expect(found).toEqual([]);
    expect(modifiers).toBeGreaterThan(20);
  });
});
