import { defineConfig } from 'vitest/config';

/** In every test file: a rejection that nobody awaits fails the test in which it happens, by name. */
const setupFiles = ['./deploy/local/unhandled-rejections.ts'];
const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/journeys/**'];

export default defineConfig({
  test: {
    globalSetup: './deploy/local/temporary-files.ts',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shell,mf-catalog,mf-product,mf-checkout,mf-account,mf-shared,deploy,e2e}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, 'deploy/demo/**'],
          setupFiles,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'api',
          include: ['{api,deploy/demo}/**/*.test.ts'],
          exclude,
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
