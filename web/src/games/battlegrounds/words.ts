/** Small things of this table in words: squares and the parts of cards. Names are the speech's. */

import type { TableModel } from '../../table/model.svelte';
import { say } from '../../words/words.svelte';
import type { BattlegroundsSpeech } from './speech';
import { viewOf, type Colour, type SquareName } from './view';

export function speechOf(model: TableModel): BattlegroundsSpeech {
  return model.speech as BattlegroundsSpeech;
}

/** The letter on a figure, for users who cannot distinguish the colours. */
export function letterOf(colour: Colour): string {
  return say(`bg-letter-${colour}`);
}

/** `O2`: which way and how far, for screen readers. */
export function partName(kind: 'move' | 'shot', part: string): string {
  const way = part[0] === 'O' ? 'straight' : 'diagonal';
  return say(`bg-part-${kind}`, { way, distance: Number(part.slice(1)) });
}

/** The same in two words, beside the diagram. */
export function partWords(kind: 'move' | 'shot', part: string): string {
  return say(`bg-part-${kind}-short`, { way: part[0] === 'O' ? 'straight' : 'diagonal' });
}

/** Everything that is on a square, as one would say it. */
export function squareName(model: TableModel, square: SquareName): string {
  const view = viewOf(model);
  const speech = speechOf(model);
  const seen = view.squares[square] ?? {};
  const things: string[] = [];
  if (seen.figure) {
    const figure = view.figures.find((each) => each.colour === seen.figure);
    const colour = speech.colour(seen.figure);
    const name = model.names[figure?.owner ?? 0] ?? '';
    things.push(
      figure?.card
        ? say('bg-square-tank', { colour, name, card: speech.card(figure.card) })
        : say('bg-square-figure', { colour, name }),
    );
  }
  if (seen.token === '?') things.push(say('bg-face-down'));
  else if (seen.token) things.push(say('bg-square-token', { token: speech.token(seen.token) }));
  if (seen.mine) things.push(say('bg-mine'));
  if (seen.artillery) things.push(say('bg-artillery-tank'));
  return `${square}: ${things.length > 0 ? things.join(', ') : say('bg-square-empty')}`;
}
