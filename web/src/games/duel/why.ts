/** Which action to ask the server about when somebody taps a thing that cannot be used now. */

import type { Question } from '../../gen/protocol.gen';
import type { PrintedCard } from '../../gen/duel.gen';
import { nearSide, type ActionText, type DuelKit, type DuelView, type Prompt, type TankView } from './view';

/** The most natural use of a card at this question. */
export function whyNotCard(
  view: DuelView,
  kit: DuelKit,
  question: Question | null,
  number: number,
): ActionText | '' {
  const card = kit.cards[number]!;
  switch (question?.prompt as Prompt | undefined) {
    case 'initiative':
      return `initiative ${question?.choices[0]?.split(' ')[1] ?? ''} ${number}`;
    case 'pay':
      return `spend ${number}`;
    case 'discard':
    case 'ammo_discard':
      return `${question?.prompt as 'discard' | 'ammo_discard'} ${number}`;
    case 'tactics':
      return `tactics ${number}`;
    case 'recon_pick':
      return `take_card ${number}`;
    case 'chain_fire':
      return card.leadership ? `leadership ${number}` : `fire ${number}`;
    default:
      return face(view, card, number);
  }
}

function face(view: DuelView, card: PrintedCard, number: number): ActionText | '' {
  const enemy = view.tanks.find((tank) => tank.side !== nearSide(view) && tank.alive)?.tank ?? '';
  if (card.move) return `move ${number}`;
  if (card.fire) return `fire ${number}`;
  if (card.flank) return `flank ${number} ${enemy}`;
  if (card.leadership) return `leadership ${number}`;
  if (card.special) return `order ${number}`;
  if (card.terrain) return `terrain ${number}`;
  if (card.smoke) return `smoke ${number}`;
  return `tactics ${number}`;
}

/** '' where a tap on a tank only looks at it. */
export function whyNotTank(question: Question | null, tank: TankView, isFoe: boolean): ActionText | '' {
  switch (question?.prompt as Prompt | undefined) {
    case 'target':
      return isFoe ? `target ${tank.tank}` : '';
    case 'crew_command':
    case 'leadership':
    case 'order':
      return isFoe ? `spot ${tank.tank}` : '';
    case 'trail_remove':
      return isFoe ? `trail_remove ${tank.tank}` : '';
    case 'take_back':
      return isFoe ? `take_back ${tank.tank}` : '';
    case 'regroup_pick':
      return isFoe ? '' : `rally ${tank.tank}`;
    default:
      return '';
  }
}
