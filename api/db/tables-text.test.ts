import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { tablesText } from './tables-text.ts';

it('keeps the types of the rows as the migrated database has them (npm run generate:tables writes them)', async () => {
  const { db, close } = await testDatabase();
  const written = await readFile(join(import.meta.dirname, 'schema', 'tables.ts'), 'utf8');
  expect(await tablesText(db)).toBe(written);
  await sql`ALTER TABLE stores ADD COLUMN floors integer NOT NULL DEFAULT 1`.execute(db);
  expect(await tablesText(db)).toBe(
    written.replace(/(interface StoresTable \{[^}]*)\}/, '$1  floors: Generated<number>;\n}'),
  );
  await close();
});
