import type { Listen } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueSnapshot, CatalogueStore } from './catalogue-store.ts';
import { ChangedStock, type VariantIds } from './changed-stock.ts';
import type { ChangedTags } from './changed-tags.ts';
import { refreshPrices } from './refresh-prices.ts';
import { refreshStock } from './refresh-stock.ts';
import { readVersion } from './versions.ts';

interface StoreParts {
  db: Database;
  read: () => Promise<CatalogueSnapshot>;
  changedTags: ChangedTags;
  stockDelayMs: number;
  onError: (error: unknown) => void;
  /** Runs once nothing is read any more. */
  onClose: () => Promise<void>;
}

/** A catalogue that follows the database's notifications of versions, stock and prices. */
export class FollowingStore implements CatalogueStore {
  readonly changedTags: ChangedTags;
  readonly #parts: StoreParts;
  readonly #stopsListening: (() => Promise<void>)[] = [];
  #snapshot: CatalogueSnapshot | null = null;
  readonly #hasFirst = Promise.withResolvers<void>();
  #isClosed = false;
  #refreshing: Promise<void> | null = null;
  #isRefreshRequested = false;
  /** Variants whose stock changed while a version is read, which may have their stock of before. */
  #missedStock: ChangedStock | null = null;
  /** Variants whose stock changed and is read next. */
  #changedStock = new ChangedStock();
  #stockTimer: NodeJS.Timeout | null = null;
  #pricesTimer: NodeJS.Timeout | null = null;
  #pricesRefresh: Promise<void> = Promise.resolve();

  constructor(parts: StoreParts) {
    this.changedTags = parts.changedTags;
    this.#parts = parts;
  }

  get snapshot(): CatalogueSnapshot {
    if (!this.#snapshot) throw new Error('The catalogue has not been read');
    return this.#snapshot;
  }

  get catalogue(): Catalogue {
    return this.snapshot.catalogue;
  }

  async follow(listen: Listen): Promise<void> {
    const { onError } = this.#parts;
    this.#stopsListening.push(await listen('catalogue_changed', () => void this.refresh().catch(onError)));
    this.#stopsListening.push(await listen('stock_changed', (payload) => this.#onStockChanged(payload)));
    this.#stopsListening.push(await listen('prices_changed', () => this.#onPricesChanged()));
  }

  /** Reads a first version. Later ones follow behind it, however fast a writer brings them. */
  async start(): Promise<void> {
    const refreshing = this.refresh();
    await Promise.race([this.#hasFirst.promise, refreshing]);
    refreshing.catch(this.#parts.onError);
  }

  refresh(): Promise<void> {
    this.#isRefreshRequested = true;
    this.#refreshing ??= this.#refreshUntilCurrent();
    return this.#refreshing;
  }

  async refreshStock(variantIds: VariantIds): Promise<void> {
    this.#missedStock?.add(variantIds);
    if (!this.#snapshot) return;
    try {
      await refreshStock(this.#parts.db, this.#snapshot, variantIds);
    } catch (error) {
      // It is read again with what changes next, at the latest once the database can be reached again.
      this.#changedStock.add(variantIds);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#stockTimer) clearTimeout(this.#stockTimer);
    if (this.#pricesTimer) clearTimeout(this.#pricesTimer);
    for (const stopListening of this.#stopsListening) await stopListening();
    await this.#refreshing?.catch(() => {});
    await this.#pricesRefresh;
    await this.#parts.onClose();
  }

  /** Reads until nobody requested a refresh meanwhile: it may be for a change after the version was compared. */
  async #refreshUntilCurrent(): Promise<void> {
    const { db } = this.#parts;
    try {
      while (this.#isRefreshRequested && !this.#isClosed) {
        this.#isRefreshRequested = false;
        while (!this.#isClosed && (await readVersion(db)) !== this.#snapshot?.catalogue.version)
          await this.#readVersion();
        await this.#refreshPrices();
      }
    } finally {
      this.#refreshing = null;
    }
  }

  async #readVersion(): Promise<void> {
    const missed = new ChangedStock();
    this.#missedStock = missed;
    try {
      this.#snapshot = await this.#parts.read();
    } finally {
      this.#missedStock = null;
    }
    await this.refreshStock(missed.take()).finally(this.#hasFirst.resolve);
  }

  /** One refresh after the other. While a version is read, the one that is served from follows too. */
  #refreshPrices(): Promise<void> {
    const refresh = this.#pricesRefresh.then(async () => {
      if (this.#snapshot) await refreshPrices(this.#parts.db, this.#snapshot);
    });
    this.#pricesRefresh = refresh.catch(() => {});
    return refresh;
  }

  #onPricesChanged(): void {
    const { stockDelayMs, onError } = this.#parts;
    this.#pricesTimer ??= setTimeout(() => {
      this.#pricesTimer = null;
      this.#refreshPrices().catch(onError);
    }, stockDelayMs).unref();
  }

  #onStockChanged(payload: string): void {
    this.#changedStock.add(payload === '*' ? 'all' : payload.split(',').map(Number));
    this.#stockTimer ??= setTimeout(() => {
      this.#stockTimer = null;
      this.refreshStock(this.#changedStock.take()).catch(this.#parts.onError);
    }, this.#parts.stockDelayMs).unref();
  }
}
