import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { idArray } from './states.ts';

export interface ModelName {
  id: number;
  name: string;
  number: string;
}

/** What products are called, in a language or else in Finnish. */
export async function readModelNames(
  db: Executor,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, ModelName>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows<ModelName>(
    db,
    sql`SELECT m.id, m.model_number AS number, coalesce(
        (SELECT t.name FROM model_texts t WHERE t.model_id = m.id AND t.locale = ${locale}),
        (SELECT t.name FROM model_texts t WHERE t.model_id = m.id AND t.locale = 'fi'), m.slug) AS name
      FROM product_models m WHERE m.id = ANY(${idArray(ids)}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many of a list of products are told by name. */
const mostNames = 3;

/** The names of the first of some products. */
export async function firstNames(db: Executor, ids: readonly number[], locale: Locale): Promise<string[]> {
  const first = ids.slice(0, mostNames);
  const names = await readModelNames(db, first, locale);
  return first.flatMap((id) => names.get(id)?.name ?? []);
}
