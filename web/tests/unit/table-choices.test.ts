import { describe, expect, it } from 'vitest';
import { choiceOf, groupedByVerb, withVerb } from '../../src/table/choices';

const all = ['buy 1', 'buy 3', 'use RC research', 'set_aside RC', 'buy 4', 'end_play'].map(choiceOf);

describe('choices', () => {
  it('are read from what the server writes', () => {
    expect(choiceOf('strike su-t60 P1 0')).toEqual({
      text: 'strike su-t60 P1 0',
      verb: 'strike',
      args: ['su-t60', 'P1', '0'],
      facts: {},
    });
    expect(choiceOf('end_play').args).toEqual([]);
  });

  it('are found by their verb and arguments; null stands for any', () => {
    expect(withVerb(all, 'buy').map((choice) => choice.text)).toEqual(['buy 1', 'buy 3', 'buy 4']);
    expect(withVerb(all, 'buy', 3)).toHaveLength(1);
    expect(withVerb(all, 'use', null, 'research')).toHaveLength(1);
    expect(withVerb(all, 'use', 'RC', 'sabotage')).toEqual([]);
  });

  it('with the same verb stand beside each other', () => {
    expect(groupedByVerb(all).map((choice) => choice.verb)).toEqual([
      'buy',
      'buy',
      'buy',
      'use',
      'set_aside',
      'end_play',
    ]);
  });
});
