/** What is printed on a battle card, and which choices each of its halves stands for. */

import type { IconName } from '../../art/icons';
import { say, words } from '../../words/words.svelte';
import type { PrintedCard } from '../../gen/duel.gen';
import type { DuelKit } from './view';

export type FaceKind = 'move' | 'flank' | 'fire' | 'leadership' | 'order' | 'terrain' | 'smoke' | 'tactics';

export interface PrintedFace {
  kind: FaceKind;
  icon: IconName;
  title: string; // `FIRE`
  level: string; // `4`; '' if it has none
  note: string; // `+10`
  more: string[]; // where there is room: `cover 25`, `conceal 45`
  verbs: string[]; // the choices that play this half
}

const ICONS: Record<string, IconName> = {
  FIELD: 'field',
  BRUSH: 'brush',
  WOODS: 'woods',
  GULLY: 'gully',
  BUILDING: 'building',
  RUBBLE: 'rubble',
  MUD: 'mud',
  MINES: 'mines',
  SMOKE: 'smoke',
  HILL: 'hill',
  MOVE: 'move',
};

export function terrainIcon(terrain: string): IconName {
  return ICONS[terrain] ?? 'field';
}

export function plus(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '+0';
}

/** The numbers of a terrain: cover, conceal, hull down, bog, mines. */
function values(kit: DuelKit, terrain: string): string[] {
  const ground = kit.terrain[terrain];
  return (['cover', 'conceal', 'hull_down', 'bog', 'mines'] as const).flatMap((name) => {
    const value = ground?.[name];
    return value === undefined ? [] : [say(`duel-web-ground-${name}`, { value })];
  });
}

/** One or two: what a card can be played for. */
export function facesOf(kit: DuelKit, card: PrintedCard): PrintedFace[] {
  const faces: PrintedFace[] = [];
  const add = (
    kind: FaceKind,
    icon: IconName,
    title: string,
    verbs: string[],
    level = 0,
    note = '',
    more: string[] = [],
  ) => faces.push({ kind, icon, title, level: level ? String(level) : '', note, more, verbs });
  if (card.move) add('move', 'move', say('duel-face-MOVE'), ['move'], card.move);
  if (card.flank) add('flank', 'flank', say('duel-face-FLANK'), ['flank', 'unflank'], card.flank);
  if (card.fire) add('fire', 'fire', say('duel-face-FIRE'), ['fire'], card.fire, plus(card.fire_modifier));
  if (card.leadership) add('leadership', 'leadership', say('duel-face-LEADERSHIP'), ['leadership']);
  if (card.special)
    add('order', 'command', say('duel-face-ORDER'), ['order'], 0, '', [say(`duel-special-${card.special}`)]);
  if (card.terrain) {
    const name = (kit.terrain[card.terrain]?.names[words.language] ?? '').toLocaleUpperCase(words.language);
    add(
      'terrain',
      terrainIcon(card.terrain),
      name,
      ['terrain', 'terrain_on'],
      0,
      '',
      values(kit, card.terrain),
    );
  }
  if (card.smoke) add('smoke', 'smoke', say('duel-face-SMOKE'), ['smoke'], 0, '', values(kit, 'SMOKE'));
  if (card.tactics) add('tactics', 'tactics', say('duel-face-TACTICS'), ['tactics']);
  return faces;
}

/** By the letters that cards give their effect symbols. */
export const SYMBOL_ICONS: Record<string, IconName> = {
  B: 'binoculars',
  F: 'flames',
  X: 'extinguisher',
  E: 'explosion',
  S: 'smoke',
};

export function symbolsOf(card: PrintedCard): { symbol: string; icon: IconName; name: string }[] {
  return [...card.symbols].map((symbol) => ({
    symbol,
    icon: SYMBOL_ICONS[symbol]!,
    name: say(`duel-symbol-${symbol}`),
  }));
}

/** `+1`, `P`, `R`; whether it is heavy is told by its own mark. */
export function penetrationOf(card: PrintedCard): string {
  if (card.pen === 'always') return say('duel-card-pen-always');
  if (card.pen === 'never') return say('duel-card-pen-never');
  return plus(card.pen);
}
