import { sql } from 'kysely';
import type { StaffStores, staffStoresQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Executor } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { toStates } from './write-store.ts';

/** One page of the stores whose name, place or address has the words. @param own the only store that the answer may hold; null for all */
export async function readStaffStores(
  db: Executor,
  { q, page }: z.output<typeof staffStoresQuery>,
  own: number | null,
): Promise<StaffStores> {
  const searched = sql<string>`lower(concat_ws(' ', name, short_name, slug, address, postal_code, city))`;
  let found = db.selectFrom('stores').$if(own !== null, (query) => query.where('id', '=', own));
  for (const word of searchWords(q ?? '')) found = found.where(searched, 'like', likePattern(word));
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const rows = await found
    .selectAll()
    .orderBy('stock_display_order')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const results = rows.map((row) => ({ id: row.id, slug: row.slug, type: row.type, ...toStates(row) }));
  return { results, ...pageFacts(Number(total), page) };
}
