import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyLiveFolder } from './copy-live-folder.ts';

it('a copy is of the moment in which nobody writes, whatever was written before (OPS-7)', async () => {
  const from = mkdtempSync(join(tmpdir(), 'havu-live-'));
  const to = join(mkdtempSync(join(tmpdir(), 'havu-copy-')), 'copy');
  const old = new Date(Date.now() - 60_000);
  const write = (file: string, text: string, at = old) => {
    writeFileSync(join(from, file), text);
    utimesSync(join(from, file), at, at);
  };
  mkdirSync(join(from, 'base', 'empty'), { recursive: true });
  for (const file of ['base/same', 'base/changed', 'base/gone']) write(file, 'as it was');
  write('base/quick', 'as it was', new Date());
  await copyLiveFolder(from, to, async (work) => {
    // What was written between the first look and the moment in which all is held.
    write('base/changed', 'changed', new Date(Date.now() - 30_000));
    write('base/new', 'new');
    write('base/quick', 'in a tick', new Date());
    rmSync(join(from, 'base/gone'));
    await work();
  });
  const read = (folder: string) =>
    readdirSync(join(folder, 'base'), { withFileTypes: true }).map((entry) => [
      entry.name,
      entry.isDirectory() ? 'folder' : readFileSync(join(entry.parentPath, entry.name), 'utf8'),
    ]);
  expect(read(to)).toEqual(read(from));
  expect(Object.fromEntries(read(to))).toMatchObject({
    changed: 'changed',
    new: 'new',
    quick: 'in a tick',
    empty: 'folder',
  });
});

it('a copy that nobody waits for any more ends, and leaves nothing (OPS-7)', async () => {
  const from = mkdtempSync(join(tmpdir(), 'havu-live-'));
  const to = join(mkdtempSync(join(tmpdir(), 'havu-copy-')), 'copy');
  writeFileSync(join(from, 'file'), 'as it was');
  const left = new AbortController();
  const copied = copyLiveFolder(
    from,
    to,
    async (work) => {
      left.abort();
      await work();
    },
    left.signal,
  );
  await expect(copied).rejects.toThrow('aborted');
  expect(existsSync(to)).toBe(false);
});

it('a copy that the disk has no room for is not begun (OPS-7)', async () => {
  const from = mkdtempSync(join(tmpdir(), 'havu-live-'));
  const to = join(mkdtempSync(join(tmpdir(), 'havu-copy-')), 'copy');
  writeFileSync(join(from, 'file'), '');
  // A file with a hole takes no room itself.
  truncateSync(join(from, 'file'), 2 ** 43);
  const copied = copyLiveFolder(from, to, (work) => work());
  await expect(copied).rejects.toThrow(/MB free, and a copy of the shop’s database needs 83\d+ MB\. Make room/);
  expect(existsSync(to)).toBe(false);
});

it('a copy is not made over a folder that is there, which stays as it was (OPS-7)', async () => {
  const from = mkdtempSync(join(tmpdir(), 'havu-live-'));
  const to = mkdtempSync(join(tmpdir(), 'havu-copy-'));
  writeFileSync(join(to, 'file'), 'somebody’s');
  await expect(copyLiveFolder(from, to, (work) => work())).rejects.toThrow('EEXIST');
  expect(readFileSync(join(to, 'file'), 'utf8')).toBe('somebody’s');
});

it('only what has changed is copied while nobody may write', async () => {
  const from = mkdtempSync(join(tmpdir(), 'havu-live-'));
  const to = join(mkdtempSync(join(tmpdir(), 'havu-copy-')), 'copy');
  const old = new Date(Date.now() - 60_000);
  for (const file of ['same', 'changed']) {
    writeFileSync(join(from, file), 'as it was');
    utimesSync(join(from, file), old, old);
  }
  await copyLiveFolder(from, to, async (work) => {
    writeFileSync(join(to, 'same'), 'copied before');
    writeFileSync(join(to, 'changed'), 'copied before');
    writeFileSync(join(from, 'changed'), 'changed');
    await work();
  });
  expect(readFileSync(join(to, 'same'), 'utf8')).toBe('copied before');
  expect(readFileSync(join(to, 'changed'), 'utf8')).toBe('changed');
});
