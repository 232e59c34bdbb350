import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PublishedRemote } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { isRunning } from '../local/is-running.ts';
import { processGate } from './release-gate.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'gate-'));
const published = { version: 'abc' } as PublishedRemote;

/** What the gate says of a release whose check is this code. */
async function told(check: string, stepTimeoutMs = 30_000): Promise<string | null> {
  const script = path.join(folder, 'check.mjs');
  writeFileSync(script, check);
  const gate = processGate({ apiUrl: null, recordings: folder, script, renderer: script, stepTimeoutMs });
  return gate('mf-x', folder, published).then(
    () => null,
    (error: Error) => error.message,
  );
}

it('a release that its check finds good gets through', async () => {
  expect(await told('process.send({ doing: "x" }); process.send({ refused: null });')).toBeNull();
});

it('one that is refused is told in one line with its reason', async () => {
  expect(await told('process.send({ refused: "./home fails" });')).toBe('mf-x abc is refused: ./home fails');
});

it('one that ends the process, or takes all of its memory, is refused', async () => {
  const told1 = await told('process.send({ doing: "./home is rendered" }, () => process.exit(3));');
  expect(told1).toBe('mf-x abc is refused: its process ended (code 3) while ./home is rendered');
});

it('one that never gives the processor back is refused after its time', async () => {
  const hang = 'process.send({ doing: "./home is rendered" }, () => { for (;;); });';
  expect(await told(hang, 5000)).toBe('mf-x abc is refused: no end within 5 s while ./home is rendered');
});

it('a trial that never gives the processor back ends with the process that waits for it', async () => {
  const check = path.join(folder, 'spinning.mjs');
  const pidFile = path.join(folder, 'spinning.pid');
  writeFileSync(
    check,
    `import { writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
for (;;);`,
  );
  const waiting = path.join(folder, 'waiting.mjs');
  const order = { apiUrl: null, recordings: folder, script: check, renderer: check, stepTimeoutMs: 600_000 };
  writeFileSync(
    waiting,
    `import { processGate } from ${JSON.stringify(path.join(import.meta.dirname, 'release-gate.ts'))};
await processGate(${JSON.stringify(order)})('mf-x', '', { version: 'abc' });`,
  );
  const parent = fork(waiting, { silent: true });
  await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8'), { timeout: 30_000 }).toBeTruthy();
  const pid = Number(readFileSync(pidFile, 'utf8'));
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 40_000 }).toBe(false);
}, 90_000);

it('without a built shell nothing can be tried, and nothing is published', async () => {
  const gate = processGate({ apiUrl: null, recordings: folder, renderer: path.join(folder, 'missing') });
  await expect(gate('mf-x', folder, published)).rejects.toThrow('is not built');
});
