import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/journeys/**'];

export default defineConfig({
  test: {
    globalSetup: './deploy/local/temporary-files.ts',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shell,mf-catalog,mf-product,mf-checkout,mf-account,mf-shared,deploy,e2e}/**/*.test.{ts,tsx}'],
          exclude,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/**/*.test.ts'],
          exclude,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
