import type { Listen } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { AnswerCache } from './answer-cache.ts';
import type { Catalogue } from './catalogue.ts';
import type { VariantIds } from './changed-stock.ts';
import { ChangedTags } from './changed-tags.ts';
import { FollowingStore } from './following-store.ts';
import { createItemTexts, type ItemTexts } from './item-texts.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { createModelReader, type ModelReader } from './read-models.ts';

/** What one version of the catalogue is served from. */
export interface CatalogueSnapshot {
  catalogue: Catalogue;
  items: ItemTexts;
  answers: AnswerCache;
}

export interface CatalogueStore {
  /** The version to serve from now. Take it once per request. */
  readonly snapshot: CatalogueSnapshot;
  readonly catalogue: Catalogue;
  /** What became stale within a version. */
  readonly changedTags: ChangedTags;
  /**
   * Reads the catalogue anew if its version moved on, and the prices that changed; called by itself after
   * `bump_catalogue_version()` and `note_price_changes()`.
   */
  refresh: () => Promise<void>;
  /** Takes over the stock of these variants at once; called by itself within a second of a change. */
  refreshStock: (variantIds: VariantIds) => Promise<void>;
  close: () => Promise<void>;
}

interface Settings {
  /** Bytes of plain answers that are kept. */
  maxAnswerBytes?: number;
  /** Milliseconds in which changes of stock or prices are collected before they are read. */
  stockDelayMs?: number;
  /** Reads the models of a version; without it they are read from the database and kept nowhere. */
  models?: ModelReader;
  onError: (error: unknown) => void;
}

/** Reads the catalogue and follows its changes. */
export async function openCatalogueStore(db: Database, listen: Listen, settings: Settings): Promise<CatalogueStore> {
  const { maxAnswerBytes = 384 * 1024 * 1024, stockDelayMs = 300, onError } = settings;
  const { models = createModelReader(db, { kept: null, onError }) } = settings;
  const changedTags = new ChangedTags();
  const read = async (): Promise<CatalogueSnapshot> => {
    const catalogue = await loadCatalogue(db, { modelsOf: models.modelsOf, onError });
    return {
      catalogue,
      items: createItemTexts(catalogue),
      answers: new AnswerCache(catalogue.version, maxAnswerBytes, (tag) => changedTags.note(tag)),
    };
  };
  const store = new FollowingStore({ db, read, changedTags, stockDelayMs, onError, onClose: models.close });
  try {
    // It listens before it reads: what changes meanwhile is taken over after it.
    await store.follow(listen);
    await store.start();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}
