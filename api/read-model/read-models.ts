import type { Database } from '../db/schema.ts';
import { codeVersion } from './code-version.ts';
import type { KeptModels, ModelsSource } from './kept-models.ts';
import { loadModels, loadPrices } from './load-models.ts';
import type { ModelTable } from './model-table.ts';
import type { ReferenceData } from './reference-data.ts';
import { readVersions, type Versions } from './versions.ts';

/** Models of a version, from where they are kept or from the database. */
export interface ModelReader {
  modelsOf: (versions: Versions, reference: ReferenceData) => Promise<ModelTable>;
  close: () => Promise<void>;
}

interface Settings {
  /** Where models are kept between starts; null: nowhere. */
  kept: KeptModels | null;
  /** Fewest models that are kept: fewer are read as fast from the database. */
  fewestKept?: number;
  /** Milliseconds for which a version has to stand before it is kept: a writer may bring one after another. */
  keepDelayMs?: number;
  onError: (error: unknown) => void;
}

export function createModelReader(db: Database, settings: Settings): ModelReader {
  const { kept, fewestKept = 1000, keepDelayMs = 15_000, onError } = settings;
  let timer: NodeJS.Timeout | undefined;
  let keeping = Promise.resolve();

  async function keep(source: ModelsSource, table: ModelTable): Promise<void> {
    const { stamp, pricesStamp } = await readVersions(db);
    // What changed while it was read may be in it already: it is no picture of either version.
    if (stamp === source.stamp && pricesStamp === source.pricesStamp) await kept?.write(source, table);
  }

  function keepLater(source: ModelsSource, table: ModelTable): void {
    clearTimeout(timer);
    if (table.ids.length < fewestKept) return;
    timer = setTimeout(() => {
      keeping = keeping.then(() => keep(source, table)).catch(onError);
    }, keepDelayMs).unref();
  }

  return {
    async modelsOf({ stamp, pricesStamp }, reference) {
      if (!kept || stamp === '') return loadModels(db, reference);
      const source = { code: await codeVersion(), stamp, pricesStamp };
      const found = await readKept(db, kept, source).catch(onError);
      if (found && found.pricesStamp === pricesStamp) return found.table;
      const table = found?.table ?? (await loadModels(db, reference));
      keepLater(source, table);
      return table;
    },
    async close() {
      clearTimeout(timer);
      await keeping;
    },
  };
}

/** Kept models at today's prices; null where there are none that can be used. */
async function readKept(
  db: Database,
  kept: KeptModels,
  source: ModelsSource,
): Promise<{ table: ModelTable; pricesStamp: string } | null> {
  const found = await kept.read(source);
  if (!found || found.pricesStamp === source.pricesStamp) return found;
  const prices = await loadPrices(db, found.table);
  return prices && { table: { ...found.table, prices }, pricesStamp: found.pricesStamp };
}
