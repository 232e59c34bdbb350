import type { Listen } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { AnswerCache } from './answer-cache.ts';
import type { Catalogue } from './catalogue.ts';
import { ChangedTags } from './changed-tags.ts';
import { createItemTexts, type ItemTexts } from './item-texts.ts';
import type { KeptModels } from './kept-models.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { createModelReader } from './read-models.ts';
import { refreshPrices } from './refresh-prices.ts';
import { refreshStock } from './refresh-stock.ts';
import { readVersion } from './versions.ts';

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
  refreshStock: (variantIds: readonly number[] | 'all') => Promise<void>;
  close: () => Promise<void>;
}

interface Settings {
  /** Bytes of plain answers that are kept. */
  maxAnswerBytes?: number;
  /** Milliseconds in which changes of stock or prices are collected before they are read. */
  stockDelayMs?: number;
  /** Where models are kept between starts. */
  keptModels?: KeptModels | undefined;
  onError: (error: unknown) => void;
}

/** Reads the catalogue and follows its changes. */
export async function openCatalogueStore(db: Database, listen: Listen, settings: Settings): Promise<CatalogueStore> {
  const { maxAnswerBytes = 384 * 1024 * 1024, stockDelayMs = 300, keptModels = null, onError } = settings;
  const changedTags = new ChangedTags();
  const models = createModelReader(db, { kept: keptModels, onError });
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
    await store.refresh();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

interface Following {
  db: Database;
  read: () => Promise<CatalogueSnapshot>;
  changedTags: ChangedTags;
  stockDelayMs: number;
  onError: (error: unknown) => void;
  onClose: () => Promise<void>;
}

/** A catalogue that follows what the database tells of versions, stock and prices. */
class FollowingStore implements CatalogueStore {
  readonly changedTags: ChangedTags;
  readonly #following: Following;
  readonly #stops: (() => Promise<void>)[] = [];
  #snapshot: CatalogueSnapshot | null = null;
  /** Variants whose stock changed while a version is read, which may have their stock of before. */
  #missed: { ids: Set<number>; isAll: boolean } | null = null;
  #reading: Promise<void> | null = null;
  #isAsked = false;
  readonly #changed = new Set<number>();
  #isAllChanged = false;
  #stockTimer: NodeJS.Timeout | null = null;
  #pricesTimer: NodeJS.Timeout | null = null;
  #pricing: Promise<void> = Promise.resolve();

  constructor(following: Following) {
    this.changedTags = following.changedTags;
    this.#following = following;
    this.#stops.push(following.onClose);
  }

  get snapshot(): CatalogueSnapshot {
    if (!this.#snapshot) throw new Error('The catalogue has not been read');
    return this.#snapshot;
  }

  get catalogue(): Catalogue {
    return this.snapshot.catalogue;
  }

  async follow(listen: Listen): Promise<void> {
    const { onError } = this.#following;
    this.#stops.push(await listen('catalogue_changed', () => void this.refresh().catch(onError)));
    this.#stops.push(await listen('stock_changed', (payload) => this.#onStockChanged(payload)));
    this.#stops.push(await listen('prices_changed', () => this.#onPricesChanged()));
  }

  refresh(): Promise<void> {
    this.#isAsked = true;
    this.#reading ??= this.#readAgain();
    return this.#reading;
  }

  refreshStock(variantIds: readonly number[] | 'all'): Promise<void> {
    if (variantIds === 'all') {
      if (this.#missed) this.#missed.isAll = true;
    } else for (const id of variantIds) this.#missed?.ids.add(id);
    return this.#snapshot ? refreshStock(this.#following.db, this.#snapshot, variantIds) : Promise.resolve();
  }

  async close(): Promise<void> {
    if (this.#stockTimer) clearTimeout(this.#stockTimer);
    if (this.#pricesTimer) clearTimeout(this.#pricesTimer);
    for (const stop of this.#stops) await stop();
    await this.#reading?.catch(() => {});
    await this.#pricing;
  }

  /** Until nobody asked while it read: who asks may know of a change that came after the version was looked at. */
  async #readAgain(): Promise<void> {
    const { db } = this.#following;
    try {
      while (this.#isAsked) {
        this.#isAsked = false;
        while ((await readVersion(db)) !== this.#snapshot?.catalogue.version) await this.#readWhole();
        await this.#takePrices();
      }
    } finally {
      this.#reading = null;
    }
  }

  async #readWhole(): Promise<void> {
    const { db, read } = this.#following;
    const missed = { ids: new Set<number>(), isAll: false };
    this.#missed = missed;
    try {
      this.#snapshot = await read();
      await refreshStock(db, this.#snapshot, missed.isAll ? 'all' : [...missed.ids]);
    } finally {
      this.#missed = null;
    }
  }

  /** One after the other. While a version is read, the one that is served from follows too. */
  #takePrices(): Promise<void> {
    const taking = this.#pricing.then(async () => {
      if (this.#snapshot) await refreshPrices(this.#following.db, this.#snapshot);
    });
    this.#pricing = taking.catch(() => {});
    return taking;
  }

  #onPricesChanged(): void {
    const { stockDelayMs, onError } = this.#following;
    this.#pricesTimer ??= setTimeout(() => {
      this.#pricesTimer = null;
      this.#takePrices().catch(onError);
    }, stockDelayMs).unref();
  }

  #onStockChanged(payload: string): void {
    if (payload === '*') this.#isAllChanged = true;
    else for (const id of payload.split(',')) this.#changed.add(Number(id));
    this.#stockTimer ??= setTimeout(() => this.#takeStock(), this.#following.stockDelayMs).unref();
  }

  #takeStock(): void {
    this.#stockTimer = null;
    const ids = this.#isAllChanged ? 'all' : [...this.#changed];
    this.#changed.clear();
    this.#isAllChanged = false;
    this.refreshStock(ids).catch(this.#following.onError);
  }
}
