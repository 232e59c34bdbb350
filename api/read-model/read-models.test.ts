import { mkdtempSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { fillSmallShop } from '../testing/small-shop.ts';
import { testDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { openKeptModels } from './kept-models.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { Model } from './model.ts';
import { createModelReader } from './read-models.ts';
import { loadReferenceData } from './reference-data.ts';
import { readVersions } from './versions.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
  await fillSmallShop(open.db);
});
afterAll(() => open.close());

const unexpected = (error: unknown): never => {
  throw error;
};
const newFolder = () => mkdtempSync(join(tmpdir(), 'havu-kept-'));
const run = (statement: string) => sql.raw(statement).execute(open.db);

/** Counts what is read from the database; `during` is run once, after models were read and before their prices are. */
function watched(db: Database, during?: string): { db: Database; reads: { models: number; versions: number } } {
  const reads = { models: 0, versions: 0 };
  let isDue = false;
  let isDone = during === undefined;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const text = JSON.stringify(node);
      if (node.kind === 'RawNode' && text.includes('FROM product_models WHERE id')) {
        reads.models += 1;
        isDue = true;
      }
      if (node.kind === 'SelectQueryNode' && text.includes('catalogue_version')) reads.versions += 1;
      return node;
    },
    async transformResult({ result }) {
      if (isDue && !isDone) {
        isDone = true;
        await run(during ?? '');
      }
      return result;
    },
  };
  return { db: db.withPlugin(plugin), reads };
}

/** A start of the service: what it reads, and whether from the database; it keeps models where it had to read them. */
async function start(folder: string, during?: string) {
  const { db, reads } = watched(open.db, during);
  const errors: unknown[] = [];
  const onError = (error: unknown) => {
    errors.push(error);
  };
  const kept = await openKeptModels(folder, { onError: unexpected });
  const reader = createModelReader(db, { kept, minModels: 1, delayMs: 0, onError });
  const catalogue = await loadCatalogue(db, { modelsOf: reader.modelsOf, onError });
  const isRead = reads.models > 0;
  return {
    ...{ catalogue, isRead, errors },
    /** Waits until the models are written, or will not be: before that, the versions are compared again. */
    async end() {
      if (isRead) await until(async () => reads.versions > 1);
      await reader.close();
    },
  };
}

/** Everything that can be asked of models. */
const described = (models: Iterable<Model>) =>
  [...models].map((model) => ({
    ...{ id: model.id, slug: model.slug, image: model.image, images: model.extra_images, uuid: model.uuid },
    ...{ day: model.published_on, quote: model.quote, blocked: model.blocked_countries, isPublic: model.is_public },
    ...{ manufacturer: model.manufacturer.slug, colour: model.promotedColour?.slug, prices: model.prices },
    ...{ colours: model.colours, values: model.propertyValues, tags: model.tags.map(({ slug }) => slug) },
    ...{ groups: model.groups.map(({ id }) => id), main: model.mainGroup?.id, rating: model.rating },
    ratingCount: model.ratingCount,
    variants: model.variants.map((variant) => ({
      ...{
        id: variant.id,
        model: variant.model.id,
        sku: variant.sku,
        colour: variant.colour?.slug,
        size: variant.size,
      },
      ...{ sort: variant.sizeSort, type: variant.type?.slug, onOrder: variant.onOrder, blocked: variant.blockedStock },
      ...{ number: variant.shippingNumber, days: [variant.daysFrom, variant.daysTo], incoming: variant.incomingOn },
      ...{ prices: variant.prices, stock: variant.stock },
    })),
  }));

async function startTwice(folder = newFolder()) {
  const first = await start(folder);
  await first.end();
  return { folder, first: first.catalogue };
}

it('the second start takes the models that the first one kept, and has the same ones (FRESH-6)', async () => {
  const { folder, first } = await startTwice();
  const second = await start(folder);
  expect([second.isRead, second.errors]).toEqual([false, []]);
  expect(described(second.catalogue.models.values())).toEqual(described(first.models.values()));
  expect([...second.catalogue.variants.keys()]).toEqual([...first.variants.keys()]);
  expect(second.catalogue.listed.map(({ id }) => id)).toEqual(first.listed.map(({ id }) => id));
});

it('each model and each variant is one object, however it is asked for (FRESH-6)', async () => {
  const { first } = await startTwice();
  for (const model of first.models.values())
    for (const variant of model.variants) {
      expect(first.variants.get(variant.id)).toBe(variant);
      expect(variant.model).toBe(model);
    }
  expect(first.variants.get(999_999)).toBeUndefined();
});

it.each([
  ['a torn file', (file: string) => truncateSync(file, 900)],
  ['a damaged file', (file: string) => writeFileSync(file, readFileSync(file).fill(7, 500, 600))],
])('a start with %s reads the database, and puts a whole one in its place (FRESH-6)', async (_name, harm) => {
  const { folder, first } = await startTwice();
  harm(join(folder, 'models.kept'));
  const second = await start(folder);
  await second.end();
  expect([second.isRead, second.errors]).toEqual([true, []]);
  expect(described(second.catalogue.models.values())).toEqual(described(first.models.values()));
  expect((await start(folder)).isRead).toBe(false);
});

it('where nothing can be kept, the service starts and says so (FRESH-6)', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  const first = await start(file);
  await first.end();
  expect(first.isRead).toBe(true);
  expect(first.errors.length).toBeGreaterThan(0);
});

it('a change of the catalogue between two starts is read (FRESH-6)', async () => {
  const { folder } = await startTwice();
  await run(`UPDATE product_models SET sold_amount = 7777 WHERE id = 10; `);
  await run('SELECT bump_catalogue_version()');
  const second = await start(folder);
  await second.end();
  expect([second.isRead, second.catalogue.models.get(10)?.sold_amount]).toEqual([true, 7777]);
});

it('a database that was brought back to an earlier version, and changed on from there, is read (FRESH-6)', async () => {
  const { folder, first } = await startTwice();
  await run(`UPDATE product_models SET sold_amount = 8888 WHERE id = 10`);
  await run('SELECT bump_catalogue_version()');
  await run(`UPDATE catalogue_version SET version = ${first.version}`);
  const second = await start(folder);
  await second.end();
  expect([second.isRead, second.catalogue.models.get(10)?.sold_amount]).toEqual([true, 8888]);
});

it('stock and prices are those of the database, whatever was kept (FRESH-6)', async () => {
  const { folder, first } = await startTwice();
  const [variantId = 0] = first.models.get(10)?.variants.map(({ id }) => id) ?? [];
  await run(`UPDATE stock SET quantity = reserved WHERE variant_id = ${variantId}`);
  await run(`UPDATE prices SET regular_minor = 99900, active_minor = 88800 WHERE model_id = 10 AND variant_id IS NULL`);
  await run(`SELECT note_price_changes('{10}')`);
  const second = await start(folder);
  expect([second.isRead, second.errors]).toEqual([false, []]);
  expect(second.catalogue.variants.get(variantId)?.stock).toEqual({});
  expect(second.catalogue.models.get(10)?.prices.base).toMatchObject({ regularMinor: 99900, activeMinor: 88800 });
  expect(second.catalogue.pricesVersion).toBe(first.pricesVersion + 1);
});

it('models whose prices are gone are read from the database (FRESH-6)', async () => {
  const { folder } = await startTwice();
  await run('DELETE FROM prices WHERE model_id = 10');
  await run(`SELECT note_price_changes('{10}')`);
  const second = await start(folder);
  await second.end();
  expect([second.isRead, second.catalogue.models.has(10)]).toEqual([true, false]);
});

it('what changes while it is read is not kept (FRESH-6)', async () => {
  const folder = newFolder();
  const first = await start(folder, 'SELECT bump_catalogue_version()');
  await first.end();
  expect([first.isRead, first.errors, readdirSync(folder)]).toEqual([true, [], []]);
});

it('models are kept while prices change, and the next start reads the prices alone (FRESH-6)', async () => {
  const folder = newFolder();
  const changeTo = (minor: number) =>
    `WITH changed AS (UPDATE prices SET regular_minor = ${minor}, active_minor = ${minor} WHERE model_id = 11)
      SELECT note_price_changes('{11}')`;
  const first = await start(folder, changeTo(76_500));
  await first.end();
  await run(changeTo(54_300));
  const second = await start(folder);
  expect([second.isRead, second.errors]).toEqual([false, []]);
  expect(second.catalogue.models.get(11)?.prices.base).toMatchObject({ activeMinor: 54_300 });
});

it('kept models of a brand that is gone are not taken (FRESH-6)', async () => {
  const { folder, first } = await startTwice();
  const brandId = first.models.get(11)?.manufacturer.id;
  const reference = await loadReferenceData(open.db, unexpected);
  const manufacturers = new Map([...reference.manufacturers].filter(([id]) => id !== brandId));
  const kept = await openKeptModels(folder, { onError: unexpected });
  const reader = createModelReader(open.db, { kept, onError: unexpected });
  const { ids } = await reader.modelsOf(await readVersions(open.db), { ...reference, manufacturers });
  await reader.close();
  expect(brandId).toBeDefined();
  expect(ids).not.toContain(11);
});
