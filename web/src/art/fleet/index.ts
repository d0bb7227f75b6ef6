/** The fleet: how every vehicle of the three games looks, by the games' own ids. */

import type { Spec } from '../spec';
import { france } from './france';
import { germany } from './germany';
import { others } from './others';
import { usa } from './usa';
import { ussr } from './ussr';

export const fleet: Readonly<Record<string, Spec>> = { ...ussr, ...germany, ...usa, ...france, ...others };
