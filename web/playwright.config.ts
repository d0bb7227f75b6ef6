import { defineConfig } from '@playwright/test';

// Debian's Chromium; the background flags keep it from looking for hosts outside.
export default defineConfig({
  testDir: 'tests/browser',
  timeout: 360_000, // a whole game on a busy machine
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
