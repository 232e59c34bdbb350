import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { readRows } from '../read-model/read-rows.ts';
import { contents } from './database-contents.ts';
import { ReusedServerDatabases } from './reused-server-databases.ts';

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a database that tests use one after the other', () => {
  const databases = new ReusedServerDatabases();
  const nameOf = async ({ db }: OpenDatabase) =>
    (await readRows<{ name: string }>(db, sql`SELECT current_database() AS name`))[0]?.name;

  it('is as the migrations left it, whatever the test before it wrote', async () => {
    const first = await databases.open();
    const [name, before] = [await nameOf(first), await contents(first)];
    await first.db.insertInto('tax_areas').values({ id: 1, slug: 'area', name: 'Area' }).execute();
    await sql`SELECT nextval('made_content_ids'), bump_catalogue_version()`.execute(first.db);
    expect(await contents(first)).not.toBe(before);
    await first.close();

    const second = await databases.open();
    expect([await nameOf(second), await contents(second)]).toEqual([name, before]);
    await second.close();
  });

  it('is freed of what a process that a test killed has locked', async () => {
    const first = await databases.open();
    const name = await nameOf(first);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${name}`;
    const left = new pg.Client({ connectionString: url.href });
    left.on('error', () => {});
    await left.connect();
    await left.query('BEGIN; LOCK TABLE tax_areas');
    await first.close();
    const second = await databases.open();
    expect(await nameOf(second)).toBe(name);
    await second.close();
  });

  it('is not used again once a test has changed its shape', async () => {
    const first = await databases.open();
    const name = await nameOf(first);
    await sql`CREATE TABLE of_a_test (id integer)`.execute(first.db);
    await first.close();
    const second = await databases.open();
    expect(await nameOf(second)).not.toBe(name);
    await second.close();
  });
});
