import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupRefused, sumsFile } from './backup-form.ts';
import { filesBelow, sumOf } from './files-of-shop.ts';

const sumLine = /^([\da-f]{64}) {2}(.+)$/;
/** A whole one, as makeBackup names it. */
const backupName = /^havu-[\dT-]+Z$/;
const mostNamed = 5;

/** Writes the sums of all files of a backup, to the disk: the last thing before it gets its name. */
export async function writeSums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const file of await filesBelow(folder)) lines.push(`${await sumOf(join(folder, file))}  ${file}\n`);
  await writeFile(join(folder, sumsFile), lines.join(''), { flag: 'wx', flush: true });
}

/** Their names begin with the moment, so the last in their order is the newest. */
async function newestBackupIn(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => backupName.test(name) && existsSync(join(folder, name, sumsFile)))
    .sort()
    .at(-1);
  return newest === undefined ? null : join(folder, newest);
}

/** @throws BackupRefused where a file is damaged, missing or not the backup's */
export async function requireWhole(folder: string): Promise<void> {
  const text = await readFile(join(folder, sumsFile), 'utf8').catch(() => null);
  const newest = text === null ? await newestBackupIn(folder) : null;
  if (newest)
    throw new BackupRefused(
      `${folder} is no backup, but a folder that holds some. The newest of them is ${newest}: name that one.`,
    );
  if (text === null)
    throw new BackupRefused(
      `${folder} is no whole backup: it has no ${sumsFile}. One that was not finished ends with .part.`,
    );
  const wanted = new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, sum = '', file = line] = sumLine.exec(line) ?? [];
        return [file, sum] as const;
      }),
  );
  const found = new Set((await filesBelow(folder)).filter((file) => file !== sumsFile));
  const faults = [...found].filter((file) => !wanted.has(file)).map((file) => `${file} is not one of its files`);
  for (const [file, sum] of wanted) {
    if (!found.has(file)) faults.push(`${file} is missing`);
    else if ((await sumOf(join(folder, file))) !== sum) faults.push(`${file} is damaged`);
  }
  if (faults.length === 0) return;
  const more = faults.length > mostNamed ? `, and ${faults.length - mostNamed} more` : '';
  throw new BackupRefused(
    `The backup in ${folder} is damaged: ${faults.slice(0, mostNamed).join(', ')}${more}. Take another backup, or a copy of this one from elsewhere.`,
  );
}
