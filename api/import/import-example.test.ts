import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { loadCatalogue } from '../read-model/load-catalogue.ts';
import { loadModels } from '../read-model/load-models.ts';
import { isOrderable } from '../read-model/stock-facts.ts';
import { testDatabase } from '../testing/test-database.ts';
import { ImportRefused, importCatalogue } from './import-catalogue.ts';
import { openFolder } from './read-records.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
});
afterAll(() => open.close());

const example = openFolder(join(import.meta.dirname, '..', '..', 'docs', 'import-example'));
const options = { originalsDir: mkdtempSync(join(tmpdir(), 'havu-originals-')) };

it('the example of docs/import.md makes an empty shop one that sells (IMPORT-1)', async () => {
  const counts = await importCatalogue(open.db, example, options);
  expect(counts.products).toMatchObject({ new: 2 });
  const { listed, countries, taxRates } = await loadCatalogue(open.db, {
    modelsOf: (_versions, reference) => loadModels(open.db, reference),
    onError: (error) => {
      throw error;
    },
  });
  expect(listed.map(({ slug }) => slug).sort()).toEqual(['tarn-cooking-pot', 'tarn-cup']);
  expect(listed.every(({ variants }) => variants.every(isOrderable))).toBe(true);
  expect([...countries.keys()].sort()).toEqual(['fi', 'se']);
  expect(taxRates).toHaveLength(2);
});

it('the first warehouse is the central one, store 20, however many stores come before it; the next import leaves it so (AVAIL-13)', async () => {
  const other = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'havu-merchant-'));
  cpSync(join(import.meta.dirname, '..', '..', 'docs', 'import-example'), folder, { recursive: true });
  const shops = Array.from({ length: 22 }, (_, index) => ({ key: `shop-${index}`, name: 'Shop', type: 'retail' }));
  const warehouses = ['warehouse', 'second'].map((key) => ({ key, name: 'Warehouse', type: 'warehouse' }));
  const lines = [...shops, ...warehouses].map((store) => `${JSON.stringify(store)}\n`);
  writeFileSync(join(folder, 'stores.jsonl'), lines.join(''));
  for (let round = 0; round < 2; round += 1) {
    await importCatalogue(other.db, openFolder(folder), options);
    const rows = await other.db.selectFrom('stores').select(['id', 'slug', 'type']).execute();
    expect(rows.find(({ id }) => id === 20)?.slug).toBe('warehouse');
    expect(rows).toHaveLength(24);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(24);
  }
  await other.close();
});

// The embedded engine has one connection.
it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a second import at the same time is refused in a sentence (IMPORT-3)',
  async () => {
    await open.db.transaction().execute(async (tx) => {
      await sql`SELECT pg_advisory_xact_lock(hashtext('havu import'))`.execute(tx);
      const second = importCatalogue(open.db, example, options);
      await expect(second).rejects.toThrow(ImportRefused);
      await expect(second).rejects.toThrow('Another import is running');
    });
  },
);
