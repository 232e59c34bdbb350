import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { fillSmallShop } from '../testing/small-shop.ts';
import { testDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
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

it.each([
  ['while the service starts', false],
  ['while a new version is read', true],
])('takes over stock that is sold %s, after it was read (FRESH-7)', async (_when, isOpen) => {
  const shop = await testDatabase();
  await fillSmallShop(shop.db);
  let hearStock = (_payload: string): void => {};
  let isArmed = !isOpen;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      // The catalogue's keywords are read after its stock.
      if (isArmed && JSON.stringify(result.rows).includes('"keyword')) {
        isArmed = false;
        await sql`UPDATE stock SET quantity = reserved WHERE variant_id = 100`.execute(shop.db);
        hearStock('100');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return result;
    },
  };
  const listen: OpenDatabase['listen'] = async (channel, listener) => {
    if (channel === 'stock_changed') hearStock = listener;
    return async () => {};
  };
  const onError = vi.fn();
  const store = await openCatalogueStore(shop.db.withPlugin(plugin), listen, { onError, stockDelayMs: 0 });
  if (isOpen) {
    expect(store.catalogue.variants.get(100)?.stock).not.toEqual({});
    isArmed = true;
    await sql`SELECT bump_catalogue_version()`.execute(shop.db);
    await store.refresh();
  }
  expect(isArmed).toBe(false);
  await until(async () => Object.keys(store.catalogue.variants.get(100)?.stock ?? { 1: 1 }).length === 0);
  expect(onError).not.toHaveBeenCalled();
  await store.close();
  await shop.close();
});
