/** Messages between two frames of the screen are handled together, so a burst is drawn once. */

/** A page that nobody sees has no frames, yet its title must still say whose turn it is. */
const AT_THE_LATEST = 100; // milliseconds

/** Collects its arguments and gives those of one frame to `work`, in order. */
export function batchPerFrame<Item>(work: (items: Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    const items = waiting;
    waiting = [];
    work(items);
  }

  return (item) => {
    waiting.push(item);
    if (waiting.length > 1) return;
    timer = setTimeout(run, AT_THE_LATEST);
    frame = requestAnimationFrame(run);
  };
}
