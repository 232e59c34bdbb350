import { defineConfig } from '@playwright/test';
import { journeysOfOtherTurns } from './journeys/journeys-by-turns.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: './journeys',
  testIgnore: journeysOfOtherTurns().map((file) => `**/${file}`),
  outputDir: '../test-results/journeys',
  fullyParallel: false,
  // Each worker has a shop of its own: what one journey breaks, no other one sees.
  workers: process.env.E2E_REUSE ? 1 : Number(process.env.E2E_WORKERS ?? 2),
  // One repeat tells a slow machine from a broken shop; a repeat that was needed is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  globalSetup: './start-shops.ts',
  use: {
    ...(process.env.E2E_REDUCE ? { contextOptions: { reducedMotion: 'reduce' } } : {}),
    // A trace takes a third of a journey's processor time: only a repeat, or who asks with E2E_TRACE=1, records one.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        // A journey's page lives for seconds: what V8 optimizes takes more of the processors than it gives back.
        '--js-flags=--always-sparkplug,--no-maglev,--no-turbofan',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone-only/ },
    // Only what a narrow screen or a finger changes; other journeys look at their screens narrow in passing (screens.ts).
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, grep: /@phone/ },
  ],
});
