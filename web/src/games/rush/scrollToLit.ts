/** Bring what can be chosen into sight. */

import { prefersReducedMotion } from 'svelte/motion';

/** If nothing of what is lit in `root` can be seen, scroll to the first of it. */
export function scrollToLit(root: HTMLElement): void {
  const lit = [...root.querySelectorAll<HTMLElement>('[data-live]:not(.minor)')];
  const frame = root.parentElement?.getBoundingClientRect();
  if (lit.length === 0 || !frame) return;
  const isSeen = lit.some((node) => {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  });
  if (isSeen) return;
  const behavior = prefersReducedMotion.current ? 'instant' : 'smooth';
  lit[0]!.scrollIntoView({ block: 'center', inline: 'center', behavior });
}
