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

/** The thing that had it may be gone with the move: then it comes here, not to the top of the page. */
export function catchFocus(node: HTMLElement | undefined): void {
  const now = document.activeElement;
  if (node && (now === null || now === document.body)) node.focus({ preventScroll: true });
}
