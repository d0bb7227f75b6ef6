/** What comes between two frames of the screen is worked off together: a burst of news is drawn once. */

/** A page that nobody sees has no frames, yet its title must still say whose turn it is. */
const AT_THE_LATEST = 100; // milliseconds

/** Gives what it is called with to `work`, all of one frame at a time, in order. */
export function perFrame<Item>(work: (items: Item[]) => void): (item: Item) => void {
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
