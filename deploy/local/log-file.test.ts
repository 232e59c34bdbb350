import { mkdirSync, mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LogFile } from './log-file.ts';

it('loses lines but nothing else while its file cannot be written, and then says how many', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'havu-log-')), 'api.log');
  const log = new LogFile(path);
  mkdirSync(path);
  log.write('one\n');
  log.write('two\n');
  rmdirSync(path);
  log.write('three\n');
  log.write('four\n');
  const [note, ...rest] = readFileSync(path, 'utf8').trim().split('\n');
  expect(JSON.parse(note ?? '')).toMatchObject({ msg: expect.stringContaining('2 texts could not be written here') });
  expect(rest).toEqual(['three', 'four']);
});
