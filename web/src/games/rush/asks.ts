/** Which choices the things on the table stand for, and what to ask about them when there are none. */

import type { Choice } from '../../table/choices';
import type { TableModel } from '../../table/model.svelte';
import { choicesWith, promptOf, rushKit, rushView, verbOf, type ActionText, type Verb } from './view';

const BUTTONS = new Set<Verb>([
  'end_play',
  'finish',
  'stop',
  'launch',
  'medals',
  'recruit_normal',
  'decline',
  'pass',
  'use_more',
]);
/** Verbs whose first argument is the card in hand. */
const OF_HAND = new Set<Verb>([
  'use',
  'guard',
  'guard_ally',
  'declare',
  'attack',
  'set_aside',
  'pay',
  'discard',
  'keep',
  'scrap_hand',
  'support',
]);
const AT_A_BASE = new Set<Verb>(['guard_ally', 'attack', 'strike', 'ace_guard', 'ace_base']);

export interface Asked {
  choices: Choice[];
  why: ActionText | '';
}

export function isButton(choice: Choice): boolean {
  return BUTTONS.has(verbOf(choice));
}

/** Nobody plays: a spectator and a replay get no answer to "why not". */
function mayAsk(model: TableModel): boolean {
  return model.seat >= 0 && !model.isReplay && rushView(model)?.outcome === null;
}

export function ofShop(model: TableModel, position: number): Asked {
  const choices = [...choicesWith(model, 'buy', position), ...choicesWith(model, 'take', position)];
  const verb = promptOf(model) === 'research_pick' ? 'take' : 'buy';
  return { choices, why: mayAsk(model) ? `${verb} ${position}` : '' };
}

export function ofHand(model: TableModel, code: string): Asked {
  const choices = model.choices.filter((choice) => OF_HAND.has(verbOf(choice)) && choice.args[0] === code);
  return { choices, why: mayAsk(model) ? whyNotThisCard(model, code) : '' };
}

function whyNotThisCard(model: TableModel, code: string): ActionText {
  const card = rushKit(model).cards[code]!;
  switch (promptOf(model)) {
    case 'pay':
      return `pay ${code}`;
    case 'declare_more':
    case 'strike':
      return `declare ${code}`;
    case 'support':
      return `support ${code}`;
  }
  const ability = card.abilities[0]?.ability;
  return ability ? `use ${code} ${ability}` : card.type ? `guard ${code} 0` : `pay ${code}`;
}

/** Is something better possible with the card than to put it away? */
export function isWorthwhile(choices: Choice[]): boolean {
  return choices.some((choice) => verbOf(choice) !== 'set_aside');
}

export function ofBase(model: TableModel, seat: number, slot: number): Asked {
  const own = seat === model.seat;
  const choices = model.choices.filter((choice) => {
    const { args } = choice;
    const verb = verbOf(choice);
    if (own && verb === 'place') return args[0] === String(slot);
    if (own && verb === 'guard') return args[1] === String(slot);
    return AT_A_BASE.has(verb) && args.at(-1) === String(slot) && args.at(-2) === `P${seat}`;
  });
  return { choices, why: mayAsk(model) ? whyNotThisBase(model, seat, slot) : '' };
}

/** Without a card in mind the first that comes into question stands for all. */
function whyNotThisBase(model: TableModel, seat: number, slot: number): ActionText | '' {
  const view = rushView(model);
  const hand = view.players[model.seat]?.hand ?? [];
  const vehicle = hand.find((code) => rushKit(model).cards[code]?.type) ?? hand[0];
  switch (promptOf(model)) {
    case 'declare_more':
    case 'strike':
      return `strike ${view.step.attackers?.[0] ?? vehicle} P${seat} ${slot}`;
    case 'ace_target':
      return `ace_base P${seat} ${slot}`;
    case 'place_guard':
      return `place ${slot}`;
  }
  if (!vehicle) return '';
  if (seat === model.seat) return `guard ${vehicle} ${slot}`;
  // Where attackers are declared first and none can be, that is what has to be explained.
  if (!view.interactive && choicesWith(model, 'declare').length === 0) return `declare ${vehicle}`;
  return `attack ${vehicle} P${seat} ${slot}`;
}

export function ofAttacker(model: TableModel, code: string): Asked {
  return {
    choices: choicesWith(model, 'strike', code),
    why: mayAsk(model) ? `strike ${code} P${nextSeat(model)} 0` : '',
  };
}

function nextSeat(model: TableModel): number {
  return (model.seat + 1) % rushView(model).seats;
}

export function ofStore(model: TableModel, code: string): Asked {
  return { choices: choicesWith(model, 'scrap', code), why: mayAsk(model) ? `scrap ${code}` : '' };
}
