/** What the terminal has no words for: names of seats, what happens at a table beside the game. */

import { beforeAll, describe, expect, it } from 'vitest';
import { speechFor } from '../../src/games/speeches';
import type { EventFacts, Facts, SeatInfo, SeatKind, Told, GameVocabulary } from '../../src/gen/protocol.gen';
import { choicesOf } from '../../src/table/choices';
import { seatName } from '../../src/words/names';
import { Speech } from '../../src/words/speech';
import { words } from '../../src/words/words.svelte';

const NO_WORDS: GameVocabulary = { verbs: {}, prompts: {}, events: {}, words: {} };
const DEALT: EventFacts = {
  rule: 'R4.3',
  arguments: [['card', 'card']],
  facts: [],
  joins: true,
  yields_to: '',
};

function seat(number: number, kind: SeatKind, name = '', level = ''): SeatInfo {
  return { seat: number, kind, name, level, yours: false, present: false, held: false, reserved: false };
}

function news(number: number, event: string, facts: Facts): Told {
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
    expect(names({ ...seat(0, 'person'), held: true }, seat(1, 'open'), seat(2, 'open'))).toEqual([
      'Player 1',
      'Free seat',
      'Free seat',
    ]);
  });
});

describe('players', () => {
  it('who look alike have a tag, and who is gone is a former player', () => {
    const seats = [
      { ...seat(0, 'person', 'Petra'), tag: 'r7kg' },
      { ...seat(1, 'person', 'Реtra'), tag: 'ctk6' },
      seat(2, 'person'),
    ];
    expect(seats.map((each) => seatName(each, seats))).toEqual([
      'Petra #r7kg',
      'Реtra #ctk6',
      'Former player',
    ]);
  });
});

describe('the log', () => {
  it('tells what happens at the table', async () => {
    await words.speak('en');
    const speech = await speechFor('rush', () => ['Petra', 'Karel'], { cards: {} }, NO_WORDS);
    const events = [
      news(1, 'seat', { seat: 1, what: 'join', name: 'Karel Novák' }),
      news(2, 'seat', { seat: 1, what: 'left' }),
      news(3, 'seat', { seat: 1, what: 'bot', level: 'veteran' }),
      news(4, 'seat', { seat: 1, what: 'person' }),
      news(5, 'undo-asked', { seat: 0, to: 3 }),
      news(6, 'undo-agreed', { seat: 1 }),
      news(7, 'undo-refused', { seat: 1 }),
      news(8, 'undone', { seat: 0, to: 3 }),
      news(9, 'rematch', { seat: 0, table: 'aa' }),
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
    const speech = await speechFor(
      'rush',
      () => ['Petra'],
      { cards },
      { ...NO_WORDS, events: { dealt: DEALT } },
    );
    const dealt = (number: number, card: string) => ({ number, event: 'dealt', facts: { card } });
    const lines = speech.events([
      dealt(1, 'a'),
      dealt(2, 'b'),
      news(3, 'undo-asked', { seat: 0 }),
      dealt(4, 'c'),
    ]);
    expect(lines.map((line) => line.numbers)).toEqual([[1, 2], [3], [4]]);
    expect(lines[0]!.text).toContain('A, B');
    expect(lines.map((line) => line.rule)).toEqual(['R4.3', '', 'R4.3']);
  });
});

describe('a game without code of its own', () => {
  it('is told in its messages, by the names and kinds of its facts', async () => {
    await words.speak('en');
    const vocabulary: GameVocabulary = {
      ...NO_WORDS,
      verbs: { pay: { arguments: ['card'], facts: [['value', 'number']] } },
      prompts: {
        medals: [
          ['kills', 'number'],
          ['nation', 'nation'],
        ],
      },
      events: {
        points_lost: {
          ...DEALT,
          joins: false,
          arguments: [
            ['seat', 'seat'],
            ['count', 'number'],
            ['nation', 'nation'],
          ],
        },
      },
    };
    const speech = new Speech('rush', () => ['Petra'], null, vocabulary);
    const question = {
      number: 1,
      seat: 0,
      prompt: 'medals',
      facts: { kills: 2, nation: 'ussr' },
      choices: ['pay E'],
      choice_facts: [{ value: 1 }],
    };
    expect(speech.prompt(question)).toBe('Your reward is 2 medal points (USSR). Which cards do you take?');
    expect(choicesOf(question).map((choice) => speech.action(choice))).toEqual([
      'Pay with Engineers (buying value 1)',
    ]);
    const facts = { seat: 0, count: 1, nation: 'atlantis' };
    expect(speech.events([{ number: 7, event: 'points_lost', facts }])).toEqual([
      { text: 'Petra loses 1 medal point: no single medals left (atlantis).', rule: 'R4.3', numbers: [7] },
    ]);
  });
});
