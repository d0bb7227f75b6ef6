/** Battlegrounds in the lobby. */

import { say } from '../../words/words.svelte';
import type { GameLobby } from '../contract';

export const lobby: GameLobby = {
  scene: {
    sky: '#e6dcbf',
    hills: '#cbbd8f',
    ground: '#b9a877',
    on: 'board',
    vehicles: [
      { id: 'tk11', nation: 'usa', facing: 'left', left: 45, bottom: 29, width: 21 },
      { id: 'tk04', nation: 'germany', facing: 'right', left: 2, bottom: 7, width: 42 },
      { id: 'tk03', nation: 'ussr', facing: 'left', left: 62, bottom: 4, width: 37 },
    ],
  },
  cards: {
    option: 'variant',
    load: () => import('./Variants.svelte'),
    chosen: (value) => say(`battlegrounds-variant-${value}`),
  },
  unusual: ['starting_player', 'stall_rounds'],
  seats: ['starting_player'],
};
