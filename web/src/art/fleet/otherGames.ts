/** Vehicles of the other two games: their ids, and what only they have. */

import type { Spec } from '../spec';
import { cupola, gear } from './build';

export const otherGames: Record<string, Spec> = {
  t34_41: {
    like: 'su-t34',
    turrets: ['24,16.2 21.5,18.4,0.6 26.5,22.8 40,22.8 45.5,18.4,0.8 44.5,16.2'],
    knobs: [
      '27,22.8 28,23.8 37,23.8 38,22.8',
      cupola(39.5, 22.6, 2, 1.4),
      '43.5,17 43,20.8,1.2 46.5,20.4,1.4 47,17.6',
    ],
    guns: [[46, 19, 19, 1.7]],
    gear: gear('disc', '', [5, 11, 47.5, 4.2], [4.6, 7.6, 3.3], [56, 7, 2.6], 'rear'),
    mark: [33.5, 19.4, 1.9],
  },
  t34_43: {
    like: 'su-t34',
    knobs: [
      cupola(27.5, 23.8, 5.5, 2.4),
      cupola(34.5, 23.8, 4, 0.9),
      '43,17 42.5,21.2,1 46,20.8,1.2 46.5,17.8',
    ],
    mark: [33.5, 19.8, 1.9],
  },
  t34_85: { like: 'su-t34-85' },
  bt7: { like: 'su-bt7' },
  kv1: { like: 'su-kv1' },
  is2: { like: 'su-is2' },
  su85: { like: 'su-su85' },
  su100: { like: 'su-su100' },
  pz38t: { like: 'de-pz38t' },
  stug3g: { like: 'de-stug3' },
  panther_g: { like: 'de-panther' },
  tiger1: { like: 'de-tiger' },
  jagdpanther: { like: 'de-jagdpanther' },
  tk01: { like: 'us-m12' },
  tk03: { like: 'su-kv2' },
  tk04: { like: 'de-jagdpanther' },
  tk05: { like: 'su-su100' },
  tk06: { like: 'de-stug3' },
  tk07: { like: 'su-t34' },
  tk08: {
    nation: 'britain',
    hull: '3,5 0.5,10 1.5,14.8 42,15.4 43,12.6 50,11.6 58,9.4 60,7.6 56,4.4',
    turrets: ['19,15.2 19,22.8 37,22.8 37.5,15.2'],
    knobs: [cupola(22, 22.8, 5.5, 1.6), '37,16.6 37,21.4 38.8,21.4 38.8,16.6'],
    guns: [[38.5, 19.2, 17, 1.5, 'single']],
    gear: gear('disc', '', [5, 11.5, 47, 4.7], [5, 7, 2.9], [55, 7, 2.8], 'rear'),
    fender: '-0.3,11.4 50,11.4 60,9',
    parts: [['side', '13,15.6 13,18.6,0.5 18,18.6,0.5 18,15.2']],
    lines: '1,12.2 43,12.2|18,15 18,12.4|42,15 42,12.4|28,15.4 28,22.6',
    rivets: '20.4,21.6 36,21.6|20.4,16.6 36,16.6|20.4,16.6 20.4,21.6|36,16.6 36,21.6',
    rods: '20,22.8 18,31|24,24.4 25,26.4',
    mark: [32, 19.2, 1.6],
  },
  tk09: { like: 'us-m4a1' },
  tk10: { like: 'us-m18' },
  tk11: { like: 'us-m24-chaffee' },
  tk12: { like: 'su-bt7' },
};
