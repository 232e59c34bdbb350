import { sql } from 'kysely';
import type { Locale, OrderChoices } from 'mf-shared/contract';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { Executor } from '../../db/schema.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { isCollectedIn } from './own-store.ts';

/** What orders can be narrowed to (STAFF-17): stores, and ways to deliver and countries that are there or that orders have. */
export async function listOrderChoices(db: Executor, locale: Locale, ownStore: number | null): Promise<OrderChoices> {
  const stores = await readRows<{ id: number; name: string }>(
    db,
    sql`SELECT id, name FROM stores WHERE ${ownStore}::int IS NULL ORDER BY lower(name), id`,
  );
  // The same way goes to many countries, and is called by the same name there.
  const deliveries = await readRows<{ slug: string; names: Texts }>(
    db,
    sql`SELECT DISTINCT ON (slug) slug, names FROM delivery_methods ORDER BY slug, is_active DESC, sort_order, id`,
  );
  const countries = await readRows<{ code: string }>(
    db,
    sql`SELECT country_code AS code FROM delivery_methods
      UNION SELECT country_code FROM orders WHERE ${ownStore === null ? sql`true` : isCollectedIn(ownStore)} ORDER BY 1`,
  );
  return {
    stores,
    deliveries: deliveries
      .map(({ slug, names }) => ({ slug, name: textIn(names, locale) || slug }))
      .sort((one, other) => one.name.localeCompare(other.name, locale)),
    countries: countries.map(({ code }) => code),
  };
}
