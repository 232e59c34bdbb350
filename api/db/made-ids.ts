import { sql } from 'kysely';
import type { Executor } from './schema.ts';

/**
 * Numbers of posts and keywords that staff make begin here, and imports count on below: one that runs while something is made does not
 * give its number to another thing.
 */
export const firstMadeId = 1_000_001;

export async function nextMadeId(tx: Executor): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT nextval('made_content_ids')::integer AS id`.execute(tx);
  if (!rows[0]) throw new Error('No number was given');
  return rows[0].id;
}
