import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { NewProduct } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdProducts } from '../db/product-turn.ts';
import { makeBrand } from '../modules/staff-brands/make-brand.ts';
import { makeProduct } from '../modules/staff-products/make-product.ts';
import { smallCatalogue, writeMerchantFolder } from '../testing/merchant-folder.ts';
import { type TestService, testService } from '../testing/test-service.ts';
import { importCatalogue } from './import-catalogue.ts';
import { openFolder } from './read-records.ts';

let service: TestService;
let actorId: number;
beforeAll(async () => {
  service = await testService();
  actorId = (await service.signedIn({ is_staff: true, staff_role: 'commerce' })).id;
  await bring();
});
afterAll(() => service.close());

const options = { originalsDir: mkdtempSync(join(tmpdir(), 'havu-originals-')) };
const bring = async (...more: object[]) => {
  const lines = smallCatalogue();
  return importCatalogue(
    service.open.db,
    openFolder(await writeMerchantFolder({ ...lines, products: [...(lines.products ?? []), ...more] as never })),
    options,
  );
};
const make = (own: Partial<NewProduct>) =>
  makeProduct(service.open.db, actorId, {
    ...{ names: { en: 'Raft' }, slug: 'raft', brand: 'suo', group: 'g2', regular: 50, tax_class: 5, sku: 'RAFT' },
    ...{ ean: '', size: '', colour: null, ...own },
  });
const line = (own: object) => ({
  ...{ key: 'raft', slug: 'raft', brand: 'suo', groups: ['g2'], texts: { en: { name: 'Raft of the files' } } },
  ...{ price: { regular: 60 }, variants: [{ sku: 'RAFT' }], ...own },
});
const product = (id: number) =>
  service.open.db
    .selectFrom('product_models')
    .select(['id', 'key', 'slug', 'removed_at'])
    .where('id', '=', id)
    .executeTakeFirst();

it('a product that staff made stays where files do not name it, and goes on under its slug where they do (STAFF-70)', async () => {
  const id = await make({});
  await bring();
  expect(await product(id)).toEqual({ id, key: null, slug: 'raft', removed_at: null });
  await expect(bring(line({ key: 'another', slug: 'another' }))).rejects.toMatchObject({
    problems: { told: [expect.stringContaining('“RAFT” is another product')] },
  });
  await expect(bring(line({ key: 'another', variants: [{ sku: 'RAFT-2' }] }))).rejects.toMatchObject({
    problems: { told: [expect.stringContaining('of a product that these files do not name')] },
  });
  expect((await bring(line({}))).products).toMatchObject({ new: 0, changed: 1 });
  expect(await product(id)).toEqual({ id, key: 'raft', slug: 'raft', removed_at: null });
});

const bringBrands = async (...brands: object[]) =>
  importCatalogue(service.open.db, openFolder(await writeMerchantFolder({ brands })), options);
const newBrand = (name: string) => makeBrand(service.open.db, { name, slug: '' }, { actorId, locale: 'en' });
const brand = (id: number) =>
  service.open.db
    .selectFrom('manufacturers')
    .select(['slug', 'name', 'producer', 'texts'])
    .where('id', '=', id)
    .executeTakeFirst();

it('a brand that staff made stays where files do not name it, and goes on under its key where they do (STAFF-53)', async () => {
  const id = await newBrand('Lumi & Loska');
  const made = { slug: 'lumi-loska', name: 'Lumi & Loska', producer: null, texts: {} };
  await bring();
  expect((await bringBrands({ key: 'tundra', name: 'Tundra' })).brands).toMatchObject({ new: 1, changed: 0 });
  expect(await brand(id)).toEqual(made);
  expect((await bringBrands({ key: 'lumi-loska', name: 'Lumi' })).brands).toMatchObject({ new: 0, changed: 1 });
  expect(await brand(id)).toEqual({ ...made, name: 'Lumi' });
  const later = await newBrand('Lumi');
  const tundra = service.open.db.selectFrom('manufacturers').select('id').where('slug', '=', 'tundra');
  expect(later).toBe(((await tundra.executeTakeFirst())?.id ?? 0) + 1);
});

it('products are found by the name that a file gives their brand, and by that of another brand (STAFF-53)', async () => {
  const found = async (word: string) => {
    const rows = await service.open.db
      .selectFrom('model_texts as t')
      .innerJoin('product_models as m', 'm.id', 't.model_id')
      .select('m.slug')
      .distinct()
      .where('t.locale', '=', 'fi')
      .where(sql<boolean>`t.search @@ to_tsquery('havu_fi', ${word})`)
      .orderBy('m.slug')
      .execute();
    return rows.map(({ slug }) => slug);
  };
  const rows = [
    line({ key: 'found', slug: 'found', texts: { en: { name: 'Tub' } }, variants: [{ sku: 'FOUND' }] }),
    line({ key: 'lost', slug: 'lost', texts: { en: { name: 'Net' } }, variants: [{ sku: 'LOST' }] }),
  ];
  await bring(...rows);
  await bringBrands({ key: 'suo', name: 'Peatland' }, { key: 'meri', name: 'Oceanic' });
  expect(await found('peatland')).toEqual(expect.arrayContaining(['found', 'lost', 'suo-mela']));
  const lines = smallCatalogue();
  await importCatalogue(
    service.open.db,
    openFolder(
      await writeMerchantFolder({ products: [...lines.products, rows[0] ?? {}, { ...rows[1], brand: 'meri' }] }),
    ),
    options,
  );
  expect(await found('oceanic')).toEqual(['lost']);
  expect(await found('peatland')).not.toContain('lost');
  await bring(...rows);
});

// The embedded engine has one connection.
it.runIf(process.env.TEST_ENGINE === 'postgres')('nobody makes a product while an import runs (STAFF-70)', async () => {
  await service.open.db.transaction().execute(async (importing) => {
    await holdProducts(importing);
    await expect(make({ slug: 'raft-2', sku: 'RAFT-9' })).rejects.toMatchObject({ status: 409, code: 'import_runs' });
  });
  expect(await make({ slug: 'raft-2', sku: 'RAFT-9' })).toBeGreaterThan(0);
});
