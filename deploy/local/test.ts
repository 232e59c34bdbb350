import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { startTestDatabaseServer } from './postgres.ts';
import { repositoryRoot, StartError, toolEnvironment } from './settings.ts';
import { type Counts, readPlaywrightReport, readVitestReport, type Verdict } from './test-reports.ts';

interface StepResult extends Verdict {
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
}

const reportsDir = join(repositoryRoot, 'test-results', 'reports');
const vitestReport = (name: string) => join(reportsDir, `${name}.json`);

function vitest(name: string, project: string, environment: Readonly<Record<string, string>> = {}): Step {
  const file = vitestReport(name);
  return {
    name,
    command: 'vitest',
    args: ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    environment,
    report: { file, read: readVitestReport },
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

async function runStep(step: Step): Promise<StepResult> {
  console.log(`\n── ${step.name}`);
  if (step.report) rmSync(step.report.file, { force: true });
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

function count(step: Step, code: number | null): Verdict {
  if (!step.report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: [] };
  const verdict = existsSync(step.report.file)
    ? step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
  // A runner that fails without a failed test (or runs none) is a failure all the same.
  const isBroken = (code !== 0 && verdict.failed === 0) || verdict.passed + verdict.failed === 0;
  return isBroken ? { ...verdict, failed: verdict.failed + 1 } : verdict;
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

/** Runs everything that keeps the shop honest. `npm test -- unit` runs the steps whose name holds the word. */
async function test(): Promise<void> {
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
