import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findRejections } from './find-rejections.ts';

const words = 'a promise failed that nobody waited for';
const service = JSON.stringify({ level: 50, time: 1, pid: 7, err: { message: 'lost' }, msg: words });
const shell = JSON.stringify({ time: '2026-11-30', level: 'error', message: words, error: 'Error: lost' });

function shopWith(logs: Record<string, string[]>): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'havu-logs-'));
  mkdirSync(join(dataDir, 'logs'));
  for (const [name, lines] of Object.entries(logs))
    writeFileSync(join(dataDir, 'logs', name), lines.map((line) => `${line}\n`).join(''));
  return dataDir;
}

it('finds the line in the log of each process, and names the file', async () => {
  const ready = JSON.stringify({ level: 30, msg: 'listening' });
  const dataDir = shopWith({ 'api.log': [ready, service, ready], 'sandbox.log': [], 'shell.log': [shell] });
  expect(await findRejections(dataDir)).toEqual([`api.log: ${service}`, `shell.log: ${shell}`]);
});

it('passes other failures, texts that are no JSON, and what a browser or a request says in the same words', async () => {
  const lines = [
    JSON.stringify({ level: 50, err: { message: 'away' }, msg: 'the payment could not be asked for' }),
    JSON.stringify({ level: 50, msg: `/en/ Error: ${words}` }),
    JSON.stringify({ level: 50, err: { message: service }, msg: 'request failed' }),
    JSON.stringify({ level: 'warn', message: 'said by a browser', text: words }),
    `(node:1) Warning: ${words}`,
  ];
  expect(await findRejections(shopWith({ 'api.log': lines }))).toEqual([]);
});

it('a shop without logs has none', async () => {
  expect(await findRejections(mkdtempSync(join(tmpdir(), 'havu-logs-')))).toEqual([]);
});
