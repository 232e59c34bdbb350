import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../db/schema.ts';
import { readRows } from './read-rows.ts';

export interface ShortTexts {
  name: string;
  shortDescription: string;
  description: string;
}

export type ModelTexts = ReadonlyMap<number, ShortTexts>;

const chunkSize = 20_000;

/** Name and short texts of every model in a language; a model without them there has its Finnish ones. */
export async function loadModelTexts(db: Executor, locale: Locale): Promise<ModelTexts> {
  const texts = new Map<number, ShortTexts>();
  for (let after = 0; ; ) {
    const rows = await readRows<{ row: [number, string, string, string] }>(
      db,
      sql`SELECT json_build_array(m.id, coalesce(t.name, f.name), coalesce(t.short_description, f.short_description),
          coalesce(t.description, f.description)) AS "row"
        FROM product_models m
        LEFT JOIN model_texts t ON t.model_id = m.id AND t.locale = ${locale}
        LEFT JOIN model_texts f ON f.model_id = m.id AND f.locale = 'fi'
        WHERE m.id > ${after} AND coalesce(t.name, f.name) IS NOT NULL ORDER BY m.id LIMIT ${chunkSize}`,
    );
    for (const { row } of rows) texts.set(row[0], { name: row[1], shortDescription: row[2], description: row[3] });
    const last = rows.at(-1);
    if (!last || rows.length < chunkSize) return texts;
    after = last.row[0];
  }
}
