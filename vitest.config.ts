import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** In every test file: a rejection that nobody awaits fails the test in which it happens, by name. */
const setupFiles = ['./deploy/local/unhandled-rejections.ts'];
const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/journeys/**'];

const serviceTests = '{api,deploy/demo}/**/*.test.ts';
/** Tests of the service that open a database or ask for one engine: the others need no second run on the other engine. */
const databaseTests = () =>
  globSync(serviceTests, { exclude: ['**/node_modules', '**/dist'] }).filter((file) =>
    /\/testing\/|TEST_ENGINE/.test(readFileSync(file, 'utf8')),
  );

export default defineConfig({
  test: {
    // By default one processor stays idle, which is half of a small machine.
    maxWorkers: '100%',
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
          globalSetup: './api/testing/template-database.ts',
          include: process.env.TEST_ENGINE === 'postgres' ? databaseTests() : [serviceTests],
          exclude,
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
