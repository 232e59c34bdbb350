import { sql } from 'kysely';
import { holdProducts } from '../db/product-turn.ts';
import type { Database, Executor } from '../db/schema.ts';
import type { FetchLimits } from './fetch-picture.ts';
import { FetchedPictures, pictureAddresses } from './fetched-pictures.ts';
import { findConflicts } from './find-conflicts.ts';
import type { ImportContext } from './import-context.ts';
import { type ImportKind, importKinds } from './import-format.ts';
import { keepOrder } from './keep-order.ts';
import { readKnown } from './known-ids.ts';
import { fillBanners } from './merge-banners.ts';
import { fillBrands } from './merge-brands.ts';
import { fillCampaigns } from './merge-campaigns.ts';
import { fillDeliveries } from './merge-deliveries.ts';
import { fillGroups, withFormerPaths } from './merge-groups.ts';
import { fillKeywords } from './merge-keywords.ts';
import { keepUsesOfCodes } from './merge-offers.ts';
import { fillPages } from './merge-pages.ts';
import { fillPosts } from './merge-posts.ts';
import { mergeProducts } from './merge-products.ts';
import { fillProperties } from './merge-properties.ts';
import { type Counts, changedRows, mergeRows, mergeWithParts } from './merge-rows.ts';
import { mergeStock } from './merge-stock.ts';
import { fillStores } from './merge-stores.ts';
import { fillTaxRates } from './merge-taxes.ts';
import { type OnUnreachable, Pictures } from './pictures.ts';
import { Problems } from './problems.ts';
import type { ImportSource } from './read-records.ts';
import { stageContent } from './stage-content.ts';
import { stageMarket } from './stage-market.ts';
import { stageOffers } from './stage-offers.ts';
import { stageProducts } from './stage-products.ts';
import { stageReference } from './stage-reference.ts';
import { stageStock } from './stage-stock.ts';
import { Staging, staged } from './staging.ts';
import { hideVanished, tablesOfKinds } from './tables-of-kinds.ts';
import { targets, targetTables } from './targets.ts';

export interface ImportOptions {
  /** Where the shop keeps its originals. */
  originalsDir: string;
  /** Does everything and takes it back. */
  isDryRun?: boolean;
  /** Products that the files do not name stay as they are. */
  keepsVanished?: boolean;
  /** Is called with the pictures that cannot be had from their addresses. They are left out; without it the import fails. */
  onUnreachable?: OnUnreachable;
  fetchLimits?: FetchLimits;
  onProgress?: OnProgress;
}

/** The step of an import and its progress: pictures that were fetched, or bytes that were read. */
export type OnProgress = (step: 'pictures' | 'files', done: number, of: number) => void;

/** Per kind that the files hold; variants and prices are told beside their products. */
export type ImportCounts = Partial<Record<ImportKind | 'variants' | 'prices', Counts>>;

/** The files cannot come in: nothing was changed. */
export class ImportRefused extends Error {
  readonly problems: Problems;

  constructor(message: string, problems: Problems = new Problems()) {
    super(message);
    this.name = 'ImportRefused';
    this.problems = problems;
  }
}

class TakenBack extends Error {}

/**
 * Brings a merchant's catalogue in, all or nothing: the files are checked and staged, then merged with what the shop has in
 * one transaction, so that readers see the old catalogue until the new one stands.
 * @throws ImportRefused where something in the files is wrong, or another import is running.
 */
export async function importCatalogue(
  db: Database,
  source: ImportSource,
  { originalsDir, isDryRun = false, keepsVanished = false, onUnreachable, fetchLimits, onProgress }: ImportOptions,
): Promise<ImportCounts> {
  let counts: ImportCounts = {};
  // Before the transaction, which would wait for other shops' machines.
  const fetched = new FetchedPictures(originalsDir);
  await fetched.fetch(await pictureAddresses(source), (done, of) => onProgress?.('pictures', done, of), fetchLimits);
  await db
    .transaction()
    .execute(async (tx) => {
      await takeTurn(tx);
      const problems = new Problems();
      const pictures = new Pictures({
        folder: source.folder,
        originals: originalsDir,
        problems,
        fetched,
        onUnreachable,
      });
      const context = { tx, source, problems, pictures, staging: new Staging(tx), known: await readKnown(tx) };
      await withProgress(source, onProgress, () => stageAll(context));
      await findConflicts(context, keepsVanished);
      if (problems.count > 0) throw new ImportRefused('Nothing was changed', problems);
      if (!isDryRun) await pictures.keep();
      counts = await mergeAll(context, keepsVanished);
      if (isDryRun) throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  if (!isDryRun && Object.values(counts).some((each) => each.new > 1000)) await sql`ANALYZE`.execute(db);
  return counts;
}

/** Tells how many bytes were read, as often as a person can see. */
async function withProgress(
  { progress }: ImportSource,
  onProgress: OnProgress | undefined,
  work: () => Promise<void>,
): Promise<void> {
  const tell = () => {
    const { done, of } = progress?.() ?? { done: 0, of: 0 };
    if (of > 0) onProgress?.('files', done, of);
  };
  const timer = setInterval(tell, 250);
  try {
    await work();
    tell();
  } finally {
    clearInterval(timer);
  }
}

/** One import at a time, and no product that staff make meanwhile; the lock ends with the transaction, however that ends. */
async function takeTurn(tx: Executor): Promise<void> {
  const { rows } = await sql<{
    mine: boolean;
  }>`SELECT pg_try_advisory_xact_lock(hashtext('havu import')) AS mine`.execute(tx);
  if (!rows[0]?.mine)
    throw new ImportRefused('Another import is running: wait until it has ended, then start this one again');
  await holdProducts(tx);
}

async function stageAll(context: ImportContext): Promise<void> {
  for (const table of targetTables) await context.staging.open(table, targets[table].columns);
  await stageMarket(context);
  await stageReference(context);
  await stageProducts(context);
  await stageStock(context);
  await stageContent(context);
  await stageOffers(context);
  await context.staging.finish();
}

/** Merges what the files hold, and counts it. */
async function mergeKinds(
  { tx, source }: Pick<ImportContext, 'tx' | 'source'>,
  keepsVanished: boolean,
  counts: ImportCounts,
): Promise<void> {
  for (const kind of importKinds.filter((each) => source.has(each))) {
    const rows = tablesOfKinds[kind];
    if (rows) {
      const merge = () => (rows.parts ? mergeWithParts(tx, rows.table, rows.parts) : mergeRows(tx, rows.table));
      const merged = await (kind === 'groups' ? withFormerPaths(tx, merge) : merge());
      const hide = hideVanished[kind];
      counts[kind] = { ...merged, vanished: hide && !keepsVanished ? await changedRows(tx, sql.raw(hide)) : 0 };
    } else if (kind === 'products') Object.assign(counts, await mergeProducts(tx, keepsVanished));
  }
}

async function mergeAll({ tx, source }: ImportContext, keepsVanished: boolean): Promise<ImportCounts> {
  const counts: ImportCounts = {};
  await keepUsesOfCodes(tx);
  await fillStores(tx);
  await fillBrands(tx);
  await fillPages(tx);
  await fillPosts(tx);
  await fillKeywords(tx);
  await fillCampaigns(tx);
  await fillBanners(tx);
  await fillGroups(tx);
  await fillProperties(tx);
  await fillDeliveries(tx);
  await fillTaxRates(tx);
  await keepOrder(tx);
  await mergeKinds({ tx, source }, keepsVanished, counts);
  for (const table of ['delivery_methods', 'discount_codes'] as const) await countOn(tx, table);
  if (source.has('stock')) counts.stock = await mergeStock(tx);
  if (Object.values(counts).some((each) => each.new + each.changed + each.vanished > 0))
    await sql`SELECT bump_catalogue_version()`.execute(tx);
  return counts;
}

/** The database gives the next row of the table an id above those that an import gave, and above those that staff took away. */
const countOn = (tx: Executor, table: 'delivery_methods' | 'discount_codes') =>
  sql`SELECT setval(s.name, greatest((SELECT max(id) FROM ${sql.table(table)}), pg_sequence_last_value(s.name::regclass), 1))
    FROM (SELECT pg_get_serial_sequence(${table}, 'id') AS name) s
    WHERE EXISTS (SELECT FROM ${staged(table)})`.execute(tx);
