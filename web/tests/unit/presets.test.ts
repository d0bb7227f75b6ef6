/** The ready-made tables: shaped as the server takes them, with words in both languages. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRESETS, presetsOf, quickGame } from '../../src/lobby/presets';

const GAMES = ['rush', 'battlegrounds', 'duel'];
const LEVELS = ['random', 'recruit', 'veteran', 'elite'];
const MOST_SEATS: Record<string, number> = { rush: 5, battlegrounds: 4, duel: 8 };

function keysOf(language: string, file: string): Set<string> {
  const text = readFileSync(`../src/tankodrom/words/${language}/${file}.ftl`, 'utf8');
  return new Set(Array.from(text.matchAll(/^([\w-]+) =/gm), (match) => match[1]!));
}

describe('presets', () => {
  it('exist for each game, under different names', () => {
    expect(new Set(PRESETS.map((preset) => preset.game))).toEqual(new Set(GAMES));
    const names = PRESETS.map((preset) => `${preset.game}/${preset.key}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(PRESETS.map((preset) => [`${preset.game}/${preset.key}`, preset] as const))(
    '%s has seats, known options and words',
    (_, preset) => {
      expect(preset.seats.length).toBeGreaterThan(0);
      expect(preset.seats.length).toBeLessThanOrEqual(MOST_SEATS[preset.game]!);
      expect(preset.seats[0]).toEqual({ kind: 'me' });
      for (const seat of preset.seats) {
        if (seat.kind === 'bot') expect(LEVELS).toContain(seat.level);
        else expect(seat.level).toBeUndefined();
      }
      for (const language of ['en', 'cs']) {
        const lobby = keysOf(language, 'web-lobby');
        const game = keysOf(language, preset.game);
        expect(lobby).toContain(`preset-${preset.game}-${preset.key}`);
        expect(lobby).toContain(`preset-${preset.game}-${preset.key}-about`);
        for (const key of Object.keys(preset.options)) expect(game).toContain(`${preset.game}-option-${key}`);
      }
    },
  );

  it.each(GAMES)('the quick game of %s needs nobody else', (game) => {
    const quick = quickGame(game);
    expect(quick).toBe(presetsOf(game)[0]);
    expect(quick.seats.some((seat) => seat.kind === 'open')).toBe(false);
    expect(quick.seats.filter((seat) => seat.kind === 'me')).toHaveLength(1);
  });
});
