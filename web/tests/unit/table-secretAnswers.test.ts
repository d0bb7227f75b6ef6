import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../src/gen/protocol.gen';
import { SecretAnswers } from '../../src/table/secretAnswers';

const answer = vi.fn();
let isWatched = true;
let ids = 0;
let answers: SecretAnswers;

const question = (number: number, choices: string[], secret = true): Question => ({
  number,
  seat: 1,
  prompt: 'tactics',
  facts: {},
  choices,
  choice_facts: [],
  secret,
});

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset();
  isWatched = true;
  ids = 0;
  answers = new SecretAnswers({ newId: () => `id${++ids}`, isWatched: () => isWatched, answer });
});
afterEach(() => vi.useRealTimers());

describe('a secret question', () => {
  it('that leaves one answer is answered after a while, and nobody needs to see it', () => {
    expect(answers.take(1, question(4, ['no']))).toBe(true);
    vi.advanceTimersByTime(390);
    expect(answer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_300);
    expect(answer).toHaveBeenCalledExactlyOnceWith(1, 4, 'no', 'id1');
    expect(answers.has('id1')).toBe(true);
  });

  it('takes as long whether there is a choice or none', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    answers.take(0, question(4, ['no']));
    expect(answers.take(1, question(4, ['tactics 12', 'no']))).toBe(false);
    expect(answers.pauseOf(1)).toBe(answers.pauseOf(0));
    expect(answers.pauseOf(1)).toBe(700);
    vi.advanceTimersByTime(500);
    answers.take(1, question(4, ['tactics 12', 'no'])); // the same question again
    expect(answers.pauseOf(1)).toBe(200);
    vi.restoreAllMocks();
  });

  it('needs no pause among bots, and no other question does', () => {
    isWatched = false;
    answers.take(1, question(4, ['no']));
    vi.advanceTimersByTime(0);
    expect(answer).toHaveBeenCalledOnce();
    expect(answers.take(1, question(5, ['fire 91'], false))).toBe(false);
    expect(answers.pauseOf(1)).toBe(0);
    vi.advanceTimersByTime(5_000);
    expect(answer).toHaveBeenCalledOnce();
  });

  it('that is closed meanwhile is not answered', () => {
    answers.take(1, question(4, ['no']));
    answers.take(1, null);
    vi.advanceTimersByTime(5_000);
    expect(answer).not.toHaveBeenCalled();
  });

  it('is answered again with the same id when the connection is back', () => {
    answers.take(1, question(4, ['no']));
    answers.connectedAgain(1); // too early
    expect(answer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    answers.connectedAgain(1);
    expect(answer.mock.calls).toEqual([
      [1, 4, 'no', 'id1'],
      [1, 4, 'no', 'id1'],
    ]);
  });
});
