import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** `npm run try:dev`: what `npm run dev` promises, tried in this working tree. It is no part of `npm test`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/development',
  workers: 1,
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
});
