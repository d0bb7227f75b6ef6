/** The markers that lie on a tank's board, with their icons and words. */

import type { IconName } from '../../art/icons';
import { say } from '../../words/words.svelte';
import { terrainIcon } from './cards';
import type { DuelSpeech } from './speech';
import type { DuelView, TankView } from './view';

export interface Marker {
  key: string;
  icon: IconName;
  text: string;
  tone: 'bad' | 'good' | 'plain';
}

/** What is wrong with it: the most urgent first. */
export function troubles(tank: TankView): Marker[] {
  const found: Marker[] = [];
  const add = (key: string, icon: IconName, text: string) => found.push({ key, icon, text, tone: 'bad' });
  if (tank.on_fire) add('on_fire', 'on_fire', say('duel-panel-on-fire'));
  if (tank.broken) add('broken', 'broken', say('duel-panel-broken'));
  if (tank.smoke_in_tank) add('smoke_in_tank', 'smoke', say('duel-panel-smoke-in-tank'));
  if (tank.immobilised) add('immobilised', 'immobilised', say('duel-panel-immobilised'));
  else if (tank.track_hits > 0) add('tracks', 'track_damage', say('duel-panel-tracks'));
  if (tank.jammed) add('jammed', 'settings', say('duel-panel-jammed'));
  if (tank.bog > 0) add('bog', 'bogged', say('duel-line-bogged', { level: tank.bog }));
  if (tank.move_cap > 0) add('move_cap', 'move', say('duel-line-cap-move', { level: tank.move_cap }));
  if (tank.fire_cap > 0) add('fire_cap', 'fire', say('duel-line-cap-fire', { level: tank.fire_cap }));
  if (tank.sights_damaged) add('sights', 'hidden', say('duel-panel-sights'));
  return found;
}

/** The ground and what lies on it: the holding box. */
export function holding(speech: DuelSpeech, tank: TankView): Marker[] {
  const found: Marker[] = [];
  const add = (key: string, terrain: string) =>
    found.push({ key, icon: terrainIcon(terrain), text: speech.ground(terrain), tone: 'plain' });
  if (tank.motion) add('motion', 'MOVE');
  else add('terrain', tank.terrain);
  if (tank.smoke) add('smoke', 'SMOKE');
  if (tank.hill) add('hill', 'HILL');
  return found;
}

/** The enemies that it has spotted, acquired and flanked, its flankers, and its terrain. */
export function contacts(view: DuelView, tank: TankView): Marker[] {
  const found: Marker[] = [];
  const add = (key: string, icon: IconName, text: string, tone: Marker['tone']) =>
    found.push({ key, icon, text, tone });
  if (tank.hull_down) add('hull_down', 'hull_down', say('duel-panel-hull-down'), 'good');
  const only = tank.spotted.filter((name) => name !== tank.acquired);
  if (tank.acquired) {
    const text = `${tank.acquired} +${tank.acquired_bonus}`;
    add('acquired', 'target', `${say('duel-panel-acquired')}: ${text}`, 'good');
  }
  if (only.length > 0) add('spotted', 'spotted', `${say('duel-panel-spotted')}: ${only.join(', ')}`, 'good');
  if (tank.flanking.length > 0) {
    add('flanking', 'flank', `${say('duel-panel-flanking')}: ${tank.flanking.join(', ')}`, 'good');
  }
  const seen = view.tanks.filter((other) => other.spotted.includes(tank.tank)).map((other) => other.tank);
  if (seen.length > 0) add('seen', 'eye', say('duel-web-seen-by', { tanks: seen.join(', ') }), 'bad');
  const flankers = view.tanks
    .filter((other) => other.flanking.includes(tank.tank))
    .map((other) => other.tank);
  if (flankers.length > 0) {
    add('flanked', 'flank', say('duel-line-flanked-by', { tanks: flankers.join(', ') }), 'bad');
  }
  if (view.options.infantry) {
    const key = tank.hatch_closed ? 'duel-panel-hatch-closed' : 'duel-panel-hatch-open';
    add('hatch', tank.hatch_closed ? 'lock' : 'up', say(key), 'plain');
  }
  if (tank.sight) add('sight', 'binoculars', say('duel-line-sight', { metres: tank.sight }), 'plain');
  if (tank.penetrator) {
    add('penetrator', 'penetration', say('duel-line-penetrator', { tank: tank.penetrator }), 'plain');
  }
  return found;
}

/** One sentence for screen readers. */
export function tankWords(view: DuelView, speech: DuelSpeech, tank: TankView): string {
  const name = `${tank.tank} ${tank.name}`;
  if (!tank.alive) return `${name}: ${say('duel-panel-eliminated')}`;
  const parts = [
    say('duel-web-at-range', { range: tank.range }),
    ...holding(speech, tank).map((marker) => marker.text),
    ...troubles(tank).map((marker) => marker.text),
    ...contacts(view, tank).map((marker) => marker.text),
  ];
  return `${name}: ${parts.join('; ')}`;
}
