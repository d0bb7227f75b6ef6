/** The text of the question bar if the viewer is not asked. */

import { say } from '../words/words.svelte';
import { activeSeat } from './active';
import type { Face } from '../games/contract';
import type { LiveTable } from './live.svelte';

export function waitingWords(model: LiveTable, face: Face): string {
  if (model.info.status === 'finished') return say('table-over');
  if (!model.view) return say('table-wait-start');
  const waiting = whomFor(model, face);
  if (model.lent.includes(model.seat)) return say('table-lent');
  return model.seat < 0 ? `${say('table-spectator')} ${waiting}` : waiting;
}

function whomFor(model: LiveTable, face: Face): string {
  const active = activeSeat(face, model.view);
  if (active === null || active === model.seat) return say('table-wait-others');
  const name = model.names[active] ?? '';
  const isBot = model.info.seats[active]?.kind === 'bot';
  return say(isBot ? 'table-wait-bot' : 'table-wait-for', { name });
}
