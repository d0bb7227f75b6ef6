/** One tab stop for a whole board; arrow keys go on inside: `use:roving`. Each stop has `data-stop="column,row"`. */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Place {
  column: number;
  row: number;
}

interface Stop extends Place {
  node: HTMLElement;
}

/** Where a key leads from here; undefined if nowhere, null if it is no key of ours. */
export function nextPlace<P extends Place>(all: P[], here: P, key: string): P | undefined | null {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = STEPS[key];
  if (!step) return null;
  const [right, down] = step;
  // The nearest in that direction; those off the line count as farther.
  const ahead = all
    .map((place) => {
      const along = (place.column - here.column) * right + (place.row - here.row) * down;
      const aside = Math.abs((place.column - here.column) * down) + Math.abs((place.row - here.row) * right);
      return { place, along, far: along + 3 * aside };
    })
    .filter((each) => each.along > 0)
    .sort((one, other) => one.far - other.far);
  return ahead[0]?.place;
}

/** The tab stop is the first element that can be used; if none can, the first of all (`fromEnd`: the last). */
export function roving(node: HTMLElement | SVGElement, { fromEnd = false } = {}) {
  function stops(): Stop[] {
    return [...node.querySelectorAll<HTMLElement>('[data-stop]')].map((each) => {
      const [column = 0, row = 0] = (each.dataset.stop ?? '').split(',').map(Number);
      return { node: each, column, row };
    });
  }

  function mark(chosen: HTMLElement | undefined) {
    for (const stop of stops()) {
      const index = stop.node === chosen ? '0' : '-1';
      if (stop.node.getAttribute('tabindex') !== index) stop.node.setAttribute('tabindex', index);
    }
  }

  function key(event: Event) {
    const pressed = event as KeyboardEvent;
    const all = stops();
    const here = all.find((stop) => stop.node === document.activeElement);
    if (!here) return;
    const next = nextPlace(all, here, pressed.key);
    if (next === null) return;
    pressed.preventDefault();
    if (!next) return;
    mark(next.node);
    next.node.focus();
  }

  function focus(event: Event) {
    mark((event.target as HTMLElement).closest<HTMLElement>('[data-stop]') ?? undefined);
  }

  function settle() {
    const all = stops();
    const here = all.find((stop) => stop.node === document.activeElement);
    if (here) mark(here.node);
    else mark((all.find((stop) => stop.node.hasAttribute('data-live')) ?? all.at(fromEnd ? -1 : 0))?.node);
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ['data-live'] });
  node.addEventListener('keydown', key);
  node.addEventListener('focusin', focus);
  settle();
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener('keydown', key);
      node.removeEventListener('focusin', focus);
    },
  };
}
