/** The fleet: how every vehicle of the three games looks, by the games' own ids. */

import type { Spec } from '../spec';
import { france } from './france';
import { germany } from './germany';
import { otherGames } from './otherGames';
import { usa } from './usa';
import { ussr } from './ussr';

function of(nation: string, table: Record<string, Spec>): Record<string, Spec> {
  return Object.fromEntries(Object.entries(table).map(([id, spec]) => [id, { nation, ...spec }]));
}

export const fleet: Readonly<Record<string, Spec>> = {
  ...of('ussr', ussr),
  ...of('germany', germany),
  ...of('usa', usa),
  ...of('france', france),
  ...otherGames,
};
