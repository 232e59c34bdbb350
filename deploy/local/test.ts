import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { noteBeside } from './died-processes.ts';
import { startTestDatabaseServer } from './postgres.ts';
import { repositoryRoot, StartError, toolEnvironment } from './settings.ts';
import { type Counts, readPlaywrightReport, readVitestReport, type Verdict } from './test-reports.ts';

interface Counted extends Verdict {
  /** The runner failed without a failed test, or ran none. */
  isBroken: boolean;
}

interface StepResult extends Counted {
  name: string;
  seconds: number;
}

interface Step {
  name: string;
  command: string;
  args: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Reads counts from the runner's report; without it the step counts as one test. */
  report?: { file: string; read: (report: unknown) => Verdict };
  /** A note that a process died by a fault of the runtime, where a report tells of no failed test (died-processes.ts). */
  died?: string;
}

const reportsDir = join(repositoryRoot, 'test-results', 'reports');
const vitestReport = (name: string) => join(reportsDir, `${name}.json`);

function vitest(name: string, project: string, environment: Readonly<Record<string, string>> = {}): Step {
  const file = vitestReport(name);
  return {
    name,
    command: 'vitest',
    args: ['run', '--project', project],
    environment: { ...environment, TEST_REPORT: file },
    report: { file, read: readVitestReport },
    died: noteBeside(file),
  };
}

/** Tests of the service wait for time limits of providers and for a server: one more at a time than there are processors. */
const serviceWorkers = { VITEST_MAX_WORKERS: String(availableParallelism() + 1) };

function steps(chromium: string, databaseUrl: string): Step[] {
  const e2eReport = join(reportsDir, 'journeys.json');
  return [
    { name: 'format, lint, import directions', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
    { name: 'style sheets', command: 'stylelint', args: ['{shell,mf-*}/**/*.css'] },
    { name: 'types', command: 'tsc', args: ['-b'] },
    vitest('unit tests', 'unit*'),
    vitest('service on the embedded engine', 'api', { ...serviceWorkers, TEST_ENGINE: 'pglite' }),
    vitest('service on a PostgreSQL server', 'api', {
      ...serviceWorkers,
      TEST_ENGINE: 'postgres',
      TEST_DATABASE_URL: databaseUrl,
    }),
    {
      name: 'builds and size budgets',
      command: 'lerna',
      args: ['run', 'build', '--concurrency', '2', '--loglevel', 'warn'],
      environment: { NX_DAEMON: 'false', NX_TUI: 'false' },
    },
    {
      name: 'browser journeys and accessibility',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts'],
      environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport, TEST_DATABASE_URL: databaseUrl },
      report: { file: e2eReport, read: readPlaywrightReport },
    },
  ];
}

/** Runs a step; one whose tests all passed but for a process that died is run once more, and listed as repeated. */
async function runStep(step: Step): Promise<StepResult> {
  const first = await runOnce(step);
  if (!first.isBroken || !step.died || !existsSync(step.died)) return first;
  const again = await runOnce(step);
  const told = 'a process of the tests died by a fault of the runtime (passed when repeated)';
  return {
    ...again,
    seconds: first.seconds + again.seconds,
    failures: again.failed > 0 ? again.failures : [told],
  };
}

async function runOnce(step: Step): Promise<StepResult> {
  console.log(`\n── ${step.name}`);
  for (const file of [step.report?.file, step.died]) if (file) rmSync(file, { force: true });
  const startedAt = Date.now();
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(join(repositoryRoot, 'node_modules', '.bin', step.command), step.args, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...toolEnvironment(), ...step.environment },
    });
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return { name: step.name, seconds, ...count(step, code) };
}

function count(step: Step, code: number | null): Counted {
  const isBroken = code !== 0;
  if (!step.report) return { passed: isBroken ? 0 : 1, failed: isBroken ? 1 : 0, skipped: 0, failures: [], isBroken };
  const verdict = existsSync(step.report.file)
    ? step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
  const isFailure = (isBroken && verdict.failed === 0) || verdict.passed + verdict.failed === 0;
  return { ...verdict, failed: verdict.failed + (isFailure ? 1 : 0), isBroken: isFailure };
}

function printSummary(results: readonly StepResult[]): Counts {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  console.log('\nSummary');
  for (const result of results) {
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
    console.log(
      `${result.failed > 0 ? '✗' : '✓'} ${result.name.padEnd(40)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(3)} failed  ${result.seconds} s`,
    );
  }
  // A log is often read from its end alone, so it ends with what failed and why.
  for (const { name, failures } of results) {
    for (const failure of failures) console.log(`\n✗ ${name}: ${failure}`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total;
}

/** The number of turns in which CI takes all that it takes by turns: by thirds, by sixths, and one of four languages (record 149). */
const turns = 12;

/** Draws the turn of a run in CI, once: a step that is repeated takes the same tests. TEST_TURN= takes those of another run. */
function drawTurn(): void {
  if (!process.env.CI) return;
  process.env.TEST_TURN ??= String(randomInt(turns));
  console.log(`Turn of what CI takes by turns: TEST_TURN=${process.env.TEST_TURN}; an empty one takes all.`);
}

/** Runs everything that keeps the shop honest. `npm test -- unit` runs the steps whose name holds the word. */
async function test(): Promise<void> {
  drawTurn();
  mkdirSync(reportsDir, { recursive: true });
  const wanted = process.argv.slice(2);
  const chromium = ensureChromium();
  const databaseServer = await startTestDatabaseServer();
  const results: StepResult[] = [];
  try {
    const chosen = steps(chromium, databaseServer.url).filter(
      (step) => wanted.length === 0 || wanted.some((word) => step.name.includes(word)),
    );
    for (const step of chosen) results.push(await runStep(step));
  } finally {
    await databaseServer.stop();
  }
  const { failed } = printSummary(results);
  process.exit(failed > 0 ? 1 : 0);
}

test().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
