import { type RawBuilder, sql } from 'kysely';
import type { Locale, StaffShelf, StaffStock, staffStockQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import { beginsPattern, likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { readRows } from '../../read-model/read-rows.ts';

/** Fewer pieces than these are few. */
const few = 10;

interface Reader {
  locale: Locale;
  /** The only store that the reader works in; null for all. */
  own: number | null;
}

/** One page of the shelves of a store: every variant that can be bought and stored, whether it ever lay there or not (STAFF-73). @throws Refusal 404 */
export async function listShelves(
  db: Executor,
  { q, store: asked, state, page }: z.output<typeof staffStockQuery>,
  { locale, own }: Reader,
): Promise<StaffStock> {
  const known = await readRows<{ id: number; name: string; has_stock: boolean }>(
    db,
    sql`SELECT id, name, EXISTS (SELECT FROM stock k WHERE k.store_id = stores.id AND k.quantity > 0) AS has_stock
      FROM stores WHERE ${own}::int IS NULL OR id = ${own}::int ORDER BY stock_display_order, id`,
  );
  const stores = known.map(({ id, name }) => ({ id, name }));
  // A web shop has a store of its own, whose shelves are elsewhere.
  const first = known.find(({ has_stock }) => has_stock) ?? known[0];
  const store = stores.find(({ id }) => id === (asked ?? first?.id));
  if (!store) throw new Refusal(404, 'not_found');
  const found = sql`FROM variants v JOIN product_models m ON m.id = v.model_id
    LEFT JOIN stock s ON s.variant_id = v.id AND s.store_id = ${store.id}
    WHERE ${sql.join([isSold, ...searchWords(q).map(standsIn), ...(state ? [states[state]] : [])], sql` AND `)}`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::int AS total ${found}`.execute(db);
  const { limit, offset } = pageRange(counted[0]?.total ?? 0, page);
  const order = sql`m.sold_amount DESC, m.id DESC, v.sort_order, v.id`;
  // The facts of a shelf are read for those of the page alone, not for all before it.
  const results = await readRows<StaffShelf>(
    db,
    sql`SELECT m.id AS product_id, v.id AS variant_id, v.sku,
      coalesce((SELECT t.name FROM model_texts t WHERE t.model_id = m.id AND t.locale = ${locale}),
        (SELECT t.name FROM model_texts t WHERE t.model_id = m.id AND t.locale = 'fi'), m.slug) AS product,
      concat_ws(', ', (SELECT coalesce(c.names->>${locale}, c.names->>'fi') FROM colours c WHERE c.id = v.colour_id),
        v.size_name, (SELECT coalesce(y.names->>${locale}, y.names->>'fi') FROM product_types y WHERE y.id = v.type_id))
        AS choice, ${pieces} AS quantity, ${promised} AS reserved
      FROM (SELECT v.id AS variant_id ${found} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) f
      JOIN variants v ON v.id = f.variant_id JOIN product_models m ON m.id = v.model_id
      LEFT JOIN stock s ON s.variant_id = v.id AND s.store_id = ${store.id} ORDER BY ${order}`,
  );
  return { store, stores, results, ...pageFacts(counted[0]?.total ?? 0, page) };
}

const isSold = sql`v.is_active AND m.removed_at IS NULL AND NOT m.is_gift_card AND NOT m.is_bundle`;
const pieces = sql`coalesce(s.quantity, 0)`;
const promised = sql`coalesce(s.reserved, 0)`;
const states = {
  none: sql`${pieces} <= ${promised}`,
  few: sql`${pieces} - ${promised} BETWEEN 1 AND ${few - 1}`,
  promised: sql`${promised} > 0`,
} as const;

/** A word stands in a name in any language or in the brand's, or begins a number of the variant or the product. */
function standsIn(word: string): RawBuilder<unknown> {
  const [within, begins] = [likePattern(word), beginsPattern(word)];
  return sql`(lower(v.sku) LIKE ${begins} OR v.ean LIKE ${begins} OR lower(m.model_number) LIKE ${begins}
    OR EXISTS (SELECT FROM model_texts t WHERE t.model_id = m.id AND lower(t.name) LIKE ${within})
    OR EXISTS (SELECT FROM manufacturers b WHERE b.id = m.manufacturer_id AND lower(b.name) LIKE ${within}))`;
}
