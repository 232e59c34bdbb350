import type { Listen } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { AnswerCache } from './answer-cache.ts';
import type { Catalogue } from './catalogue.ts';
import { ChangedTags } from './changed-tags.ts';
import { createItemTexts, type ItemTexts } from './item-texts.ts';
import { loadCatalogue, readVersion } from './load-catalogue.ts';
import { refreshPrices } from './refresh-prices.ts';
import { refreshStock } from './refresh-stock.ts';

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
  onError: (error: unknown) => void;
}

/** Reads the catalogue and follows its changes. */
export async function openCatalogueStore(db: Database, listen: Listen, settings: Settings): Promise<CatalogueStore> {
  const { maxAnswerBytes = 384 * 1024 * 1024, stockDelayMs = 300, onError } = settings;
  const changedTags = new ChangedTags();
  let snapshot = await readSnapshot();
  let reading: Promise<void> | null = null;
  let isAsked = false;
  const changed = new Set<number>();
  let isAllChanged = false;
  let timer: NodeJS.Timeout | null = null;
  let pricesTimer: NodeJS.Timeout | null = null;
  let pricing: Promise<void> = Promise.resolve();

  async function readSnapshot(): Promise<CatalogueSnapshot> {
    const catalogue = await loadCatalogue(db, onError);
    return {
      catalogue,
      items: createItemTexts(catalogue),
      answers: new AnswerCache(catalogue.version, maxAnswerBytes, (tag) => changedTags.note(tag)),
    };
  }

  /** Until nobody asked while it read: who asks may know of a change that came after the version was looked at. */
  async function readAgain(): Promise<void> {
    try {
      while (isAsked) {
        isAsked = false;
        while ((await readVersion(db)) !== snapshot.catalogue.version) snapshot = await readSnapshot();
        await takePrices();
      }
    } finally {
      reading = null;
    }
  }

  /** One after the other. While a version is read, the one that is served from follows too. */
  function takePrices(): Promise<void> {
    const taking = pricing.then(() => refreshPrices(db, snapshot));
    pricing = taking.catch(() => {});
    return taking;
  }

  function onPricesChanged(): void {
    pricesTimer ??= setTimeout(() => {
      pricesTimer = null;
      takePrices().catch(onError);
    }, stockDelayMs).unref();
  }

  function refresh(): Promise<void> {
    isAsked = true;
    reading ??= readAgain();
    return reading;
  }

  function onStockChanged(payload: string): void {
    if (payload === '*') isAllChanged = true;
    else for (const id of payload.split(',')) changed.add(Number(id));
    timer ??= setTimeout(takeStock, stockDelayMs).unref();
  }

  function takeStock(): void {
    timer = null;
    const ids = isAllChanged ? 'all' : [...changed];
    changed.clear();
    isAllChanged = false;
    refreshStock(db, snapshot, ids).catch(onError);
  }

  const stopVersions = await listen('catalogue_changed', () => void refresh().catch(onError));
  const stopStock = await listen('stock_changed', onStockChanged);
  const stopPrices = await listen('prices_changed', onPricesChanged);

  return {
    get snapshot() {
      return snapshot;
    },
    get catalogue() {
      return snapshot.catalogue;
    },
    changedTags,
    refresh,
    refreshStock: (ids) => refreshStock(db, snapshot, ids),
    async close() {
      if (timer) clearTimeout(timer);
      if (pricesTimer) clearTimeout(pricesTimer);
      await stopVersions();
      await stopStock();
      await stopPrices();
      await reading?.catch(() => {});
      await pricing;
    },
  };
}
