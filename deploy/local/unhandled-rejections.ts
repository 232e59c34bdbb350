import { afterAll, afterEach } from 'vitest';

/** Rejections since the last look that nobody had awaited when Node asked. */
const rejections: unknown[] = [];

const note = (reason: unknown) => void rejections.push(reason);
process.on('unhandledRejection', note);

// Taken before a test can put false timers in its place.
const { setImmediate } = globalThis;

/** @throws where a promise has failed that nobody awaited. Node asks after the microtasks of a turn. */
async function findUnhandled(where: string): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  const [first] = rejections.splice(0);
  if (first !== undefined) throw new Error(`Nobody awaited a promise that failed in ${where}`, { cause: first });
}

afterEach(({ task }) => findUnhandled(`'${task.name}'`));
// Files may share a process: each listens for itself alone.
afterAll(() => findUnhandled('this file').finally(() => process.off('unhandledRejection', note)));
