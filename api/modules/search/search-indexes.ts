import { setTimeout as pause } from 'node:timers/promises';
import type { Locale } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { type IndexReading, openIndexReading, readTextVersion, type SearchIndex } from './load-search-index.ts';

export interface AvailableIndex {
  index: SearchIndex;
  /** False while the language is read for the first time and took longer than a search waits. */
  isWhole: boolean;
}

/** The indexes of the languages. One that is out of date answers until the next one has been read. */
export interface SearchIndexes {
  /** @param catalogueVersion the version that is served: a new one lets the texts be looked at again, in the background. */
  indexOf: (locale: Locale, catalogueVersion: number) => Promise<AvailableIndex>;
  /** Reads languages that nobody searched yet, one after another. */
  readAhead: (locales: readonly Locale[]) => Promise<void>;
  /** Ends what is under way after its slice. */
  close: () => Promise<void>;
}

interface Settings {
  /** Milliseconds that a search waits for a language that is read for the first time. */
  longestWaitMs?: number;
  onError: (error: unknown) => void;
}

interface LocaleIndex {
  whole: { index: SearchIndex; textVersion: number } | null;
  /** Newest version of the catalogue for which the texts were looked at. */
  catalogueVersion: number;
  reading: Promise<void> | null;
  underWay: IndexReading | null;
  /** Searches that wait for the reading; it hurries for them. */
  waiting: number;
}

export function createSearchIndexes(db: Database, { longestWaitMs = 2000, onError }: Settings): SearchIndexes {
  return new IndexesByLocale(db, longestWaitMs, onError);
}

class IndexesByLocale implements SearchIndexes {
  readonly #db: Database;
  readonly #longestWaitMs: number;
  readonly #onError: (error: unknown) => void;
  readonly #entries = new Map<Locale, LocaleIndex>();
  #isClosed = false;

  constructor(db: Database, longestWaitMs: number, onError: (error: unknown) => void) {
    this.#db = db;
    this.#longestWaitMs = longestWaitMs;
    this.#onError = onError;
  }

  async indexOf(locale: Locale, catalogueVersion: number): Promise<AvailableIndex> {
    const entry = this.#entryOf(locale);
    const isNews = catalogueVersion > entry.catalogueVersion;
    entry.catalogueVersion = Math.max(catalogueVersion, entry.catalogueVersion);
    if (!entry.whole) return this.#firstReading(locale, entry);
    if (isNews) this.#startAnew(locale, entry).catch(this.#onError);
    return { index: entry.whole.index, isWhole: true };
  }

  async readAhead(locales: readonly Locale[]): Promise<void> {
    for (const locale of locales) {
      if (this.#isClosed) return;
      const entry = this.#entryOf(locale);
      if (!entry.whole) await this.#start(locale, entry).catch(this.#onError);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled([...this.#entries.values()].map(({ reading }) => reading));
  }

  #entryOf(locale: Locale): LocaleIndex {
    const known = this.#entries.get(locale);
    if (known) return known;
    const entry: LocaleIndex = { whole: null, catalogueVersion: 0, reading: null, underWay: null, waiting: 0 };
    this.#entries.set(locale, entry);
    return entry;
  }

  #start(locale: Locale, entry: LocaleIndex): Promise<void> {
    entry.reading ??= this.#read(locale, entry).finally(() => {
      entry.reading = null;
      entry.underWay = null;
    });
    return entry.reading;
  }

  /** After one that is under way: it may have looked at the version before the news came. */
  async #startAnew(locale: Locale, entry: LocaleIndex): Promise<void> {
    await entry.reading?.catch(() => undefined);
    await this.#start(locale, entry);
  }

  async #firstReading(locale: Locale, entry: LocaleIndex): Promise<AvailableIndex> {
    const limit = new AbortController();
    entry.waiting += 1;
    try {
      await Promise.race([this.#start(locale, entry), pause(this.#longestWaitMs, null, { signal: limit.signal })]);
    } finally {
      entry.waiting -= 1;
      limit.abort();
    }
    if (!hasBegun(entry)) await this.#start(locale, entry);
    const index = readSoFar(entry);
    if (!index) throw new Error(`The search index of ${locale} was not read`);
    return { index, isWhole: index === entry.whole?.index };
  }

  async #read(locale: Locale, entry: LocaleIndex): Promise<void> {
    let textVersion = await readTextVersion(this.#db);
    while (!this.#isClosed && entry.whole?.textVersion !== textVersion) {
      const index = await this.#readWhole(locale, entry);
      if (!index) return;
      entry.whole = { index, textVersion };
      textVersion = await readTextVersion(this.#db);
    }
  }

  async #readWhole(locale: Locale, entry: LocaleIndex): Promise<SearchIndex | null> {
    const underWay = await openIndexReading(this.#db, locale);
    entry.underWay = underWay;
    for (let isMore = true; isMore; ) {
      const startedAt = performance.now();
      isMore = await underWay.readOn();
      if (this.#isClosed) return null;
      // Where no search waits, the reading pauses as long as each slice took, so that requests get their turn.
      await pause(entry.waiting > 0 ? 0 : Math.min(500, performance.now() - startedAt));
    }
    return underWay.index();
  }
}

const hasBegun = ({ whole, underWay }: LocaleIndex): boolean => whole !== null || underWay !== null;

const readSoFar = ({ whole, underWay }: LocaleIndex): SearchIndex | undefined => whole?.index ?? underWay?.index();
