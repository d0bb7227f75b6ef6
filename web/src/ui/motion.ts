/** How long things take to move; nothing moves for those who asked for that. */

import { prefersReducedMotion } from 'svelte/motion';

export function lasting(milliseconds: number): number {
  return prefersReducedMotion.current ? 0 : milliseconds;
}
