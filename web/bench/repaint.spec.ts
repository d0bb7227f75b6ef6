/** How long does a table take to be drawn anew after a move? `npm run bench` (the client must be built).
 *
 * A game of Duel with eight tanks is played by clicking what is lit, with Chromium's tracing on. For each message of the
 * socket that brings a new picture the time is added up that the page's main thread works until the next paint is done:
 * script, style, layout and paint. */

import type { CDPSession } from '@playwright/test';
import { clickSomething, Dice, openTable, test } from '../tests/browser/harness';

const CLICKS = 60;
const QUIET = 600; // milliseconds in which nobody looks into the page: that is work of its main thread too
const LEAST_BYTES = 1_000; // a picture; presence and the like are shorter

interface Trace {
  name: string;
  ph: string;
  ts: number; // microseconds
  dur?: number;
  tid: number;
  pid: number;
  args?: any;
}

async function traced(session: CDPSession, work: () => Promise<void>): Promise<Trace[]> {
  const events: Trace[] = [];
  session.on('Tracing.dataCollected', (part) => events.push(...(part.value as unknown as Trace[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'toplevel', 'blink.user_timing'],
    },
  });
  await work();
  const done = new Promise((finished) => session.once('Tracing.tracingComplete', finished));
  await session.send('Tracing.end');
  await done;
  return events;
}

/** Milliseconds of work for each picture that came. */
function repaints(events: Trace[]): number[] {
  const heard = events.filter((event) => event.name === 'picture');
  const first = heard[0];
  if (!first) return [];
  const own = events
    .filter((event) => event.pid === first.pid && event.tid === first.tid)
    .sort((one, other) => one.ts - other.ts);
  const tasks = own.filter((event) => event.name.endsWith('RunTask') && event.dur);
  const paints = own.filter((event) => event.name === 'Paint' || event.name === 'Commit');
  return heard.map((message) => {
    const paint = paints.find((event) => event.ts > message.ts);
    const until = paint ? paint.ts + (paint.dur ?? 0) : message.ts;
    const work = tasks
      .filter((task) => task.ts + task.dur! > message.ts && task.ts < until)
      .reduce((sum, task) => sum + Math.min(task.ts + task.dur!, until) - Math.max(task.ts, message.ts), 0);
    return work / 1_000;
  });
}

function at(sorted: number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
}

test('repaints of a table of Duel with eight tanks', async ({ page }) => {
  await page.addInitScript((least) => {
    window.WebSocket = class extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        this.addEventListener('message', (event) => {
          if (event.data.length >= least) performance.mark('picture');
        });
      }
    };
  }, LEAST_BYTES);
  await openTable(page, { game: 'duel', seats: ['me', 'recruit'], options: { mission: 'M7' } });
  const session = await page.context().newCDPSession(page);
  const dice = new Dice(3);
  const events = await traced(session, async () => {
    for (let clicks = 0; clicks < CLICKS;) {
      if (await clickSomething(page, dice)) clicks += 1;
      await page.waitForTimeout(QUIET);
    }
  });
  const found = repaints(events).sort((one, other) => one - other);
  console.log(
    `Duel, mission M7, eight tanks: ${found.length} repaints; main thread until the next paint, ms:`,
  );
  console.log(`p50 ${at(found, 0.5)}  p90 ${at(found, 0.9)}  p99 ${at(found, 0.99)}  max ${at(found, 1)}`);
});
