/** A shot as the log tells it, put together again beat by beat: aim, hit, location, penetration, damage. */

import type { Told } from '../../gen/protocol.gen';

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

const OUTCOMES: Record<string, BeatKind> = {
  missed: 'to_hit',
  hit: 'location',
  hull_down_miss: 'location',
  penetrated: 'penetration',
  bounced: 'penetration',
  ricochet: 'penetration',
  through: 'penetration',
};

/** What follows a damage card and belongs to the shot. */
const AFTERMATH = new Set([
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

const ANSWERS = new Set(['tactics_played', 'bot_tactics', 'infantry_weapon']);

const BEAT_CHECKS: Record<string, BeatKind> = {
  to_hit: 'to_hit',
  assault: 'to_hit',
  location: 'location',
  penetration: 'penetration',
};

/** The last shot among these events; null if there is none. Goes on with a story that is not told to its end. */
export function tellShot(before: ShotStory | null, events: Told[]): ShotStory | null {
  let story = before ? { ...before, beats: before.beats.map((beat) => ({ ...beat })) } : null;
  for (const event of events) {
    if (event.table) {
      if (event.event === 'undone') story = null;
      continue;
    }
    if (BEGINNINGS.has(event.event)) story = begin(event);
    else if (story) tell(story, event);
  }
  return story;
}

const BEGINNINGS = new Set(['aimed', 'gun_fired', 'infantry_assaulted']);

function begin({ number, event, facts }: Told): ShotStory {
  return {
    number,
    shooter: facts.tank ?? '',
    gun: facts.gun ?? '',
    isInfantry: event === 'infantry_assaulted',
    target: facts.enemy,
    range: Number(facts.range ?? 0),
    modifiers: [],
    accuracy: null,
    answers: [],
    penetration: [],
    beats: [],
  };
}

function tell(story: ShotStory, event: Told): void {
  const { facts } = event;
  const last = story.beats.at(-1);
  const outcome = OUTCOMES[event.event];
  if (event.event === 'modified') {
    story.modifiers = [...story.modifiers, { reason: facts.reason, amount: Number(facts.amount) }];
  } else if (event.event === 'pen_modified') {
    story.penetration = [...story.penetration, { reason: facts.reason, amount: Number(facts.amount) }];
  } else if (event.event === 'accuracy') {
    story.accuracy = Number(facts.accuracy);
  } else if (ANSWERS.has(event.event)) {
    story.answers = [...story.answers, event];
  } else if (event.event === 'flipped') {
    if (story.accuracy === null || isOver(story)) return;
    const kind = BEAT_CHECKS[facts.check] ?? 'check';
    story.beats.push({ kind, card: Number(facts.card), told: kind === 'check' ? [event] : [] });
  } else if (event.event === 'damage_flip') {
    story.beats.push({ kind: 'damage', card: 0, told: [event] });
  } else if (outcome) {
    if (last?.kind === outcome) last.told = [...last.told, event];
    else story.beats.push({ kind: outcome, card: 0, told: [event] });
  } else if (last && AFTERMATH.has(event.event) && !isOver(story)) {
    last.told = [...last.told, event];
  }
}

/** A shot that did nothing is over at once; what comes later belongs to something else. */
function isOver(story: ShotStory): boolean {
  const last = story.beats.at(-1)?.told.at(-1)?.event ?? '';
  return ['missed', 'hull_down_miss', 'bounced', 'ricochet', 'morale_holds', 'broke', 'hand_halved'].includes(
    last,
  );
}

/** How a beat ended: for the shooter well, badly, or not known yet. */
export function fortune(beat: Beat): 'good' | 'bad' | 'open' {
  const events = beat.told.map((event) => event.event);
  if (
    events.some((event) => ['missed', 'hull_down_miss', 'bounced', 'ricochet', 'no_damage'].includes(event))
  )
    return 'bad';
  if (beat.kind === 'to_hit') return 'good'; // or else it would have missed
  return events.length > 0 ? 'good' : 'open';
}
