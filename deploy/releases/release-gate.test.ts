import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PublishedRemote } from 'mf-shared/contract';
import { expect, it } from 'vitest';
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
  expect(await told(hang, 2000)).toBe('mf-x abc is refused: no end within 2 s while ./home is rendered');
});

it('without a built shell nothing can be tried, and nothing is published', async () => {
  const gate = processGate({ apiUrl: null, recordings: folder, renderer: path.join(folder, 'missing') });
  await expect(gate('mf-x', folder, published)).rejects.toThrow('is not built');
});
