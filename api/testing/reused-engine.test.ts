import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { readRows } from '../read-model/read-rows.ts';
import { contents } from './database-contents.ts';
import { ReusedEngines } from './reused-engine.ts';
import { startEngine } from './test-database.ts';

describe('an engine that tests use one after the other', () => {
  let engines: ReusedEngines;
  let started = 0;
  beforeAll(() => {
    engines = new ReusedEngines(async () => {
      started += 1;
      return startEngine();
    });
  });

  const addArea = ({ db }: OpenDatabase, id: number) =>
    db
      .insertInto('tax_areas')
      .values({ id, slug: `area-${id}`, name: 'Area' })
      .execute();

  it('is as the migrations left it, whatever the test before it wrote', async () => {
    const first = await engines.open();
    const before = await contents(first);
    await addArea(first, 1);
    await sql`SELECT nextval('made_content_ids'), bump_catalogue_version()`.execute(first.db);
    await first.db.deleteFrom('settings').execute();
    expect(await contents(first)).not.toBe(before);
    await first.close();

    const second = await engines.open();
    expect(await contents(second)).toBe(before);
    await second.close();
    expect(started).toBe(1);
  });

  it('is not reached any more by what was made with it before', async () => {
    const first = await engines.open();
    const messages: string[] = [];
    await first.listen('probe', (payload) => messages.push(payload));
    await first.close();
    await expect(addArea(first, 1)).rejects.toThrow('The database of this test is closed');

    const second = await engines.open();
    await sql`SELECT pg_notify('probe', 'x')`.execute(second.db);
    await addArea(second, 1);
    expect(messages).toEqual([]);
    await second.close();
  });

  it.each([
    'ALTER TABLE prices DISABLE TRIGGER ALL',
    'CREATE TABLE of_a_test (id integer)',
    'ALTER TABLE orders ADD COLUMN of_a_test integer',
    'ALTER FUNCTION bump_catalogue_version() RENAME TO of_a_test',
  ])('is not used again after %s', async (statement) => {
    const changed = await engines.open();
    const count = started;
    await sql.raw(statement).execute(changed.db);
    await changed.close();
    const next = await engines.open();
    expect(started).toBe(count + 1);
    await addArea(next, 1);
    expect(await readRows(next.db, sql`SELECT to_regclass('of_a_test')::text AS name`)).toEqual([{ name: null }]);
    await next.close();
  });
});
