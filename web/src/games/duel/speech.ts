/** Duel in words; found by `speechFor`. */

import type { DuelKit, Modifier, PrintedCard } from '../../gen/duel.gen';
import { NOTHING, Speech, type Fact } from '../../words/speech';
import { words, type Argument } from '../../words/words.svelte';

export class DuelSpeech extends Speech {
  declare readonly kit: DuelKit;

  override fact(kind: string, value: Fact): Argument {
    switch (kind) {
      case 'tank':
      case 'enemy':
        return this.tank(String(value ?? ''));
      case 'seat':
        return this.player(Number(value));
      case 'metres':
      case 'range':
      case 'goal':
        return `${value} m`;
      case 'card':
      case 'other_card':
        return this.card(Number(value));
      case 'move_card':
      case 'flank_card':
      case 'fire_card':
        return this.cardAs(Number(value), kind.split('_')[0]!.toUpperCase());
      case 'seen':
        return this.seenCard(String(value));
      case 'position':
        return this.man(String(value));
      case 'effect':
        return this.effect(String(value));
      case 'terrain':
        return this.terrain(String(value));
      case 'ground':
        return this.ground(String(value));
      case 'gun':
        return this.gun(Number(value));
      case 'weapon':
        return this.weapon(String(value));
      case 'personality':
        return this.personality(String(value));
      default:
        return super.fact(kind, value);
    }
  }

  /** A tank by its name in views and actions: `G-I (PzKpfw IV Ausf. G)`. */
  tank(name: string): string {
    const slot = this.kit.tanks.find((each) => each.name === name);
    if (!slot) return NOTHING;
    return `${name} (${this.kit.boards[slot.board]?.name})`;
  }

  /** By seat; nobody's seat is that of the solo opponent. */
  player(seat: number): string {
    return seat < 0 ? this.say('tankbot') : String(super.fact('seat', seat));
  }

  man(position: string): string {
    return this.say(`man-${position}`);
  }

  side(side: string): string {
    return this.say(`side-${side}`);
  }

  location(location: string): string {
    return this.say(`location-${location}`);
  }

  check(check: string): string {
    return this.say(`check-${check}`);
  }

  terrain(id: string): string {
    return this.kit.terrain[id]?.names[words.language] ?? '';
  }

  /** `woods (cover 25, conceal 45)`: terrain with its effects. */
  ground(id: string): string {
    const terrain = this.kit.terrain[id];
    if (!terrain) return '';
    const notes: string[] = [];
    for (const name of ['cover', 'conceal', 'hull_down', 'bog', 'mines'] as const) {
      if (terrain[name] !== undefined) {
        notes.push(this.say(`ground-${name.replace('_', '-')}`, { value: terrain[name] }));
      }
    }
    for (const name of ['to_hit_vs', 'fire_from'] as const) {
      if (terrain[name]) {
        notes.push(this.say(`ground-${name.replaceAll('_', '-')}`, { amount: signed(terrain[name]) }));
      }
    }
    return notes.length ? `${this.terrain(id)} (${notes.join(', ')})` : this.terrain(id);
  }

  personality(id: string): string {
    return this.kit.personalities[id]?.[words.language] ?? id;
  }

  weapon(id: string): string {
    return this.kit.weapons[id]?.[words.language] ?? id;
  }

  /** An anti-tank gun of the mission, counted from 1. */
  gun(number: number): string {
    return this.kit.guns[this.kit.field_guns[number - 1]?.gun ?? '']?.name ?? '';
  }

  effect(effect: string): string {
    const sure = effect === effect.toUpperCase();
    return this.say(`effect-${sure ? 'sure-' : ''}${effect.toLowerCase()}`);
  }

  /** One of an outlook: `+5 FIRE card (11.1.3.c(1))`; the value of the table, the first one, has no sign. */
  modifier(entry: Modifier): string {
    const amount = entry.reason === 'base' ? String(entry.amount) : signed(entry.amount);
    return `${amount} ${this.say(`reason-${entry.reason}`)} (${entry.rule})`;
  }

  // Cards.

  /** What is printed on a battle card. */
  printed(card: number): PrintedCard {
    return this.kit.cards[String(card)]!;
  }

  /** `MOVE 6` and `FIRE 2 (+0)`: what a card can be played for. */
  faces(number: number): string[] {
    const card = this.printed(number);
    const faces: string[] = [];
    if (card.move) faces.push(`${this.face('MOVE')} ${card.move}`);
    if (card.flank) faces.push(`${this.face('FLANK')} ${card.flank}`);
    if (card.fire) faces.push(`${this.face('FIRE')} ${card.fire} (${signed(card.fire_modifier)})`);
    if (card.leadership) faces.push(this.face('LEADERSHIP'));
    if (card.special) faces.push(`${this.face('ORDER')} ${this.special(card.special)}`);
    if (card.terrain) faces.push(this.terrain(card.terrain).toUpperCase());
    if (card.smoke) faces.push(this.face('SMOKE'));
    if (card.tactics) faces.push(this.face('TACTICS'));
    return faces;
  }

  /** The word of a face: MOVE, FLANK, FIRE, LEADERSHIP, ORDER, SMOKE, TACTICS. */
  face(name: string): string {
    return this.say(`face-${name}`);
  }

  special(special: string): string {
    return this.say(`special-${special}`);
  }

  /** `2 MOVE 6 / FIRE 2 (+0)`; 0 is the blank that a flip counts as when no card is left. */
  card(number: number): string {
    if (!this.printed(number)) return this.say('card-blank');
    return `${number} ${this.faces(number).join(' / ')}`;
  }

  /** `2 MOVE 6`: a card that is played for this face. */
  cardAs(number: number, face: string): string {
    const name = this.face(face);
    const text = this.faces(number).find((each) => each.startsWith(name));
    return text === undefined ? this.card(number) : `${number} ${text}`;
  }

  /** `2 order symbols; binoculars, fire; penetration +1` */
  details(number: number): string {
    const card = this.printed(number);
    if (!card) return '';
    const parts = [this.orders(number), this.symbols(number)];
    parts.push(this.say('card-pen', { pen: this.penetration(number) }));
    if (card.infantry) parts.push(this.say('card-infantry'));
    return parts.join('; ');
  }

  orders(number: number): string {
    return this.say('symbols-orders', { count: this.printed(number).orders });
  }

  symbols(number: number): string {
    const names = [...this.printed(number).symbols].map((symbol) => this.symbol(symbol));
    return names.length ? names.join(', ') : this.say('symbol-none');
  }

  /** One of `BFXES`. */
  symbol(letter: string): string {
    return this.say(`symbol-${letter}`);
  }

  /** `+1`, `0 heavy`, automatic penetration, ricochet. */
  penetration(number: number): string {
    const card = this.printed(number);
    const text = typeof card.pen === 'number' ? signed(card.pen) : this.say(`card-pen-${card.pen}`);
    return card.heavy ? `${text} ${this.say('card-heavy')}` : text;
  }

  /** `symbols 12`: the number of a flipped card, and what counts on it in this check. */
  seenCard(seen: string): string {
    const [look, word] = seen.split(' ');
    const number = Number(word);
    if (look === 'faces') return this.card(number);
    if (look === 'symbols') return `${number} (${this.symbols(number)})`;
    if (look === 'target')
      return `${number} (${this.say('card-target', { digit: this.printed(number).digit })})`;
    return look === 'penetration' ? `${number} (${this.penetration(number)})` : String(number);
  }
}

/** `+5`, `-10`, `+0` */
function signed(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}

export { DuelSpeech as GameSpeech };
