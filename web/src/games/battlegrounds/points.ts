/** `use:points={(on) => …}`: the pointer is over a thing or it has the focus. */

export function points(node: HTMLElement, tell: ((on: boolean) => void) | undefined) {
  let now = tell;
  const on = () => now?.(true);
  const off = () => now?.(false);
  node.addEventListener('pointerenter', on);
  node.addEventListener('pointerleave', off);
  node.addEventListener('focusin', on);
  node.addEventListener('focusout', off);
  return {
    update(tell: ((on: boolean) => void) | undefined) {
      now = tell;
    },
    destroy() {
      node.removeEventListener('pointerenter', on);
      node.removeEventListener('pointerleave', off);
      node.removeEventListener('focusin', on);
      node.removeEventListener('focusout', off);
    },
  };
}
