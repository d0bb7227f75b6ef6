/** Rush in the lobby. */

import { say } from '../../words/words.svelte';
import type { GameLobby } from '../contract';

export const lobby: GameLobby = {
  scene: {
    sky: '#d3cfae',
    hills: '#aeb084',
    ground: '#7f8a58',
    on: 'cards',
    vehicles: [
      { id: 'su-t34', nation: 'ussr', facing: 'right', left: 5, bottom: -30, width: 27, turn: -13 },
      { id: 'us-m4a3e8', nation: 'usa', facing: 'right', left: 26, bottom: -17, width: 27, turn: -4.5 },
      { id: 'fr-b1bis', nation: 'france', facing: 'right', left: 47, bottom: -17, width: 27, turn: 4.5 },
      { id: 'de-tiger', nation: 'germany', facing: 'right', left: 68, bottom: -30, width: 27, turn: 13 },
    ],
  },
  unusual: ['starting_player', 'max_rounds', 'teams'],
  seats: ['starting_player'],
  valueName: (key, value) => (key === 'teams' && value !== 'auto' ? seatingName(String(value)) : ''),
};

/** `XYX`: seats 1 and 3 against seat 2. */
function seatingName(seating: string): string {
  const seatsOf = (letter: string) =>
    [...seating].flatMap((each, at) => (each === letter ? [String(at + 1)] : [])).join(' + ');
  return say('option-rush-teams-seating', { team: seatsOf('X'), other: seatsOf('Y') });
}
