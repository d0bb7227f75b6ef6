import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { autoAnswer } from '../../src/games/rush/autoAnswer';
import { choiceOf } from '../../src/table/choices';
import type { TableModel } from '../../src/table/model.svelte';

const LONG = 5_000; // milliseconds
const act = vi.fn();

function asked(texts: string[], more: Partial<TableModel> = {}): TableModel {
  return { isReplay: false, choices: texts.map(choiceOf), fresh: [], act, ...more } as unknown as TableModel;
}

beforeEach(() => {
  vi.useFakeTimers();
  act.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('a question with nothing to decide', () => {
  it('is answered after a moment', () => {
    autoAnswer(asked(['finish']));
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LONG);
    expect(act).toHaveBeenCalledExactlyOnceWith(choiceOf('finish'));
  });

  it('is left alone once it is another question', () => {
    autoAnswer(asked(['finish']))?.();
    vi.advanceTimersByTime(LONG);
    expect(act).not.toHaveBeenCalled();
  });

  it('is left to who has just taken a step back to it', () => {
    const fresh = [{ number: 3, table: true, event: 'undone', facts: {} }] as unknown as TableModel['fresh'];
    autoAnswer(asked(['finish'], { fresh }));
    vi.advanceTimersByTime(LONG);
    expect(act).not.toHaveBeenCalled();
  });
});

it('decides nothing for anybody', () => {
  for (const choices of [['finish', 'use_more scouting'], ['launch'], ['medals 0', 'medals 1'], []])
    autoAnswer(asked(choices));
  autoAnswer(asked(['finish'], { isReplay: true }));
  vi.advanceTimersByTime(LONG);
  expect(act).not.toHaveBeenCalled();
});
