import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What a runner's report says: its counts, and each failed test with the first lines of its reason. */
export interface Verdict extends Counts {
  failures: readonly string[];
}

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] | null }[];
  }[];
}

export function readVitestReport(report: unknown): Verdict {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, testResults = [] } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be read, or whose set-up fails, has a reason and no test.
    if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : [];
    return failed.map((test) => failure(`${name}: ${test.fullName}`, test.failureMessages?.join('\n')));
  });
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures };
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly { error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What went wrong outside of any journey, as when the books do not agree after them. */
  errors?: readonly { message?: string }[];
}

export function readPlaywrightReport(report: unknown): Verdict {
  const { stats, suites = [], errors = [] } = report as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(failuresOf),
      ...errors.map(({ message }) => failure('outside of the journeys', message)),
    ],
  };
}

/** Journeys that passed only when they were repeated are told too. */
function failuresOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const reason = results.find(({ error }) => error)?.error?.message;
        const repeated = status === 'flaky' ? ' (passed when repeated)' : '';
        return failure(`[${projectName}] ${spec.file}:${spec.line} ${spec.title}${repeated}`, reason);
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

const reasonLines = 12;

function failure(title: string, reason?: string): string {
  const lines = stripVTControlCharacters(reason || 'no reason was given')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [title, ...lines.slice(0, reasonLines).map((line) => `    ${line}`)].join('\n');
}
