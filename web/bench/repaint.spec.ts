/** How long does a table take to be drawn anew after a move? `npm run bench` (the client must be built).
 *
 * A game of Duel with eight tanks is played by clicking what is lit, with Chromium's tracing on. For each paint that
 * follows a message of the socket with a new picture (or several: bots answer quickly) the time is added up that the
 * page's main thread works from the message to the end of the paint: script, style, layout and paint. Server, bots and
 * browser share the machine, so the processor time of the same work is told too. */

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
  tdur?: number; // of the thread's own clock
  tid: number;
  pid: number;
  args?: { data?: Record<string, unknown> };
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

interface Repaint {
  lasted: number; // milliseconds
  worked: number; // of them on a processor
}

function repaints(events: Trace[]): Repaint[] {
  const heard = events.filter((event) => event.name === 'picture').sort((one, other) => one.ts - other.ts);
  const first = heard[0];
  if (!first) return [];
  const own = events
    .filter((event) => event.pid === first.pid && event.tid === first.tid)
    .sort((one, other) => one.ts - other.ts);
  const tasks = own.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && event.dur);
  const paints = own.filter((event) => event.name === 'Paint' || event.name === 'Commit');
  const found = new Map<Trace, Repaint>();
  for (const message of heard) {
    const paint = paints.find((event) => event.ts > message.ts);
    if (!paint || found.has(paint)) continue; // drawn together with the one before
    const until = paint.ts + (paint.dur ?? 0);
    const sum = { lasted: 0, worked: 0 };
    for (const task of tasks) {
      const within = Math.min(task.ts + task.dur!, until) - Math.max(task.ts, message.ts);
      if (within <= 0) continue;
      sum.lasted += within / 1_000;
      sum.worked += ((task.tdur ?? task.dur!) * within) / task.dur! / 1_000;
    }
    found.set(paint, sum);
  }
  return [...found.values()];
}

function row(name: string, values: number[]): string {
  const sorted = values.sort((one, other) => one - other);
  const shares = [0.5, 0.9, 0.99, 1].map(
    (share, at) => `${['p50', 'p90', 'p99', 'max'][at]} ${ranked(sorted, share)}`,
  );
  const quick = values.filter((value) => value < 50).length / values.length;
  return `${name.padEnd(16)} ${shares.join('  ')}  under 50 ms: ${(100 * quick).toFixed(0)} %`;
}

function ranked(sorted: number[], share: number): string {
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
  const found = repaints(events);
  console.log(
    `Duel, mission M7, eight tanks: ${found.length} repaints; main thread until the end of the paint, ms:`,
  );
  console.log(
    row(
      'as it lasted',
      found.map((one) => one.lasted),
    ),
  );
  console.log(
    row(
      'processor time',
      found.map((one) => one.worked),
    ),
  );
});
