import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { smallCatalogue, writeMerchantFolder } from '../testing/merchant-folder.ts';
import { testDatabase } from '../testing/test-database.ts';
import { ImportRefused, importCatalogue } from './import-catalogue.ts';
import { openFolder } from './read-records.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
});
afterAll(() => open.close());

it('products without a tax area are refused once, with the file that is missing (IMPORT-2)', async () => {
  const { stock: _, ...lines } = smallCatalogue();
  const coming = importCatalogue(open.db, openFolder(await writeMerchantFolder(lines)), { originalsDir: '/nowhere' });
  const refusal: unknown = await coming.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ImportRefused);
  expect((refusal as ImportRefused).problems.told).toEqual([
    'products.jsonl:1: price has no VAT: an empty shop needs a tax area with its products (tax-areas.jsonl)',
  ]);
});
