/** A shot as the log tells it, put together again beat by beat: aim, hit, location, penetration, damage. */

import type { EventName } from '../../gen/duel.gen';
import type { Told } from '../../gen/protocol.gen';
import { tableEvent } from '../../net/events';
import { eventOf, factsOf } from './view';

export type BeatKind = 'to_hit' | 'location' | 'penetration' | 'damage' | 'check';

/** One thing that is turned up, and what came of it. */
export interface Beat {
  kind: BeatKind;
  card: number; // 0: none is flipped
  told: Told[]; // what came of it
}

export interface ShotStory {
  number: number; // of its first event
  shooter: string; // '' for an anti-tank gun
  gun: string; // its number in the mission
  isInfantry: boolean; // an assault: told in the same beats
  target: string;
  range: number;
  modifiers: { reason: string; amount: number }[];
  accuracy: number | null; // null until all modifiers are known
  answers: Told[]; // TACTICS, and what the infantry strikes with
  penetration: { reason: string; amount: number }[];
  beats: Beat[];
}

const OUTCOMES: Partial<Record<EventName, BeatKind>> = {
  missed: 'to_hit',
  hit: 'location',
  hull_down_miss: 'location',
  penetrated: 'penetration',
  bounced: 'penetration',
  ricochet: 'penetration',
  through: 'penetration',
};

/** What follows a damage card and belongs to the shot. */
const AFTERMATH = new Set<EventName>([
  'damaged',
  'no_damage',
  'wounded',
  'killed',
  'escaped',
  'scored',
  'medal',
  'eliminated',
  'set_on_fire',
  'fire_uncontrolled',
  'broke',
  'morale_holds',
  'stopped',
  'hand_halved',
  'shown_discard',
]);

const ANSWERS = new Set<EventName>(['tactics_played', 'bot_tactics', 'infantry_weapon']);

const BEAT_CHECKS: Record<string, BeatKind> = {
  to_hit: 'to_hit',
  assault: 'to_hit',
  location: 'location',
  penetration: 'penetration',
};

/** The last shot among these events; null if there is none. It continues a shot that is not shown to its end. */
export function tellShot(before: ShotStory | null, events: Told[]): ShotStory | null {
  let story = before ? { ...before, beats: before.beats.map((beat) => ({ ...beat })) } : null;
  for (const event of events) {
    const name = eventOf(event);
    if (name === null) {
      if (tableEvent(event) === 'undone') story = null;
    } else if (BEGINNINGS.has(name)) story = begin(event);
    else if (story) tell(story, event, name);
  }
  return story;
}

const BEGINNINGS = new Set<EventName>(['aimed', 'gun_fired', 'infantry_assaulted']);

function begin(event: Told): ShotStory {
  const { number } = event;
  const facts = factsOf(event);
  return {
    number,
    shooter: String(facts.tank ?? ''),
    gun: String(facts.gun ?? ''),
    isInfantry: eventOf(event) === 'infantry_assaulted',
    target: String(facts.enemy),
    range: Number(facts.range ?? 0),
    modifiers: [],
    accuracy: null,
    answers: [],
    penetration: [],
    beats: [],
  };
}

function tell(story: ShotStory, event: Told, name: EventName): void {
  const facts = factsOf(event);
  const last = story.beats.at(-1);
  const outcome = OUTCOMES[name];
  if (name === 'modified') {
    story.modifiers = [...story.modifiers, { reason: String(facts.reason), amount: Number(facts.amount) }];
  } else if (name === 'pen_modified') {
    story.penetration = [
      ...story.penetration,
      { reason: String(facts.reason), amount: Number(facts.amount) },
    ];
  } else if (name === 'accuracy') {
    story.accuracy = Number(facts.accuracy);
  } else if (ANSWERS.has(name)) {
    story.answers = [...story.answers, event];
  } else if (name === 'flipped') {
    if (story.accuracy === null || isOver(story)) return;
    const kind = BEAT_CHECKS[String(facts.check)] ?? 'check';
    story.beats.push({ kind, card: Number(facts.card), told: kind === 'check' ? [event] : [] });
  } else if (name === 'damage_flip') {
    story.beats.push({ kind: 'damage', card: 0, told: [event] });
  } else if (outcome) {
    if (last?.kind === outcome) last.told = [...last.told, event];
    else story.beats.push({ kind: outcome, card: 0, told: [event] });
  } else if (last && AFTERMATH.has(name) && !isOver(story)) {
    last.told = [...last.told, event];
  }
}

const FAILURES: EventName[] = ['missed', 'hull_down_miss', 'bounced', 'ricochet'];
const ENDS = new Set<EventName>([...FAILURES, 'morale_holds', 'broke', 'hand_halved']);
const BAD = new Set<EventName | null>([...FAILURES, 'no_damage']);

/** A shot that did nothing is over at once; what comes later belongs to something else. */
function isOver(story: ShotStory): boolean {
  const last = story.beats.at(-1)?.told.at(-1);
  const name = last ? eventOf(last) : null;
  return name !== null && ENDS.has(name);
}

/** How a beat ended: for the shooter well, badly, or not known yet. */
export function fortune(beat: Beat): 'good' | 'bad' | 'open' {
  if (beat.told.some((event) => BAD.has(eventOf(event)))) return 'bad';
  if (beat.kind === 'to_hit') return 'good'; // or else it would have missed
  return beat.told.length > 0 ? 'good' : 'open';
}
