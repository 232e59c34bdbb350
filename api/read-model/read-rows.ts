import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../db/schema.ts';

/**
 * Runs a query and takes all its rows as one JSON text: several times faster than row objects on both engines.
 * Timestamps come as ISO texts, jsonb as values; `T` is the shape that the query is written to have.
 */
export async function readRows<T>(db: Executor, query: RawBuilder<unknown>): Promise<T[]> {
  const { rows } = await sql<{
    json: string;
  }>`SELECT coalesce(json_agg(r), '[]')::text AS json FROM (${query}) r`.execute(db);
  return JSON.parse(rows[0]?.json ?? '[]');
}
