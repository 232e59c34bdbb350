import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

interface Thrown {
  message: string;
  cause?: unknown;
}

/** Signals by which a fault of the runtime ends a process; memory that ran out ends it by another one. */
const death = /Worker exited unexpectedly with signal SIG(?:SEGV|TRAP|ILL|BUS)\b/;

/** Whether nothing else went wrong beside tests than that processes of them died by a fault of the runtime. */
export const onlyDied = (errors: readonly Thrown[]): boolean =>
  errors.length > 0 && errors.every((error) => death.test(`${error.message} ${messageOf(error.cause)}`));

const messageOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'message' in cause ? String(cause.message) : '';

/** A file that cannot be read, or whose set-up fails, has no failed test. */
const hasFailedSetUp = (module: Pick<TestModule, 'errors' | 'children'>): boolean =>
  [module, ...module.children.allSuites()].some((part) => part.errors().length > 0);

/** Where it is noted that the run of a report may be repeated. */
export const noteBeside = (report: string): string => `${report}.died`;

/** Leaves a note beside a report where its run may be repeated: see `test.ts`. */
export class DiedProcesses implements Reporter {
  readonly #note: string;

  constructor(report: string) {
    this.#note = noteBeside(report);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly Thrown[]): void {
    if (onlyDied(errors) && !modules.some(hasFailedSetUp)) writeFileSync(this.#note, '');
  }
}
