import type { Database } from '../db/schema.ts';

/** Which catalogue the database holds. */
export interface Versions {
  version: number;
  /** Counts changes of prices within versions. */
  prices: number;
  /** Another one with each version, also where copies of a database count on from the same number. */
  stamp: string;
  /** Another one with each version and each change of prices. */
  pricesStamp: string;
}

const none: Versions = { version: 0, prices: 0, stamp: '', pricesStamp: '' };

export async function readVersions(db: Database): Promise<Versions> {
  const row = await db
    .selectFrom('catalogue_version')
    .select(['version', 'prices', 'stamp', 'prices_stamp as pricesStamp'])
    .executeTakeFirst();
  return row ?? none;
}

export const readVersion = async (db: Database): Promise<number> => (await readVersions(db)).version;
