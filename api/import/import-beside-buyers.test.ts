import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MerchantProduct, smallCatalogue, writeMerchantFolder } from '../testing/merchant-folder.ts';
import { type SellingService, sellingService } from '../testing/selling-service.ts';
import { until } from '../testing/until.ts';
import { importCatalogue } from './import-catalogue.ts';
import { openFolder } from './read-records.ts';

let service: SellingService;
beforeAll(async () => {
  service = await sellingService();
});
afterAll(() => service.close());

const options = { originalsDir: mkdtempSync(join(tmpdir(), 'havu-originals-')) };
const bring = async (lines: Parameters<typeof writeMerchantFolder>[0]) =>
  importCatalogue(service.open.db, openFolder(await writeMerchantFolder(lines)), options);
const nameOf = async (slug: string) =>
  (await service.call(`/api/products/productmodel/${slug}/`)).json<{ name?: string }>().name;

// The embedded engine has one connection, and belongs to one process.
it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'buyers go on while an import waits at its last step, and see the old catalogue until it has ended (IMPORT-11)',
  async () => {
    await bring(smallCatalogue());
    await expect.poll(() => nameOf('suo-mela')).toBe('Suo paddle');
    const { id: variantId } = await service.open.db
      .selectFrom('variants')
      .select('id')
      .where('sku', '=', 'K2-140')
      .executeTakeFirstOrThrow();
    const lines = smallCatalogue();
    const [canoe] = lines.products as [MerchantProduct];
    Object.assign(canoe, { slug: 'suo-kanootti-17', price: { regular: 1100 } });
    lines.stock = [{ sku: 'K1-M', store: 'keskusvarasto', quantity: 9 }];

    let importing: ReturnType<typeof bring> | undefined;
    await service.open.db.transaction().execute(async (holding) => {
      await sql`SELECT FROM stock s JOIN variants v ON v.id = s.variant_id WHERE v.sku = 'K1-M' FOR UPDATE OF s`.execute(
        holding,
      );
      importing = bring(lines);
      await until(async () => {
        const { rows } = await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(service.open.db);
        return rows.length > 0;
      });
      const placed = await service.place({ rows: [[variantId, 1]] });
      await service.pay(placed, 'approve');
      expect(await service.statusOf(placed.order_number)).toBe('processing');
      expect(await nameOf('suo-kanootti')).toBe('Suo kanootti');
      expect(await nameOf('suo-kanootti-17')).toBeUndefined();
    });
    expect((await importing)?.products).toMatchObject({ changed: 1, unchanged: 1 });
    await expect.poll(() => nameOf('suo-kanootti-17')).toBe('Suo kanootti');
  },
  60_000,
);

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a store that staff close while a file changes it stays closed (STAFF-47)',
  async () => {
    const store = { key: 'varasto-3', name: 'Varasto 3', type: 'warehouse' as const, city: 'Vantaa' };
    const ofStore = () => service.open.db.selectFrom('stores').select('is_open').where('slug', '=', store.key);
    await bring({ ...smallCatalogue(), stores: [store] });
    let importing: ReturnType<typeof bring> | undefined;
    await service.open.db.transaction().execute(async (closing) => {
      await closing.updateTable('stores').set({ is_open: false }).where('slug', '=', store.key).execute();
      importing = bring({ ...smallCatalogue(), stores: [{ ...store, city: 'Turku' }] });
      await until(async () => {
        const { rows } = await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(service.open.db);
        return rows.length > 0;
      });
    });
    expect((await importing)?.stores).toMatchObject({ changed: 1 });
    expect(await ofStore().executeTakeFirst()).toEqual({ is_open: false });
  },
  60_000,
);
