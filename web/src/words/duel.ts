/** Duel in words. */

import type { Question, Told } from '../gen/protocol.gen';
import { duel, modifierRules } from '../gen/vocabulary.gen';
import type { Advice } from '../net/api';
import type { Choice } from '../table/choices';
import { Speech, type Fact, type Facts, type Line } from './speech';
import { say, words, type Argument, type Arguments } from './words.svelte';

const NOTHING = '–'; // in the place of a tank where none is concerned
const SYMBOLS_PER_LEVEL = 2; // what a choice costs is told with it (4.2.3(6))

// What is looked at on a card that is flipped; in all other checks only its number.
const BY_SYMBOLS = new Set(['smoke', 'fire', 'explosion', 'spotting', 'escape']);
const BY_DIGIT = new Set(['weather', 'trail', 'location', 'peril']);
const BY_FACES = new Set(['pool', 'tactics']);
// What belongs to a shot that has just been told of: at whom is plain.
const OF_A_SHOT = new Set(['to_hit', 'location', 'penetration']);
// Flips of several cards at once.
const OF_SEVERAL = new Set(['pool', 'peril']);

// Choices that play a card for a face with a level.
const LEVEL_FACES: Record<string, 'move' | 'flank' | 'fire'> = {
  move: 'move',
  flank: 'flank',
  unflank: 'flank',
  fire: 'fire',
};

// Events that tell of a tank by its full name.
const IN_FULL = new Set(['phase_began', 'aimed', 'gun_fired', 'eliminated', 'returned']);

const NAMED_BY_WORD = new Set(['location', 'side', 'section', 'check']);

/** Where the rule book tells more about an event. */
const RULES: Record<string, string> = {
  round_began: '3.0(2)',
  drew: '6.0(1)',
  shuffled: '4.2.6(2)',
  shuffle_out: '3.2.2(1)',
  end_out: '3.2(2)',
  final_deck: '4.2.6(3)',
  initiative_shown: '7.0(1)',
  phase_began: '3.1(1)',
  objective: '14.3(1)',
  spent: '4.2.3(1)',
  discarded: '8.5(1)',
  smoke_stays: '10.5.6(1)',
  smoke_gone: '10.5.6(1)',
  fire_out: '12.3.3(1)',
  fire_uncontrolled: '12.3.1(2)',
  set_on_fire: '12.3.1(1)',
  morale_flip: '12.4.1(1)',
  rallied: '12.4.2(1)',
  morale_holds: '12.4.1(1)',
  broke: '12.4.1(2)',
  raised: '4.2.3(6)',
  moved: '10.1.2(1)',
  in_motion: '10.1.4(2)',
  stopped: '10.2.2(1)',
  entered: '10.3.2(1)',
  spotted: '5.4.1(2)',
  offer_declined: '5.4.1(3)',
  aim_dropped: '5.4.3(5)',
  spotting_failed: '8.3.5.i(1)',
  concealed: '5.4.2(2)',
  conceal_failed: '10.3.6(2)',
  went_hull_down: '5.7.1(1)',
  hull_down_failed: '8.3.5.iii(1)',
  bogged: '10.3.8(1)',
  unbogged: '10.3.8(3)',
  flanked: '10.4.2(3)',
  flank_removed: '10.4.3(6)',
  flank_taken_back: '10.4.2(6)',
  flank_failed: '10.4.2(2)',
  trail_holds: '10.1.3(2)',
  smoked: '10.5.2(1)',
  aimed: '11.1.3.a(1)',
  accuracy: '11.1.3.b(1)',
  missed: '11.1.3.d(2)',
  hull_down_miss: '11.1.3.e(3)',
  hit: '11.1.3.e(2)',
  bounced: '11.1.3.h(1)',
  penetrated: '11.1.3.h(1)',
  ricochet: '11.1.3.h(1)',
  through: '11.1.3.h(1)',
  acquired: '11.1.4(1)',
  loaded: '5.5.1(2)',
  unloaded: '5.5.1(2)',
  apcr_spent: '11.1.3.d(1)',
  tactics_played: '13.1(1)',
  bot_tactics: '19.12(1)',
  cancelled: '13.1(3)',
  damage_flip: '12.1.3(1)',
  damaged: '12.1.3(3)',
  wounded: '12.1.4.a(1)',
  killed: '5.6.2(2)',
  escaped: '12.6.2(1)',
  scored: '14.2(1)',
  medal: '14.2(1)',
  eliminated: '12.7.1(1)',
  hand_halved: '12.7.1(1)',
  returned: '9.0(1)',
  passed: '8.3.5.v(1)',
  crew_command: '8.3.5(1)',
  reseated: '8.3.5.iv(3)',
  transmission_cleared: '12.1.4.d(9)',
  stole: '8.3.4(1)',
  gun_fired: '17.1(2)',
  radioed: '17.2(2)',
  infantry_advanced: '17.3.2(1)',
  infantry_assaulted: '17.3.3(1)',
  infantry_weapon: '17.3.3(7)',
  bot_mood: '19.4(1)',
  bot_personality: '19.1(1)',
  end_vp: '14.3(1)',
  game_over: '14.0(2)',
};

/** A battle card as `/kit` tells what is printed on it. Level 0 stands for a face that it has not. */
export interface DuelCard {
  digit: number;
  move: number;
  flank: number;
  fire: number;
  fire_modifier: number;
  leadership: boolean;
  tactics: boolean;
  smoke: boolean;
  special: string;
  terrain: string;
  orders: number;
  symbols: string;
  pen: number | 'always' | 'never';
  heavy: boolean;
  infantry: boolean;
}

export class DuelSpeech extends Speech {
  readonly game = 'duel';
  protected readonly vocabulary = duel;
  protected readonly joinedEvents = new Set([
    'drew_card',
    'spent',
    'discarded_card',
    'shown_discard',
    'spotted',
    'damaged',
  ]);
  protected readonly rules = RULES;
  #short = false; // whether tanks go by `G-I` alone

  override fact(kind: string, value: Fact): Argument {
    switch (kind) {
      case 'tank':
      case 'enemy':
        return this.tank(String(value ?? ''));
      case 'card':
      case 'other_card':
        return this.card(Number(value));
      case 'seat':
        return this.player(Number(value));
      case 'metres':
      case 'range':
      case 'goal':
        return `${value} m`;
      case 'signed':
      case 'yes': // its sentence chooses by these two
      case 'cause':
        return String(value);
      case 'man':
      case 'position':
        return this.man(String(value));
      case 'effect':
        return this.effect(String(value));
      case 'reason':
        return this.modifierReason(String(value));
      case 'terrain':
        return this.terrain(String(value));
      case 'gun':
        return this.gun(Number(value));
      case 'weapon':
        return this.weapon(String(value));
      case 'personality':
        return this.personality(String(value));
      case 'damage':
        return String(value);
      default:
        return NAMED_BY_WORD.has(kind) ? this.say(`${kind}-${value}`) : super.fact(kind, value);
    }
  }

  /** The words for a key of this game. */
  say(key: string, args: Arguments = {}): string {
    return say(`duel-${key}`, args);
  }

  /** A tank by its name in views and actions: `G-I (PzKpfw IV Ausf. G)`. */
  tank(name: string): string {
    const slot = this.kit.tanks.find((each: any) => each.name === name);
    if (!slot) return NOTHING;
    return this.#short ? name : `${name} (${this.kit.boards[slot.board].name})`;
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

  /** `woods (cover 25, conceal 45)`: with what it does to those who stand there. */
  ground(id: string): string {
    const terrain = this.kit.terrain[id];
    if (!terrain) return '';
    const notes: string[] = [];
    for (const name of ['cover', 'conceal', 'hull_down', 'bog', 'mines']) {
      if (terrain[name] !== undefined) {
        notes.push(this.say(`ground-${name.replace('_', '-')}`, { value: terrain[name] }));
      }
    }
    for (const name of ['to_hit_vs', 'fire_from']) {
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
    return this.kit.guns[this.kit.field_guns[number - 1]?.gun]?.name ?? '';
  }

  effect(effect: string): string {
    const sure = effect === effect.toUpperCase();
    return this.say(`effect-${sure ? 'sure-' : ''}${effect.toLowerCase()}`);
  }

  /** With the rule that it rests on. */
  modifierReason(reason: string): string {
    return `${this.say(`reason-${reason}`)} (${modifierRules[reason]})`;
  }

  /** One of an outlook: `+5 FIRE card (11.1.3.c(1))`; the value of the table, the first one, has no sign. */
  modifier(entry: { reason: string; amount: number; rule: string }): string {
    const amount = entry.reason === 'base' ? String(entry.amount) : signed(entry.amount);
    return `${amount} ${this.say(`reason-${entry.reason}`)} (${entry.rule})`;
  }

  // Cards.

  /** What is printed on a battle card. */
  printed(card: number): DuelCard {
    return this.kit.cards[String(card)];
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

  aboutSpecial(special: string): string {
    return this.say(`special-about-${special}`);
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

  /** The number, and what decides this check: symbols, target number or penetration modifier. */
  flippedCard(number: number, check: string): string {
    if (!this.printed(number) || BY_FACES.has(check)) return this.card(number);
    if (BY_SYMBOLS.has(check)) return `${number} (${this.symbols(number)})`;
    if (BY_DIGIT.has(check)) {
      return `${number} (${this.say('card-target', { digit: this.printed(number).digit })})`;
    }
    if (check === 'penetration') return `${number} (${this.penetration(number)})`;
    return String(number);
  }

  // Sentences.

  override prompt(view: any, question: Question): string {
    if (question.prompt !== 'initiative') return super.prompt(view, question);
    return this.say('prompt-initiative', { tank: this.tank(question.choices[0]?.split(' ')[1] ?? '') });
  }

  override action(view: any, choice: Choice): string {
    if (choice.verb === 'special') {
      const special = (view?.table ?? []).map((card: number) => this.printed(card).special).findLast(Boolean);
      if (special) return `${this.special(special)}: ${this.aboutSpecial(special)}`;
    }
    return super.action(view, choice);
  }

  override reason(advice: Advice): string {
    return this.#shortly(true, () => super.reason(advice));
  }

  /** Without what says less than its neighbour, and with the same line several times in a row as one. */
  protected override gameLines(events: Told[]): Line[] {
    const told = events.filter((_, at) => !isTold(events, at));
    const found: Line[] = [];
    let at = 0;
    while (at < told.length) {
      const first = told[at]!;
      const several = isFlipOfSeveral(first);
      let end = at + 1;
      while (end < told.length && (several ? isSameCheck(first, told[end]!) : !isFlipOfSeveral(told[end]!))) {
        end += 1;
      }
      const row = told.slice(at, end);
      found.push(...(several && row.length > 1 ? [this.#flips(row)] : super.gameLines(row)));
      at = end;
    }
    return together(found);
  }

  /** Several cards that are flipped together. */
  #flips(events: Told[]): Line {
    const { check, tank } = events[0]!.facts;
    const cards = events.map((event) => Number(event.facts.card));
    const facts = { tank: tank ?? NOTHING };
    const text =
      check === 'pool'
        ? this.say('flipped-pool', { ...facts, cards: cards.map((card) => this.card(card)).join(', ') })
        : this.say('flipped-several', { ...facts, check: this.check(check), cards: cards.join(', ') });
    return this.line(text, events);
  }

  /** Tanks go by their short names once everybody knows which they are. */
  protected override joined(events: Told[]): Line {
    const first = events[0]!;
    return this.#shortly(!IN_FULL.has(first.event), () => {
      if (first.event !== 'flipped') return super.joined(events);
      const facts: Arguments = {
        check: this.check(first.facts.check),
        card: this.flippedCard(Number(first.facts.card), first.facts.check),
      };
      const text = OF_A_SHOT.has(first.facts.check)
        ? this.say('flipped-in-shot', facts)
        : this.say('event-flipped', { ...facts, tank: this.tank(first.facts.tank ?? '') });
      return this.line(text, events);
    });
  }

  protected override line(text: string, events: Told[]): Line {
    const line = super.line(text, events);
    const reason = events[0]!.facts.reason;
    return reason ? { ...line, rule: modifierRules[reason] ?? '' } : line;
  }

  #shortly<T>(short: boolean, speak: () => T): T {
    this.#short = short;
    try {
      return speak();
    } finally {
      this.#short = false;
    }
  }

  protected override explain(view: any, verb: string, values: Facts, args: Arguments): void {
    const step = view.step?.tank ?? '';
    const tank = view.tanks?.find((each: any) => each.tank === step);
    const card = Number(values.card);
    if (verb === 'spend') {
      args.card = `${this.card(card)} (${this.orders(card)})`;
    } else if (verb === 'distance') {
      args.metres = this.#distance(String(values.metres), tank);
    } else if (verb in LEVEL_FACES) {
      args.card = this.#levelled(view, tank, card, LEVEL_FACES[verb]!);
    } else if (verb === 'terrain' || verb === 'terrain_on') {
      args.card = `${card} ${this.ground(this.printed(card).terrain)}`;
      if (values.enemy !== undefined) args.enemy = String(values.enemy);
    } else if (verb === 'target') {
      args.enemy = this.#target(view, tank, String(values.enemy));
    }
  }

  /** `-200 m (advance, to 400 m)` */
  #distance(change: string, tank: any): string {
    const metres = Number(change);
    let way = this.say(metres < 0 ? 'way-advance' : metres > 0 ? 'way-withdraw' : 'way-stay');
    if (tank && metres) way = this.say('choice-way', { way, range: `${tank.range + metres} m` });
    return `${change} m (${way})`;
  }

  /** The face that is played, and what it costs if its level is above the ability. */
  #levelled(view: any, tank: any, card: number, face: 'move' | 'flank' | 'fire'): string {
    const text = this.cardAs(card, face.toUpperCase());
    if (!tank || view.table.length) return text; // in an action that has begun, a bonus may already be paid
    const ability: number = face === 'fire' ? tank.fire : tank.mobility;
    const missing = this.printed(card)[face] - ability;
    return missing <= 0 ? text : this.say('choice-cost', { card: text, count: missing * SYMBOLS_PER_LEVEL });
  }

  /** With its distance, and the accuracy if that has been worked out. */
  #target(view: any, tank: any, enemy: string): string {
    let text = this.tank(enemy);
    const other = view.tanks?.find((each: any) => each.tank === enemy);
    if (tank && other) {
      const metres = Math.abs(tank.range + other.range);
      text = this.say('choice-target', { tank: text, range: `${metres} m` });
    }
    for (const shot of view.outlook?.shots ?? []) {
      if (shot.target === enemy) {
        text = this.say('choice-accuracy', { target: text, accuracy: shot.accuracy });
      }
    }
    return text;
  }

  protected override promptFacts(view: any): Arguments {
    const step = view?.step ?? {};
    return Object.fromEntries(
      ['tank', 'enemy', 'need', 'accuracy'].map((name): [string, Argument] => [name, step[name] ?? '']),
    );
  }
}

/** `+5`, `-10`, `+0` */
export function signed(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}

/** Whoever reads which cards were drawn or taken need not read how many. */
function isTold(events: Told[], at: number): boolean {
  const { event, facts } = events[at]!;
  if (event === 'drew') {
    const before = events[at - 1];
    return before?.event === 'drew_card' && before.facts.seat === facts.seat;
  }
  return event === 'stole' && events[at + 1]?.event === 'stole_card';
}

function isFlipOfSeveral(event: Told): boolean {
  return event.event === 'flipped' && OF_SEVERAL.has(event.facts.check);
}

function isSameCheck(first: Told, later: Told): boolean {
  return (
    later.event === 'flipped' &&
    later.facts.check === first.facts.check &&
    later.facts.tank === first.facts.tank
  );
}

/** The same line several times in a row as one: `… (×3)`. */
function together(found: Line[]): Line[] {
  const lines: Line[] = [];
  let times = 1;
  let text = '';
  for (const line of found) {
    const last = lines.at(-1);
    if (last && text === line.text) {
      times += 1;
      last.text = `${text} (×${times})`;
      last.numbers.push(...line.numbers);
    } else {
      times = 1;
      text = line.text;
      lines.push({ ...line, numbers: [...line.numbers] });
    }
  }
  return lines;
}
