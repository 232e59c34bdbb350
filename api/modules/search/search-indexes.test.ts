import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open-database.ts';
import { fillSmallShop } from '../../testing/small-shop.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createSearchIndexes, type SearchIndexes } from './search-indexes.ts';

let open: OpenDatabase;
let indexes: SearchIndexes;
const fail = (error: unknown) => {
  throw error;
};

beforeAll(async () => {
  open = await testDatabase();
  await fillSmallShop(open.db);
});
beforeEach(() => {
  indexes = createSearchIndexes(open.db, { onError: fail });
  return () => indexes.close();
});
afterAll(() => open.close());

const rename = (name: string) =>
  sql`UPDATE model_texts SET name = ${name} WHERE model_id = (SELECT min(model_id) FROM model_texts) AND locale = 'fi'`.execute(
    open.db,
  );
/** The index, once it has a term that begins so. */
const settled = async (catalogueVersion: number, beginning: string) => {
  for (let asked = 0; asked < 200; asked += 1) {
    const { index } = await indexes.indexOf('fi', catalogueVersion);
    if (index.terms.some((term) => term.startsWith(beginning))) return index;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${beginning} was never read`);
};

it('goes on answering from the texts before while a new version is read', async () => {
  const before = await indexes.indexOf('fi', 1);
  await rename('Aurinko');
  const meanwhile = await indexes.indexOf('fi', 2);
  expect(meanwhile).toEqual({ index: before.index, isWhole: true });
  expect(await settled(2, 'aur')).not.toBe(before.index);
});

it('reads nothing anew where a version changed no text', async () => {
  const { index } = await indexes.indexOf('fi', 1);
  await indexes.indexOf('fi', 2);
  await indexes.close();
  expect((await indexes.indexOf('fi', 2)).index).toBe(index);
});

it('looks again where texts changed while they were read', async () => {
  await indexes.indexOf('fi', 1);
  await rename('Kuutamo');
  await indexes.indexOf('fi', 2);
  await rename('Usva');
  await settled(3, 'us');
});

it('answers from what has been read where the whole takes longer than a search waits', async () => {
  const slow = createSearchIndexes(open.db, { longestWaitMs: 0, onError: fail });
  const { index } = await slow.indexOf('sv', 1);
  expect(index.terms).toBeInstanceOf(Array);
  await slow.readAhead(['sv']);
  expect((await slow.indexOf('sv', 1)).isWhole).toBe(true);
  await slow.close();
});

it('reads languages ahead of their first search', async () => {
  await indexes.readAhead(['fi', 'en']);
  await rename('Halla');
  const { index, isWhole } = await indexes.indexOf('en', 1);
  expect([index.terms.length > 0, isWhole]).toEqual([true, true]);
});

it('says so where the database does not answer, and reads at the next search', async () => {
  const broken = await testDatabase();
  const own = createSearchIndexes(broken.db, { onError: fail });
  await sql`ALTER TABLE text_version RENAME TO away`.execute(broken.db);
  await expect(own.indexOf('fi', 1)).rejects.toThrow();
  await sql`ALTER TABLE away RENAME TO text_version`.execute(broken.db);
  expect((await own.indexOf('fi', 1)).isWhole).toBe(true);
  await broken.close();
});
