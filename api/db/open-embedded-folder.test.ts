import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock-folder.ts';
import { openDatabase } from './open-database.ts';
import { openEmbeddedFolder } from './open-embedded-folder.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'havu-db-'));

describe('a data folder belongs to one process', () => {
  it('a second opening is refused and the first one goes on; after its end the folder is free', async () => {
    const folder = join(newFolder(), 'db');
    const first = await openDatabase({ folder });
    await sql`CREATE TABLE kept (id integer)`.execute(first.db);
    expect(() => lockFolder(`${folder}.lock`, 0)).toThrow(FolderInUse);
    await sql`INSERT INTO kept VALUES (7)`.execute(first.db);
    await first.close();

    const second = await openDatabase({ folder });
    const { rows } = await sql`SELECT id FROM kept`.execute(second.db);
    await second.close();
    expect(rows).toEqual([{ id: 7 }]);
  });

  it('a process that is killed leaves no lock behind', async () => {
    const file = join(newFolder(), 'db.lock');
    const script = join(newFolder(), 'holder.mjs');
    writeFileSync(
      script,
      `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock-folder.ts'))};
lockFolder(${JSON.stringify(file)});
process.send('locked');
setInterval(() => {}, 1000);
`,
    );
    const holder = fork(script, { silent: true });
    await once(holder, 'message');
    expect(() => lockFolder(file, 0)).toThrow(FolderInUse);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const unlock = lockFolder(file, 0);
    unlock();
    expect(existsSync(`${file}-journal`)).toBe(false);
  });
});

it('begins anew where an earlier first start ended before its files were whole', async () => {
  const parent = newFolder();
  mkdirSync(join(parent, 'db.part'));
  writeFileSync(join(parent, 'db.part', 'PG_VERSION'), '18');
  const open = await openDatabase({ folder: join(parent, 'db') });
  const { rows } = await sql`SELECT 1 AS one`.execute(open.db);
  await open.close();
  expect(rows).toEqual([{ one: 1 }]);
  expect(readdirSync(parent).sort()).toEqual(['db', 'db.lock']);
});

it('a shop whose disk is full is not opened, because its engine would spin for ever; its folder stays free', async () => {
  const folder = join(newFolder(), 'db');
  mkdirSync(folder);
  const refused = /has \d+ MB free, and the shop needs 1099511627776 MB\. Make room$/;
  for (let start = 0; start < 2; start += 1)
    await expect(openEmbeddedFolder(folder, {}, 2 ** 60)).rejects.toThrow(refused);
});

it('the disk that counts is the one of the folder itself, which may be a mount or a link to another one', async () => {
  const elsewhere = newFolder();
  const link = join(newFolder(), 'db');
  symlinkSync(elsewhere, link);
  await expect(openEmbeddedFolder(link, {}, 2 ** 60)).rejects.toThrow(`the disk of ${link} has`);
});
