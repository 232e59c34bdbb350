import type { Database } from '../db/schema.ts';
import type { KeptModels } from './kept-models.ts';
import { loadModels, loadPrices } from './load-models.ts';
import type { ModelTable } from './model-table.ts';
import { columnReader } from './packed-column.ts';
import type { ReferenceData } from './reference-data.ts';
import { readVersions, type Versions } from './versions.ts';

/** Reads the models of a version, from the file where they are kept or from the database. */
export interface ModelReader {
  modelsOf: (versions: Versions, reference: ReferenceData) => Promise<ModelTable>;
  close: () => Promise<void>;
}

interface Settings {
  /** Where models are kept between starts; null: nowhere. */
  kept: KeptModels | null;
  /** Fewer models than these are not kept: they are read as fast from the database. */
  minModels?: number;
  /** Milliseconds without another version after which one is kept: a writer may bring one after another. */
  delayMs?: number;
  onError: (error: unknown) => void;
}

export function createModelReader(db: Database, settings: Settings): ModelReader {
  const { kept, minModels = 1000, delayMs = 15_000, onError } = settings;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(source: Versions, table: ModelTable): Promise<void> {
    const { stamp, pricesStamp } = await readVersions(db);
    // A change that came during the read may be in the table already, which then belongs to neither version.
    if (stamp !== source.stamp) return;
    // The same is true of prices, but the next start reads them where their stamp is another one: none is like this one.
    await kept?.write({ stamp, pricesStamp: pricesStamp === source.pricesStamp ? pricesStamp : '' }, table);
  }

  function writeLater(source: Versions, table: ModelTable): void {
    clearTimeout(timer);
    if (table.ids.length < minModels) return;
    timer = setTimeout(() => {
      writing = writing.then(() => write(source, table)).catch(onError);
    }, delayMs).unref();
  }

  return {
    async modelsOf(versions, reference) {
      if (!kept || versions.stamp === '') return loadModels(db, reference);
      const found = await readKept({ db, kept, reference }, versions).catch((error: unknown) => {
        onError(error);
        return null;
      });
      if (found?.pricesStamp === versions.pricesStamp) return found.table;
      const table = found?.table ?? (await loadModels(db, reference));
      writeLater(versions, table);
      return table;
    },
    async close() {
      clearTimeout(timer);
      await writing;
    },
  };
}

/** Kept models at today's prices; null where there are none, or they do not fit what else the database holds. */
async function readKept(
  { db, kept, reference }: { db: Database; kept: KeptModels; reference: ReferenceData },
  { stamp, pricesStamp }: Versions,
): ReturnType<KeptModels['read']> {
  const found = await kept.read(stamp);
  if (!found || !areBrandsKnown(found.table, reference)) return null;
  if (found.pricesStamp === pricesStamp) return found;
  const prices = await loadPrices(db, found.table);
  return prices && { table: { ...found.table, prices }, pricesStamp: found.pricesStamp };
}

/** A model cannot be shown without its brand; one that is gone was removed past the catalogue's versions. */
function areBrandsKnown({ ids, models }: ModelTable, { manufacturers }: ReferenceData): boolean {
  const brandOf = columnReader(models.manufacturer_id);
  return ids.every((_, row) => manufacturers.has(brandOf(row)));
}
