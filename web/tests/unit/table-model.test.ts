import { beforeEach, describe, expect, it } from 'vitest';
import { choiceOf, type Choice } from '../../src/table/choices';
import { TableModel } from '../../src/table/model.svelte';

class Bench extends TableModel {
  readonly isReplay = false;
  needsSecondTap = false;
  acted: string[] = [];
  asked: string[] = [];

  async act(choice: Choice): Promise<void> {
    this.acted.push(choice.text);
  }

  async askWhy(action: string): Promise<void> {
    this.asked.push(action);
  }
}

const [one, two] = [choiceOf('buy 1'), choiceOf('buy 2')];
let model: Bench;

beforeEach(() => {
  model = new Bench();
});

describe('a thing that is touched', () => {
  it('plays its only choice', () => {
    model.touch([one], 5, 6);
    expect(model.acted).toEqual(['buy 1']);
  });

  it('shows its choices where it was touched', () => {
    model.touch([one, two], 5, 6);
    expect(model.menu).toEqual({ choices: [one, two], x: 5, y: 6 });
    expect(model.acted).toEqual([]);
    model.tap(two);
    expect(model.menu).toBeNull();
    expect(model.acted).toEqual(['buy 2']);
  });

  it('says its only choice first where one would not expect it', () => {
    model.touch([one], 5, 6, '', true);
    expect(model.menu).toEqual({ choices: [one], x: 5, y: 6 });
    expect(model.acted).toEqual([]);
  });

  it('asks why it has no choice, if it knows what to ask', () => {
    model.touch([], 5, 6, 'buy 3');
    model.touch([], 5, 6);
    expect(model.asked).toEqual(['buy 3']);
    expect(model.acted).toEqual([]);
  });
});

describe('a choice that others would have to agree to take back', () => {
  beforeEach(() => {
    model.needsSecondTap = true;
  });

  it('needs a second tap', () => {
    model.tap(one);
    expect(model.armed).toEqual(one);
    expect(model.acted).toEqual([]);
    model.tap(choiceOf('buy 1'));
    expect(model.armed).toBeNull();
    expect(model.acted).toEqual(['buy 1']);
  });

  it('gives way to another one', () => {
    model.tap(one);
    model.tap(two);
    expect(model.armed).toEqual(two);
    expect(model.acted).toEqual([]);
  });
});

it('nothing is chosen while a move is on its way', () => {
  model.busy = true;
  model.tap(one);
  expect(model.acted).toEqual([]);
  expect(model.armed).toBeNull();
});

it('the best advice is marked, the others are not', () => {
  const advice = { value: 0.5, share: 1, reason: '', facts: {}, kinds: {} };
  model.advice = [
    { action: 'buy 2', ...advice },
    { action: 'buy 1', ...advice },
  ];
  expect(model.isAdvised([one, two])).toBe(true);
  expect(model.isAdvised([one])).toBe(false);
});
