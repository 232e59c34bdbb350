import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { openCatalogueStore } from './catalogue-store.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
});
afterAll(() => open.close());

it('reads a change that comes while another is being read: after the version was asked for, before prices are (FRESH-2)', async () => {
  const bump = () => sql`SELECT bump_catalogue_version()`.execute(open.db);
  await bump();
  let hear = (_payload: string): void => {};
  let isArmed = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isArmed && result.rows.some((row) => 'version' in row)) {
        isArmed = false;
        await bump();
        hear('');
      }
      return result;
    },
  };
  const listen: OpenDatabase['listen'] = async (channel, listener) => {
    if (channel === 'catalogue_changed') hear = listener;
    return async () => {};
  };
  const onError = vi.fn();
  const store = await openCatalogueStore(open.db.withPlugin(plugin), listen, { onError });
  const { version } = store.catalogue;
  isArmed = true;
  await store.refresh();
  expect(store.catalogue.version).toBe(version + 1);
  expect(onError).not.toHaveBeenCalled();
  await store.close();
});
