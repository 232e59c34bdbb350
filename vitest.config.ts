import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { DiedProcesses } from './deploy/local/died-processes.ts';
import { byTurns } from './mf-shared/testing/by-turns.ts';

/** In every test file: a rejection that nobody awaits fails the test in which it happens, by name. */
const setupFiles = ['./deploy/local/unhandled-rejections.ts'];
const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/journeys/**'];

const filesWith = (tests: string, says: (text: string) => boolean): string[] =>
  globSync(tests, { exclude: ['**/node_modules', '**/dist', 'e2e/journeys'] }).filter((file) =>
    says(readFileSync(file, 'utf8')),
  );

const serviceTests = '{api,deploy/demo}/**/*.test.ts';
/** Tests of the service that open a database or ask for one engine: the others need no second run on the other engine. */
const needsDatabase = (text: string): boolean => /\/testing\/|TEST_ENGINE/.test(text);
const namesEngine = (text: string): boolean => /TEST_ENGINE/.test(text);

/** All tests on the engine that is asked for; on the embedded one, those that a server runs too by turns. */
function testsOnEngine(): string[] {
  if (process.env.TEST_ENGINE === 'postgres') return filesWith(serviceTests, needsDatabase);
  const onBoth = filesWith(serviceTests, (text) => needsDatabase(text) && !namesEngine(text));
  const others = filesWith(serviceTests, (text) => !needsDatabase(text) || namesEngine(text));
  return [...others, ...byTurns(onBoth)];
}
const unitTests = '{shell,mf-catalog,mf-product,mf-checkout,mf-account,mf-shared,deploy,e2e}/**/*.test.{ts,tsx}';
const documentTests = filesWith(unitTests, (text) => /@vitest-environment/.test(text));
/** Tests that need no document and replace nothing of a module (`vi`): rules of the shop, and of the house. */
const pureTests = filesWith(
  '{mf-*,e2e/house,shell/src}/**/*.test.{ts,tsx}',
  (text) => !/@vitest-environment|\bvi\./.test(text),
);

/** For `npm test`, which reads what a run says. */
const report = process.env.TEST_REPORT;

/** Files that take a tenth of a processor's time in their step, or more. */
const longest = /power-cut|refund-faults|after-sale-histories|backup\.test/;

/**
 * Starts the longest files first, and the others in Vitest's own order. That follows the last run, which for the tests on a
 * PostgreSQL server is the one on the embedded engine: it skips the power cuts, which then came last, one beside idle
 * processors.
 */
class LongestTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // By default one processor stays idle, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestTestsFirst },
    globalSetup: './deploy/local/temporary-files.ts',
    ...(report && { reporters: ['default', ['json', { outputFile: report }], new DiedProcesses(report)] }),
    // What comes a moment later is waited for as long as a busy machine needs: the default is a second.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000,
          include: [unitTests],
          exclude: [...exclude, 'deploy/demo/**', ...pureTests, ...documentTests],
          setupFiles,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'unit-document',
          include: documentTests,
          exclude,
          // A context for each file keeps apart what a process would, with half of the processors' time.
          pool: 'vmThreads',
          // A busy machine needs far more than the five seconds of the default for a form that is filled key by key.
          testTimeout: 60_000,
          setupFiles: [...setupFiles, './deploy/local/patient-queries.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'unit-pure',
          include: pureTests,
          exclude,
          setupFiles,
          // A process and its modules for each file take longer than these tests do.
          isolate: false,
          // House tests read the whole house.
          testTimeout: 60_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'api',
          include: testsOnEngine(),
          exclude,
          globalSetup: './api/testing/template-database.ts',
          setupFiles,
          // What the service keeps in memory belongs to the app that a test builds; reading its modules anew for each file
          // took a third of the processors' time.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
