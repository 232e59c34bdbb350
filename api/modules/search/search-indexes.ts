import { setTimeout as pause } from 'node:timers/promises';
import type { Locale } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { type IndexReading, openIndexReading, readTextVersion, type SearchIndex } from './load-search-index.ts';

export interface HeldIndex {
  index: SearchIndex;
  /** False while the language is read for the first time and took longer than a search waits. */
  isWhole: boolean;
}

/** The indexes of the languages. One that is out of date answers until the next one has been read. */
export interface SearchIndexes {
  /** @param catalogueVersion the version that is served: a new one lets the texts be looked at again, in the background. */
  indexOf: (locale: Locale, catalogueVersion: number) => Promise<HeldIndex>;
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

interface Shelf {
  whole: { index: SearchIndex; textVersion: number } | null;
  /** Newest version of the catalogue for which the texts were looked at. */
  catalogueVersion: number;
  reading: Promise<void> | null;
  underWay: IndexReading | null;
  /** Searches that wait for the reading; it hurries for them. */
  waiting: number;
}

export function createSearchIndexes(db: Database, { longestWaitMs = 2000, onError }: Settings): SearchIndexes {
  const shelves = new Map<Locale, Shelf>();
  let isClosed = false;

  function shelfOf(locale: Locale): Shelf {
    const held = shelves.get(locale);
    if (held) return held;
    const shelf: Shelf = { whole: null, catalogueVersion: 0, reading: null, underWay: null, waiting: 0 };
    shelves.set(locale, shelf);
    return shelf;
  }

  async function read(locale: Locale, shelf: Shelf): Promise<void> {
    let textVersion = await readTextVersion(db);
    while (!isClosed && shelf.whole?.textVersion !== textVersion) {
      const index = await readWhole(locale, shelf);
      if (!index) return;
      shelf.whole = { index, textVersion };
      textVersion = await readTextVersion(db);
    }
  }

  async function readWhole(locale: Locale, shelf: Shelf): Promise<SearchIndex | null> {
    const underWay = await openIndexReading(db, locale);
    shelf.underWay = underWay;
    for (let isMore = true; isMore; ) {
      const startedAt = performance.now();
      isMore = await underWay.readOn();
      if (isClosed) return null;
      // Nobody waits: requests get as much time as the reading takes.
      await pause(shelf.waiting > 0 ? 0 : Math.min(500, performance.now() - startedAt));
    }
    return underWay.index();
  }

  function start(locale: Locale, shelf: Shelf): Promise<void> {
    shelf.reading ??= read(locale, shelf).finally(() => {
      shelf.reading = null;
      shelf.underWay = null;
    });
    return shelf.reading;
  }

  async function firstReading(locale: Locale, shelf: Shelf): Promise<HeldIndex> {
    const limit = new AbortController();
    shelf.waiting += 1;
    try {
      await Promise.race([start(locale, shelf), pause(longestWaitMs, null, { signal: limit.signal })]);
    } finally {
      shelf.waiting -= 1;
      limit.abort();
    }
    if (!hasBegun(shelf)) await start(locale, shelf);
    const index = readSoFar(shelf);
    if (!index) throw new Error(`The search index of ${locale} was not read`);
    return { index, isWhole: index === shelf.whole?.index };
  }

  return {
    async indexOf(locale, catalogueVersion) {
      const shelf = shelfOf(locale);
      const isNews = catalogueVersion > shelf.catalogueVersion;
      shelf.catalogueVersion = Math.max(catalogueVersion, shelf.catalogueVersion);
      if (!shelf.whole) return firstReading(locale, shelf);
      if (isNews) start(locale, shelf).catch(onError);
      return { index: shelf.whole.index, isWhole: true };
    },
    async readAhead(locales) {
      for (const locale of locales) {
        if (isClosed) return;
        const shelf = shelfOf(locale);
        if (!shelf.whole) await start(locale, shelf).catch(onError);
      }
    },
    async close() {
      isClosed = true;
      await Promise.allSettled([...shelves.values()].map(({ reading }) => reading));
    },
  };
}

const hasBegun = ({ whole, underWay }: Shelf): boolean => whole !== null || underWay !== null;

const readSoFar = ({ whole, underWay }: Shelf): SearchIndex | undefined => whole?.index ?? underWay?.index();
