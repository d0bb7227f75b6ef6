import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { batchPerFrame } from '../../src/table/batchPerFrame';

let frames: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => (frames[frame - 1] = () => {}));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function gathered(): { done: number[][]; give: (item: number) => void } {
  const done: number[][] = [];
  return { done, give: batchPerFrame((items: number[]) => done.push(items)) };
}

it('works off together what comes in one frame, in order', () => {
  const { done, give } = gathered();
  give(1);
  give(2);
  expect(done).toEqual([]);
  frames[0]!();
  give(3);
  frames[1]!();
  expect(done).toEqual([[1, 2], [3]]);
});

it('goes on where the page has no frames', () => {
  const { done, give } = gathered();
  give(1);
  give(2);
  vi.advanceTimersByTime(100);
  expect(done).toEqual([[1, 2]]);
  for (const frame of frames) frame(); // the page is seen again
  expect(done).toEqual([[1, 2]]);
});

it('does nothing twice', () => {
  const { done, give } = gathered();
  give(1);
  frames[0]!();
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual([[1]]);
});
