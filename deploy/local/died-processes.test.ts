import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';
import { DiedProcesses, noteBeside, onlyDied } from './died-processes.ts';

const died = (signal: string) => ({
  message: '[vitest-pool]: Worker forks emitted error.',
  cause: new Error(
    `Worker exited unexpectedly with signal ${signal} during started state while running test file a.ts`,
  ),
});

it.each([
  ['a fault of the runtime', [died('SIGTRAP'), died('SIGSEGV')], true],
  ['a rejection that nobody awaits beside it', [died('SIGTRAP'), new Error('no picture')], false],
  ['memory that ran out', [died('SIGKILL')], false],
  ['nothing', [], false],
])('%s', (_what, errors, mayRepeat) => {
  expect(onlyDied(errors)).toBe(mayRepeat);
});

it('leaves a note where the run may be repeated, and none where it may not', () => {
  const report = join(mkdtempSync(join(tmpdir(), 'havu-died-')), 'unit.json');
  const file = (errors: readonly unknown[]) =>
    ({ errors: () => errors, children: { allSuites: () => [] } }) as unknown as TestModule;
  new DiedProcesses(report).onTestRunEnd([], [new Error('no picture')]);
  new DiedProcesses(report).onTestRunEnd([file(['no such module'])], [died('SIGSEGV')]);
  expect(existsSync(noteBeside(report))).toBe(false);
  new DiedProcesses(report).onTestRunEnd([file([])], [died('SIGSEGV')]);
  expect(existsSync(noteBeside(report))).toBe(true);
});
