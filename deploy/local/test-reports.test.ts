import { expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

const escapeSign = '\u001B';

it('names each failed test of a vitest report with the first lines of its reason, without colours', () => {
  const verdict = readVitestReport({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: 'api/modules/orders/orders.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'keeps the order' },
          {
            status: 'failed',
            fullName: 'counts the days',
            failureMessages: [
              `${escapeSign}[31mAssertionError: expected 99 to be 100${escapeSign}[39m\n\n    at orders.test.ts:12:3`,
            ],
          },
        ],
      },
    ],
  });
  expect(verdict).toMatchObject({ passed: 3, failed: 1, skipped: 2 });
  expect(verdict.failures).toEqual([
    'api/modules/orders/orders.test.ts: counts the days\n    AssertionError: expected 99 to be 100\n        at orders.test.ts:12:3',
  ]);
});

it('names a file that failed without a test', () => {
  const testResults = [
    { name: 'shell/src/a.test.ts', status: 'failed', message: 'SyntaxError: no', assertionResults: [] },
    { name: 'shell/src/b.test.ts', status: 'passed', assertionResults: [] },
    { name: 'shell/src/c.test.ts', status: 'failed', message: '', assertionResults: [] },
  ];
  expect(readVitestReport({ testResults }).failures).toEqual([
    'shell/src/a.test.ts\n    SyntaxError: no',
    'shell/src/c.test.ts\n    no reason was given',
  ]);
});

it('names journeys that failed, and those that passed only when they were repeated', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'cart.spec.ts',
    line: 7,
    tests: [{ projectName: 'phone', status, results: [{ error: message ? { message } : undefined }] }],
  });
  const verdict = readPlaywrightReport({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      { specs: [spec('buys', 'expected')], suites: [{ specs: [spec('pays', 'unexpected', 'no button')] }] },
      { specs: [spec('returns', 'flaky', 'too late')] },
    ],
  });
  expect(verdict).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
  expect(verdict.failures).toEqual([
    '[phone] cart.spec.ts:7 pays\n    no button',
    '[phone] cart.spec.ts:7 returns (passed when repeated)\n    too late',
  ]);
});

it('names what went wrong outside of any journey', () => {
  const message = 'the books do not agree:\norder:1001: not so: an order is paid once';
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
  expect(readPlaywrightReport({ stats, suites: [], errors: [{ message }] })).toEqual({
    ...{ passed: 5, failed: 1, skipped: 0 },
    failures: ['outside of the journeys\n    the books do not agree:\n    order:1001: not so: an order is paid once'],
  });
});
