import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { fillSmallShop } from '../testing/small-shop.ts';
import { testDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { openCatalogueStore } from './catalogue-store.ts';
import { createModelReader, type ModelReader } from './read-models.ts';
import { readVersion } from './versions.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
});
afterAll(() => open.close());

it('reads a change that comes while another is being read: after the version was asked for, before prices are (FRESH-2)', async () => {
  const bump = () => sql`SELECT bump_catalogue_version()`.execute(open.db);
  await bump();
  let notify = (_payload: string): void => {};
  let isArmed = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isArmed && result.rows.some((row) => 'version' in row)) {
        isArmed = false;
        await bump();
        notify('');
      }
      return result;
    },
  };
  const listen: OpenDatabase['listen'] = async (channel, listener) => {
    if (channel === 'catalogue_changed') notify = listener;
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
  let notifyStock = (_payload: string): void => {};
  let isArmed = !isOpen;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      // The catalogue's keywords are read after its stock.
      if (isArmed && JSON.stringify(result.rows).includes('"keyword')) {
        isArmed = false;
        await sql`UPDATE stock SET quantity = reserved WHERE variant_id = 100`.execute(shop.db);
        notifyStock('100');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return result;
    },
  };
  const listen: OpenDatabase['listen'] = async (channel, listener) => {
    if (channel === 'stock_changed') notifyStock = listener;
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

it('stock that was missed while a version was read, and could not be read after it, is read with the next change (FRESH-7)', async () => {
  const shop = await testDatabase();
  await fillSmallShop(shop.db);
  let notifyStock = (_payload: string): void => {};
  let isArmed = false;
  let isFailing = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (isFailing && JSON.stringify(node).includes('json_object_agg')) throw new Error('no stock for now');
      return node;
    },
    async transformResult({ result }) {
      // The catalogue's keywords are read after its stock.
      if (isArmed && JSON.stringify(result.rows).includes('"keyword')) {
        isArmed = false;
        isFailing = true;
        await sql`UPDATE stock SET quantity = reserved WHERE variant_id = 100`.execute(shop.db);
        notifyStock('100');
        await until(async () => onError.mock.calls.length > 0);
      }
      return result;
    },
  };
  const listen: OpenDatabase['listen'] = async (channel, listener) => {
    if (channel === 'stock_changed') notifyStock = listener;
    return async () => {};
  };
  const onError = vi.fn();
  const store = await openCatalogueStore(shop.db.withPlugin(plugin), listen, { onError, stockDelayMs: 0 });
  isArmed = true;
  await sql`SELECT bump_catalogue_version()`.execute(shop.db);
  await expect(store.refresh()).rejects.toThrow('no stock for now');
  expect(store.catalogue.variants.get(100)?.stock).not.toEqual({});
  isFailing = false;
  notifyStock('101');
  await until(async () => Object.keys(store.catalogue.variants.get(100)?.stock ?? {}).length === 0);
  await store.close();
  await shop.close();
});

it('a start serves the first version that it read, while a writer brings one after another (FRESH-7)', async () => {
  const bump = () => sql`SELECT bump_catalogue_version()`.execute(open.db);
  await bump();
  const first = await readVersion(open.db);
  let isWriting = true;
  const reader = createModelReader(open.db, { kept: null, onError: vi.fn() });
  const models: ModelReader = {
    ...reader,
    async modelsOf(...from) {
      if (isWriting) await bump();
      return reader.modelsOf(...from);
    },
  };
  const onError = vi.fn();
  const store = await openCatalogueStore(open.db, async () => async () => {}, { models, onError });
  expect(store.catalogue.version).toBeGreaterThanOrEqual(first);
  isWriting = false;
  await until(async () => store.catalogue.version === (await readVersion(open.db)));
  await store.close();
  expect(onError).not.toHaveBeenCalled();
});

it('closes the reader of models only once the last version was read (FRESH-6)', async () => {
  const steps: string[] = [];
  const reader = createModelReader(open.db, { kept: null, onError: vi.fn() });
  const models: ModelReader = {
    async modelsOf(...from) {
      const table = await reader.modelsOf(...from);
      steps.push('read');
      return table;
    },
    async close() {
      steps.push('closed');
    },
  };
  await sql`SELECT bump_catalogue_version()`.execute(open.db);
  const store = await openCatalogueStore(open.db, async () => async () => {}, { models, onError: vi.fn() });
  // The start ends with the first version; what it still looks at would take the next refresh along, and end at the close.
  await store.refresh();
  await sql`SELECT bump_catalogue_version()`.execute(open.db);
  const refreshing = store.refresh();
  await store.close();
  await refreshing;
  expect(steps).toEqual(['read', 'read', 'closed']);
});
