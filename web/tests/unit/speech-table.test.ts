/** What the terminal has no words for: names of seats, what happens at a table beside the game, rules of log lines. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatInfo, Told } from '../../src/gen/protocol.gen';
import * as vocabularies from '../../src/gen/vocabulary.gen';
import { seatName } from '../../src/words/names';
import { speechFor } from '../../src/words/speech';
import { words } from '../../src/words/words.svelte';

const GAMES = ['rush', 'battlegrounds', 'duel'] as const;

function seat(number: number, kind: string, name = '', level = ''): SeatInfo {
  return { seat: number, kind, name, level, yours: false, present: false, held: false };
}

function news(number: number, event: string, facts: Record<string, unknown>): Told {
  return { number, event, facts, table: true };
}

beforeAll(async () => {
  await words.read('common', 'web');
});

describe('seats are called', () => {
  function names(...seats: SeatInfo[]): string[] {
    return seats.map((each) => seatName(each, seats));
  }

  it('by the names of their players, or by the levels of their bots', async () => {
    await words.speak('en');
    expect(names(seat(0, 'person', 'Petra'), seat(1, 'bot', '', 'elite:bold'))).toEqual(['Petra', 'Elite']);
    await words.speak('cs');
    expect(names(seat(0, 'person', 'Petra'), seat(1, 'bot', 'veteran', 'veteran'))).toEqual([
      'Petra',
      'Veterán',
    ]);
  });

  it('each by another name', async () => {
    await words.speak('en');
    const seats = [seat(0, 'bot', '', 'veteran'), seat(1, 'person', 'Karel'), seat(2, 'bot', '', 'veteran')];
    expect(names(...seats)).toEqual(['Veteran 1', 'Karel', 'Veteran 2']);
  });

  it('free where nobody sits yet', () => {
    expect(names(seat(0, 'person'), seat(1, 'open'), seat(2, 'open'))).toEqual([
      'Player 1',
      'Free seat',
      'Free seat',
    ]);
  });
});

describe('the log', () => {
  it('tells what happens at the table', async () => {
    await words.speak('en');
    const speech = await speechFor('rush', () => ['Petra', 'Karel'], { cards: {} });
    const events = [
      news(1, 'seat', { seat: 1, text: 'join Karel Novák' }),
      news(2, 'seat', { seat: 1, text: 'left' }),
      news(3, 'seat', { seat: 1, text: 'bot veteran' }),
      news(4, 'seat', { seat: 1, text: 'person' }),
      news(5, 'undo-asked', { seat: 0, to: 3 }),
      news(6, 'undo-agreed', { seat: 1 }),
      news(7, 'undo-refused', { seat: 1 }),
      news(8, 'undone', { seat: 0, to: 3 }),
      news(9, 'rematch', { seat: 0, text: 'aa' }),
    ];
    const lines = speech.events(events);
    expect(lines.map((line) => line.numbers)).toEqual(events.map((event) => [event.number]));
    expect(lines.map((line) => line.text).slice(0, 3)).toEqual([
      'Karel Novák sits down at the table.',
      'Karel leaves the table.',
      'A bot now plays for Karel: Veteran.',
    ]);
    for (const line of lines) expect(line.text).not.toMatch(/^event-/);
  });

  it('joins what happens in the game, but not across news of the table', async () => {
    await words.speak('en');
    const cards = Object.fromEntries(
      ['a', 'b', 'c'].map((code) => [code, { name: code.toUpperCase(), type: 'spg' }]),
    );
    const speech = await speechFor('rush', () => ['Petra'], { cards });
    const dealt = (number: number, card: string) => ({ number, event: 'dealt', facts: { card } });
    const lines = speech.events([
      dealt(1, 'a'),
      dealt(2, 'b'),
      news(3, 'undo-asked', { seat: 0 }),
      dealt(4, 'c'),
    ]);
    expect(lines.map((line) => line.numbers)).toEqual([[1, 2], [3], [4]]);
    expect(lines[0]!.text).toContain('A, B');
  });

  it.each(GAMES)('names rules of %s that are in its book', async (game) => {
    const speech = await speechFor(game, () => [], { cards: {}, tanks: [], terrain: {} });
    const rules: Record<string, string> = (speech as any).rules;
    const book = readFileSync(
      resolve(import.meta.dirname, `../../../src/tankodrom/words/en/rules-${game}.ftl`),
      'utf-8',
    );
    const known = game === 'duel' ? { ...rules, ...vocabularies.modifierRules } : rules;
    for (const [event, rule] of Object.entries(known)) {
      const key = `${game}-${rule.replaceAll('.', '-').replace('(', '_').replace(')', '')}`;
      expect(book, event).toContain(`\n${key} =`);
    }
    for (const event of Object.keys(rules)) expect(vocabularies[game].events).toHaveProperty(event);
  });
});
