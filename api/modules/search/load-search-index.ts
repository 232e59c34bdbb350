import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { createFuzzyTerms, type FuzzyTerms } from './fuzzy-terms.ts';
import { createPhoneticTerms, type PhoneticTerms } from './phonetic-terms.ts';
import { PostingPacker, type Postings } from './postings.ts';
import { createSplitCompound, type SplitCompound } from './split-compound.ts';

/** Where a term stands in a product's texts: 3 name or brand, 2 short description, 1 description. */
export type Place = 1 | 2 | 3;

/** Terms (stems without accents) of a language's texts, with the models that hold them. */
export interface SearchIndex {
  terms: readonly string[];
  postings: Postings;
  /** Numbers of terms that look like a misspelt one. */
  fuzzy: FuzzyTerms;
  /** Numbers of terms that sound like a word. */
  phonetic: PhoneticTerms;
  /** Numbers of the two terms that a word is made of. */
  split: SplitCompound;
}

/** An index under way: what has been read of it can be searched already. */
export interface IndexReading {
  /** Reads the next slice. @returns false when there is none. */
  readOn: () => Promise<boolean>;
  /** What has been read so far. */
  index: () => SearchIndex;
}

/** Models of which one statement reads the terms: about 50 ms of the embedded engine, which answers nobody else meanwhile. */
const sliceSize = 2000;

type Row = [term: string, postings: number[]];

/** Rises with every change of the texts, so with every change of an index. */
export const readTextVersion = async (db: Database): Promise<number> =>
  (await db.selectFrom('text_version').select('version').executeTakeFirst())?.version ?? 0;

/** Reads an index from the vectors that the database keeps beside the texts: its stemmers, its weights. */
export async function openIndexReading(db: Database, locale: Locale): Promise<IndexReading> {
  const packer = new PostingPacker();
  const bounds = sql`SELECT coalesce(min(model_id), 1) AS low, coalesce(max(model_id), 0) AS high FROM model_texts`;
  const [{ low, high } = { low: 1, high: 0 }] = await readRows<{ low: number; high: number }>(db, bounds);
  let from = low;
  return {
    async readOn() {
      if (from > high) return false;
      for (const { row } of await readSlice(db, locale, from)) packer.add(...row);
      from += sliceSize;
      return from <= high;
    },
    index() {
      const { terms } = packer;
      return {
        terms,
        postings: packer.postings(),
        fuzzy: createFuzzyTerms(terms),
        phonetic: createPhoneticTerms(terms),
        split: createSplitCompound(terms),
      };
    },
  };
}

const readSlice = (db: Database, locale: Locale, from: number): Promise<{ row: Row }[]> =>
  readRows(
    db,
    sql`SELECT json_build_array(u.lexeme, json_agg(t.model_id * 4 +
        CASE u.weights[1] WHEN 'A' THEN 3 WHEN 'B' THEN 2 ELSE 1 END)) AS "row"
      FROM model_texts t, unnest(t.search) u
      WHERE t.locale = ${locale} AND t.model_id >= ${from} AND t.model_id < ${from + sliceSize} GROUP BY u.lexeme`,
  );
