/** How long things take to move; nothing moves if the user asked for reduced motion. */

import { prefersReducedMotion } from 'svelte/motion';

export function lasting(milliseconds: number): number {
  return prefersReducedMotion.current ? 0 : milliseconds;
}
