import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { awaitMigrations } from './await-migrations.ts';
import { migrate, migrationNames } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

let open: OpenDatabase;
let last = '';
beforeAll(async () => {
  open = await testDatabase();
  last = (await migrationNames()).at(-1) ?? '';
});
afterAll(() => open.close());

const forget = (name: string) => sql`DELETE FROM kysely_migration WHERE name = ${name}`.execute(open.db);
const note = (name: string) =>
  sql`INSERT INTO kysely_migration (name, timestamp) VALUES (${name}, '2099-01-01')`.execute(open.db);

it('a database that has every migration is not waited for, and migrating again makes none (OPS-11)', async () => {
  await awaitMigrations(open.db, { patienceMs: 0 });
  expect(await migrate(open.db)).toEqual([]);
});

it('one that lacks some is waited for until another process has made them (OPS-11)', async () => {
  await forget(last);
  let isOver = false;
  const waiting = awaitMigrations(open.db, { patienceMs: 60_000, everyMs: 20 }).then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isOver).toBe(false);
  await note(last);
  await waiting;
});

it('waiting has an end, which names what lacks and the command (OPS-11)', async () => {
  await forget(last);
  const waiting = awaitMigrations(open.db, { patienceMs: 50, everyMs: 20 });
  await expect(waiting).rejects.toThrow(new RegExp(`lacks the migration ${last}.+npm run migrate`));
  await note(last);
});

it('one that is newer than the code is refused at once (OPS-11)', async () => {
  await note('9999-of-tomorrow');
  await expect(awaitMigrations(open.db, { patienceMs: 60_000 })).rejects.toThrow(
    /newer than this code: it has 9999-of-tomorrow/,
  );
  await forget('9999-of-tomorrow');
});

it('an empty database lacks all of them (OPS-11)', async () => {
  await sql`ALTER TABLE kysely_migration RENAME TO kysely_migration_away`.execute(open.db);
  await expect(awaitMigrations(open.db, { patienceMs: 0 })).rejects.toThrow(/lacks \d+ migrations from 0001-/);
  await sql`ALTER TABLE kysely_migration_away RENAME TO kysely_migration`.execute(open.db);
});
