import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeUnfinished } from './kept-by-content.ts';

it('what a killed process never finished goes after a day; pictures, and what is being written now, stay (IMPORT-3)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'havu-unfinished-'));
  const daysOld = (name: string, days: number) => {
    writeFileSync(join(folder, name), 'picture');
    const at = new Date(Date.now() - days * 86_400_000);
    utimesSync(join(folder, name), at, at);
  };
  daysOld('whole', 30);
  daysOld('whole.1.part', 2);
  daysOld('other.2.part', 0.5);
  await removeUnfinished(folder);
  expect((await readdir(folder)).sort()).toEqual(['other.2.part', 'whole']);
  await removeUnfinished(join(folder, 'missing'));
});
