/** Where the keyboard is. */

/** `use:holdFocus={'button'}`: focus comes to the first such thing inside, and goes back to where it was afterwards. */
export function holdFocus(node: HTMLElement, first: string) {
  const before = document.activeElement as HTMLElement | SVGElement | null;
  node.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  return {
    destroy() {
      if (before?.isConnected) before.focus({ preventScroll: true });
    },
  };
}

/** `use:letGo`: a user who points at a thing that will be played does not need the keyboard focus there. Removing a
 * focused element makes the browser lay out the whole page at once. */
export function letGo(node: HTMLElement) {
  function click(event: MouseEvent) {
    const now = document.activeElement;
    if (event.detail > 0 && now instanceof HTMLElement && now.matches('[data-live], [data-choice]'))
      now.blur();
  }
  node.addEventListener('click', click, { capture: true });
  return {
    destroy() {
      node.removeEventListener('click', click, { capture: true });
    },
  };
}

/** If the move removed the focused element, focus this one instead of the top of the page. */
export function catchFocus(node: HTMLElement | undefined): void {
  const now = document.activeElement;
  if (node && (now === null || now === document.body)) node.focus({ preventScroll: true });
}
