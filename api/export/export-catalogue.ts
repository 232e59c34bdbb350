import { mkdir, open as openFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Executor } from '../db/schema.ts';
import { type ImportKind, importFormat } from '../import/import-format.ts';
import { Problems } from '../import/problems.ts';
import { ExportPictures } from './export-pictures.ts';
import { readAuthors, readBanners, readCampaigns, readKeywords, readPosts } from './read-content.ts';
import { readCountries, readCurrencies, readDeliveryMethods, readSettings, readTaxAreas } from './read-market.ts';
import { readBundles, readDiscountCodes } from './read-offers.ts';
import { countLeftOut, readProducts, readStock } from './read-products.ts';
import {
  countStoresLeftOut,
  readBrands,
  readColours,
  readGroups,
  readPages,
  readProperties,
  readSizeTables,
  readStores,
  readTabbedPages,
  readTags,
  readTypes,
} from './read-reference.ts';

export interface ExportResult {
  counts: Partial<Record<ImportKind, number>>;
  pictures: number;
  /** What the files lack, in sentences. */
  notes: string[];
}

/** The export cannot be written there: nothing was. */
export class ExportRefused extends Error {}

type Batches = AsyncIterable<readonly object[]>;

/** Every kind of file, in the order in which an import reads them. */
const readers: { [K in ImportKind]: (tx: Executor, pictures: ExportPictures) => Batches } = {
  settings: (tx) => once(readSettings(tx)),
  currencies: (tx) => once(readCurrencies(tx)),
  'tax-areas': (tx) => once(readTaxAreas(tx)),
  countries: (tx) => once(readCountries(tx)),
  'delivery-methods': (tx) => once(readDeliveryMethods(tx)),
  stores: (tx) => once(readStores(tx)),
  brands: (tx, pictures) => once(readBrands(tx, pictures)),
  colours: (tx) => once(readColours(tx)),
  types: (tx) => once(readTypes(tx)),
  properties: (tx) => once(readProperties(tx)),
  tags: (tx) => once(readTags(tx)),
  groups: (tx, pictures) => once(readGroups(tx, pictures)),
  'size-tables': (tx, pictures) => once(readSizeTables(tx, pictures)),
  pages: (tx) => once(readPages(tx)),
  'tabbed-pages': (tx) => once(readTabbedPages(tx)),
  products: readProducts,
  stock: readStock,
  keywords: (tx) => once(readKeywords(tx)),
  banners: (tx, pictures) => once(readBanners(tx, pictures)),
  authors: (tx, pictures) => once(readAuthors(tx, pictures)),
  posts: (tx, pictures) => once(readPosts(tx, pictures)),
  campaigns: (tx, pictures) => once(readCampaigns(tx, pictures)),
  bundles: (tx) => once(readBundles(tx)),
  'discount-codes': (tx) => once(readDiscountCodes(tx)),
};

async function* once(records: Promise<readonly object[]>): AsyncGenerator<readonly object[]> {
  yield await records;
}

/**
 * Writes the shop's catalogue as the files that an import reads, as it stood at one moment (IMPORT-12). The folder
 * appears when it is whole.
 * @param originalsDir where the shop keeps its originals.
 * @throws ExportRefused where the folder has something in it already
 */
export async function exportCatalogue(db: Database, folder: string, originalsDir: string): Promise<ExportResult> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new ExportRefused(`${folder} is not empty: name a folder that there is none of`);
  const unfinished = `${folder}.${process.pid}.part`;
  await mkdir(unfinished, { recursive: true });
  try {
    const result = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => writeAll(tx, unfinished, originalsDir));
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    return result;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function writeAll(tx: Executor, folder: string, originalsDir: string): Promise<ExportResult> {
  const pictures = new ExportPictures(originalsDir, folder);
  const counts: ExportResult['counts'] = {};
  const notes: string[] = [];
  for (const kind of Object.keys(importFormat) as ImportKind[]) {
    const { count, refused } = await writeFileOf(kind, join(folder, `${kind}.jsonl`), readers[kind](tx, pictures));
    counts[kind] = count;
    notes.push(...refused);
  }
  const others = await countLeftOut(tx);
  if (others > 0) notes.push(`${others} gift cards and sets of products are left out: files do not hold them yet`);
  const stores = await countStoresLeftOut(tx);
  if (stores > 0)
    notes.push(`Texts, other days and express pickup of ${stores} stores are left out: files do not hold them yet`);
  if (pictures.leftOut.size > 0)
    notes.push(`${pictures.leftOut.size} pictures are left out: they are drawings (SVG), or their files are missing`);
  return { counts, pictures: pictures.count, notes };
}

/** Writes what an import would take; what it would not is told. */
async function writeFileOf(kind: ImportKind, file: string, batches: Batches) {
  const problems = new Problems();
  let count = 0;
  const output = await openFile(file, 'w');
  try {
    for await (const records of batches) {
      const lines: string[] = [];
      for (const record of records) {
        const parsed = importFormat[kind].safeParse(record, { reportInput: true });
        if (parsed.success) lines.push(`${JSON.stringify(record)}\n`);
        else
          problems.addIssues({ file: kind, line: 0 }, parsed.error, (path) => ({
            line: 0,
            field: `“${nameOf(record)}” is left out: ${path.map(String).join('.')}`,
          }));
      }
      count += lines.length;
      await output.write(lines.join(''));
    }
    await output.sync();
  } finally {
    await output.close();
  }
  // A file that is there says that there is nothing of its kind.
  if (count === 0) await rm(file);
  return { count, refused: problems.told };
}

const nameOf = (record: object): string => String('key' in record ? record.key : 'sku' in record ? record.sku : '');
