import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { createNearTerms, type NearTerms } from './near-terms.ts';

/** Where a term stands in a product's texts: 3 name or brand, 2 short description, 1 description. */
export type Place = 1 | 2 | 3;

/** Terms (stems without accents) of a language's texts, with the models that hold them. */
export interface SearchIndex {
  terms: readonly string[];
  /** Per term: model id × 4 + place. */
  postings: readonly Int32Array[];
  /** Numbers of terms that look like a misspelt one. */
  near: NearTerms;
}

/** Models of which one statement reads the terms. */
const chunkSize = 10_000;

type Row = [term: string, postings: number[]];

/** Reads the index from the vectors that the database keeps beside the texts: its stemmers, its weights. */
export async function loadSearchIndex(db: Executor, locale: Locale): Promise<SearchIndex> {
  const found = new Map<string, number[]>();
  const bounds = sql`SELECT coalesce(min(model_id), 1) AS low, coalesce(max(model_id), 0) AS high FROM model_texts`;
  const [{ low, high } = { low: 1, high: 0 }] = await readRows<{ low: number; high: number }>(db, bounds);
  for (let from = low; from <= high; from += chunkSize) {
    const rows = await readRows<{ row: Row }>(
      db,
      sql`SELECT json_build_array(u.lexeme, json_agg(t.model_id * 4 +
          CASE u.weights[1] WHEN 'A' THEN 3 WHEN 'B' THEN 2 ELSE 1 END)) AS "row"
        FROM model_texts t, unnest(t.search) u
        WHERE t.locale = ${locale} AND t.model_id >= ${from} AND t.model_id < ${from + chunkSize} GROUP BY u.lexeme`,
    );
    for (const { row } of rows) found.set(row[0], (found.get(row[0]) ?? []).concat(row[1]));
  }
  const terms = [...found.keys()];
  return { terms, postings: [...found.values()].map((list) => Int32Array.from(list)), near: createNearTerms(terms) };
}
