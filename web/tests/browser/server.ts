/** A real table server with a database of its own; it can be stopped and started again. */

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const STARTS_WITHIN = 60_000; // milliseconds

export class Server {
  #process: ChildProcess | null = null;
  #folder = mkdtempSync(join(tmpdir(), 'tankodrom-web-'));
  #port = 0;

  /** `environment`: what is added to that of this process. */
  constructor(private readonly environment: Record<string, string> = {}) {}

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get database(): string {
    return join(this.#folder, 'tables.db');
  }

  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    const server = spawn(
      join(ROOT, '.venv', 'bin', 'tankodrom'),
      ['serve', '--port', String(this.#port), '--database', this.database].concat([
        '--bot-seconds',
        '0.1',
        '--requests-a-minute',
        '1000000',
        '--log-level',
        'warning',
      ]),
      { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...this.environment } },
    );
    this.#process = server;
    const deadline = Date.now() + STARTS_WITHIN;
    while (Date.now() < deadline) {
      const answer = await fetch(`${this.address}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error('the server does not start');
  }

  /** As a machine that loses its power would. */
  async kill(): Promise<void> {
    const server = this.#process;
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGKILL');
    await ended;
  }

  async end(): Promise<void> {
    const server = this.#process;
    if (server && server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
