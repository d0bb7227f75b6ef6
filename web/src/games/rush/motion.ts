/** Movements of things on the table; nothing moves if the user asked for reduced motion. */

import { prefersReducedMotion } from 'svelte/motion';

/** A thing that was hit. */
export function shake(node: HTMLElement): void {
  if (prefersReducedMotion.current) return;
  node.animate(
    [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 380, easing: 'ease-out' },
  );
}
