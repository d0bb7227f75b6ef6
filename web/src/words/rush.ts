/** Rush in words. */

import { rush } from '../gen/vocabulary.gen';
import type { Choice } from '../table/choices';
import { Speech, type Fact, type Facts } from './speech';
import { say, type Argument, type Arguments } from './words.svelte';

const SLOT_LETTERS = 'ABC';
const NATIONS: Record<string, string> = { SU: 'ussr', DE: 'germany', US: 'usa', FR: 'france' };
const PLAIN_FACTS = ['due', 'limit', 'scrapped', 'kills', 'attack', 'defence'];

/** Where the rule book tells more about an event. */
const RULES: Record<string, string> = {
  repaired: 'R2.2',
  revealed: 'R2.4',
  shuffled: 'R3.2',
  deck_shuffled: 'R4.4',
  drew: 'R3.1',
  dealt: 'R4.3',
  shop_discarded: 'R13.1',
  paid: 'R5.3',
  bought: 'R5.7',
  used: 'R6.2',
  stored: 'R6.6',
  recruiting: 'R7.2',
  sabotaged: 'R7.4',
  took: 'R7.6',
  scrapped: 'R4.6',
  medal: 'R12.6',
  guarded: 'R9.3',
  displaced: 'R9.4',
  declared: 'R10.3',
  struck_guard: 'R10.6',
  struck_base: 'R10.6',
  aced: 'R7.5',
  wasted: 'R10.10',
  guard_damaged: 'R11.2',
  guard_destroyed: 'R11.4',
  guard_returned: 'R7.5c',
  base_damaged: 'R11.5',
  base_destroyed: 'R11.8',
  points_lost: 'R12.3',
  supported: 'V3.8',
  passed: 'V3.9',
  repelled: 'V3.10',
  set_down: 'R2.9',
  kept: 'V2.2',
  kept_card: 'V2.2',
  last_round: 'R14.4',
  game_ended: 'R16.2',
};

/** A card as `/kit` tells what is printed on it. */
export interface RushCard {
  name: string;
  nation: string | null;
  type: string | null; // of vehicles
  price: number | null;
  buying_value: number | null;
  attack: number;
  defence: number;
  abilities: { ability: string; number: number }[];
  traits: string[];
}

export class RushSpeech extends Speech {
  readonly game = 'rush';
  protected readonly vocabulary = rush;
  protected readonly joinedEvents = new Set([
    'revealed',
    'drew_card',
    'dealt',
    'shop_discarded',
    'paid',
    'scrapped',
    'medal',
    'declared',
    'set_down',
  ]);
  protected readonly rules = RULES;

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
      case 'nation':
        return this.nation(String(value));
      case 'achievement':
        return this.achievement(String(value));
      default:
        return super.fact(kind, value);
    }
  }

  printed(code: string): RushCard {
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

  /** With the number that is printed on this card. */
  abilityOf(code: string, ability: string): string {
    const printed = this.printed(code)?.abilities.find((each) => each.ability === ability);
    return this.ability(ability, printed?.number ?? 0);
  }

  /** What an ability does, in a sentence. */
  aboutAbility(ability: string): string {
    return say(`rush-ability-about-${ability}`);
  }

  override note(choice: Choice): string {
    if (choice.verb === 'use') return this.aboutAbility(choice.args[1] ?? '');
    if (choice.verb === 'use_more') return this.aboutAbility(choice.args[0] ?? '');
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

  protected override explain(view: any, verb: string, values: Facts, args: Arguments): void {
    const card = String(values.card ?? '');
    if (verb === 'buy' || verb === 'take') {
      const code = view.shop[Number(values.position) - 1] ?? '';
      args.card = this.card(code);
      args.price = this.printed(code)?.price ?? 0;
    } else if (verb === 'pay') {
      args.value = this.printed(card)?.buying_value ?? 0;
    } else if (verb === 'use') {
      args.ability = this.abilityOf(card, String(values.ability));
    } else if (verb === 'use_more') {
      args.ability = this.abilityOf(view.step.card, String(values.ability));
    } else if (verb === 'medals') {
      args.singles = Math.max(0, view.step.kills - 2 * Number(values.number));
    }
    if (values.slot !== undefined) {
      const guard = view.players[values.seat ?? view.seat]?.bases[Number(values.slot)]?.guard ?? null;
      args.guarded = guard === null ? 'no' : 'yes';
      args.guard = guard === null ? '' : this.card(guard);
    }
  }

  protected override promptFacts(view: any): Arguments {
    const step = view?.step ?? {};
    const facts: Arguments = {};
    for (const name of PLAIN_FACTS) if (name in step) facts[name] = step[name];
    if ('card' in step) facts.card = this.card(step.card);
    if ('nation' in step) facts.nation = this.nation(step.nation);
    if ('owner' in step) facts.seat = this.fact('seat', step.owner);
    if ('attackers' in step) facts.count = step.attackers.length;
    return facts;
  }
}
