/** Rush in words; found by `speechFor`. */

import type { PrintedCard, RushKit, Verb } from '../../gen/rush.gen';
import type { Choice } from '../../net/choices';
import { Speech, type Fact } from '../../words/speech';
import { say, type Argument } from '../../words/words.svelte';

const SLOT_LETTERS = 'ABC';
const NATIONS: Record<string, string> = { SU: 'ussr', DE: 'germany', US: 'usa', FR: 'france' };

export class RushSpeech extends Speech {
  declare readonly kit: RushKit;

  override fact(kind: string, value: Fact): Argument {
    switch (kind) {
      case 'card':
        return this.card(String(value));
      case 'slot':
        return this.slot(Number(value));
      case 'position':
        return Number(value);
      case 'ability':
        return this.ability(String(value));
      case 'card_ability': {
        const [ability = '', number] = String(value).split(' ');
        return this.ability(ability, Number(number));
      }
      case 'nation':
        return this.nation(String(value));
      default:
        return super.fact(kind, value);
    }
  }

  printed(code: string): PrintedCard | undefined {
    return this.kit.cards[code];
  }

  /** The name of a card. */
  card(code: string): string {
    const card = this.printed(code);
    if (!card) return '';
    if (card.type !== null) return card.name;
    const medal = /^M([12])/.exec(code)?.[1];
    if (!medal) return say(`rush-card-${code}`);
    return say(medal === '1' ? 'rush-card-single' : 'rush-card-double', {
      nation: this.nation(card.nation!),
    });
  }

  /** Type, nation and numbers of a vehicle, what else a card does: `LT USSR 1/1, reinforcements 2`. */
  details(code: string): string {
    const card = this.printed(code);
    if (!card) return '';
    const parts: string[] = [];
    if (card.type !== null) {
      parts.push(`${this.type(card.type, true)} ${this.nation(card.nation!)} ${card.attack}/${card.defence}`);
    }
    if (card.buying_value !== null) parts.push(say('rush-line-pays', { value: card.buying_value }));
    for (const { ability, number } of card.abilities) parts.push(this.ability(ability, number));
    for (const trait of card.traits) parts.push(this.trait(trait));
    return parts.join(', ');
  }

  /** With its number, or without if that is 0. */
  ability(ability: string, number = 0): string {
    return say(`rush-ability-${ability}`, { number });
  }

  /** What an ability does, in a sentence. */
  aboutAbility(ability: string): string {
    return say(`rush-ability-about-${ability}`);
  }

  override note(choice: Choice): string {
    if ((choice.verb as Verb) === 'use') return this.aboutAbility(choice.args[1] ?? '');
    if ((choice.verb as Verb) === 'use_more') return this.aboutAbility(choice.args[0] ?? '');
    return super.note(choice);
  }

  trait(trait: string): string {
    return say(`rush-trait-${trait}`);
  }

  type(type: string, short = false): string {
    return say(`rush-type-${short ? 'short-' : ''}${type}`);
  }

  /** By its name in views (`ussr`) or its code in actions (`SU`). */
  nation(nation: string): string {
    return say(`rush-nation-${NATIONS[nation] ?? nation}`);
  }

  achievement(achievement: string): string {
    return say(`rush-achievement-${achievement}`);
  }

  /** `A`, `B` or `C`. */
  slot(slot: number): string {
    return SLOT_LETTERS[slot] ?? '';
  }
}

export { RushSpeech as GameSpeech };
