/** Duel in the lobby. */

import type { DuelKit } from '../../gen/duel.gen';
import { words } from '../../words/words.svelte';
import type { GameLobby } from '../contract';

export const lobby: GameLobby = {
  scene: {
    sky: '#dfe0d4',
    hills: '#b4b9a6',
    ground: '#7c8468',
    on: 'field',
    vehicles: [
      { id: 't34_85', nation: 'soviet', facing: 'right', left: 2, bottom: 5, width: 46 },
      { id: 'tiger1', nation: 'german', facing: 'left', left: 54, bottom: 12, width: 42 },
    ],
  },
  cards: {
    option: 'mission',
    load: () => import('./Missions.svelte'),
    chosen: (value, kit) => {
      const names = (kit as DuelKit).mission?.names ?? {};
      return `${value} ${names[words.language] ?? names.en ?? ''}`;
    },
  },
  unusual: ['soviet_players', 'deck', 'passes'],
};
