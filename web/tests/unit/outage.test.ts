import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, Problem } from '../../src/net/api';
import { outage } from '../../src/net/outage.svelte';

const answers: { status: number; body: unknown }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    const { status, body } = answers.shift()!;
    return new Response(JSON.stringify(body), { status });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lasts from the first refusal until the server is ready again', async () => {
  const refused = { status: 503, body: { code: 'unavailable', message: '', facts: {} } };
  answers.push(refused, refused, { status: 503, body: {} }, { status: 200, body: {} });
  for (let times = 0; times < 2; times++) {
    await expect(api.games()).rejects.toBeInstanceOf(Problem);
    expect(outage.isOn).toBe(true);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outage.isOn).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outage.isOn).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers).toEqual([]);
});
