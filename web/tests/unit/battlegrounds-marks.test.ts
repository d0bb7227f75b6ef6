/** What the squares of the Battlegrounds board stand for, and the signs on them. */

import { beforeEach, expect, test } from 'vitest';
import { walk } from '../../src/games/battlegrounds/geometry';
import { marksOf } from '../../src/games/battlegrounds/marks';
import { Selection } from '../../src/games/battlegrounds/selection.svelte';
import { whyNotSquare } from '../../src/games/battlegrounds/why';
import { TableModel } from '../../src/table/model.svelte';

class Bench extends TableModel {
  readonly isReplay = false;
  readonly needsSecondTap = false;
  async act(): Promise<void> {}
  async askWhy(): Promise<void> {}
}

const FIGURES = [
  { colour: 'green', owner: 0, square: 'A1', card: 'tk03', points: 3 },
  { colour: 'blue', owner: 0, square: 'H8', card: 'tk07', points: 3 },
];
const SQUARES = { A1: { figure: 'green' }, H8: { figure: 'blue' }, A4: { token: 'p01a' } };
const OUTLOOK = {
  green: {
    tk03: {
      moves: [
        { path: ['A2'], fate: 'safe', at: 'A2', shots: [{ square: 'A4', effect: 'token' }] },
        { path: ['B1'], fate: 'destroyed_by_mine', at: 'B1', shots: [] },
      ],
      shots: [],
    },
    tk12: { moves: [{ path: ['A2', 'A3', 'A4'], fate: 'safe', at: 'A4', shots: [] }], shots: [] },
  },
  blue: { tk07: { moves: [{ path: ['H7', 'H6'], fate: 'absorbed', at: 'H6', shots: [] }], shots: [] } },
};
const MAIN = ['move green A2', 'move green B1', 'move blue H7,H6', 'change_tank green tk12'];

let model: Bench;
let selection: Selection;

function ask(choices: string[], prompt = 'main'): void {
  model.picture = {
    seat: 0,
    number: 1,
    status: 'playing',
    view: { seat: 0, figures: FIGURES, squares: SQUARES, step: { name: '' } },
    question: {
      number: (model.question?.number ?? 0) + 1,
      seat: 0,
      prompt,
      facts: {},
      choices,
      choice_facts: [],
    },
    undo: null,
  };
}

function signs(): string[] {
  return marksOf(selection)
    .map((mark) => `${mark.square} ${mark.sign}${mark.live ? '' : '?'}`)
    .sort();
}

beforeEach(() => {
  model = new Bench();
  model.outlook = OUTLOOK;
  model.kit = { longest_path: 4 };
  selection = new Selection(model);
  ask(MAIN);
});

test('as long as no figure is picked the squares stand for the moves of all', () => {
  expect(selection.colour).toBeNull();
  expect(signs()).toEqual(['A2 move', 'B1 deadly', 'H6 shielded']);
  expect(selection.choicesAt('H6').map((choice) => choice.text)).toEqual(['move blue H7,H6']);
});

test('a picked figure leaves only its own moves, until it is let go', () => {
  selection.pickColour('green');
  expect(signs()).toEqual(['A2 move', 'B1 deadly']);
  expect(selection.choicesAt('H6')).toEqual([]);
  selection.pickColour('green');
  expect(signs()).toHaveLength(3);
});

test('the only figure that can act is picked by itself', () => {
  ask(['shoot blue H7 token', 'skip_shot'], 'shot');
  expect(selection.colour).toBe('blue');
  expect(signs()).toEqual(['H7 shot']);
});

test('pointing at a way shows what can be hit from its end', () => {
  selection.pickColour('green');
  selection.pointed = 'A2';
  expect(signs()).toEqual(['A2 move', 'A4 shot?', 'B1 deadly']);
});

test('a card that is tried on shows its moves, and nothing can be driven by mistake', () => {
  selection.pickColour('green');
  selection.pickCard('tk12');
  expect(selection.isTrying).toBe(true);
  expect(signs()).toEqual(['A4 move?']);
  expect(selection.choicesAt('A2')).toEqual([]);
  ask(MAIN); // with the next question the card is put back
  expect(selection.isTrying).toBe(false);
});

test('a dark square asks about the way that leads there', () => {
  selection.pickColour('green');
  expect(whyNotSquare(selection, 'C2')).toBe('move green B2,C2');
  expect(whyNotSquare(selection, 'A1')).toBe('');
  expect(whyNotSquare(selection, 'A8')).toBe('move green A2,A3,A4,A5'); // no longer than the kit says
  expect(walk('A1', 'D4')).toEqual(['B2', 'C3', 'D4']);
});
