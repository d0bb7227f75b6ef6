/** `use:points={(on) => …}`: the pointer is over a thing or it has the focus. */

export function points(node: HTMLElement, tell: ((on: boolean) => void) | undefined) {
  let now = tell;
  let isOn = false;

  function on() {
    isOn = true;
    now?.(true);
  }

  function off(event: Event) {
    isOn = false;
    // A thing that has the focus loses it to nothing when it is moved or removed: that is in the middle of drawing,
    // when nothing may change.
    if (event.type === 'focusout' && !(event as FocusEvent).relatedTarget) offLater();
    else now?.(false);
  }

  function offLater() {
    queueMicrotask(() => {
      if (!isOn) now?.(false);
    });
  }

  node.addEventListener('pointerenter', on);
  node.addEventListener('pointerleave', off);
  node.addEventListener('focusin', on);
  node.addEventListener('focusout', off);
  return {
    update(next: ((on: boolean) => void) | undefined) {
      now = next;
    },
    destroy() {
      node.removeEventListener('pointerenter', on);
      node.removeEventListener('pointerleave', off);
      node.removeEventListener('focusin', on);
      node.removeEventListener('focusout', off);
      if (!isOn) return; // it was not pointed at, so nothing ends
      isOn = false;
      offLater();
    },
  };
}
