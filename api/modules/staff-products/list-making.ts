import { type RawBuilder, sql } from 'kysely';
import type { Locale, ProductMaking } from 'mf-shared/contract';
import { keyOf } from '../../db/keys-of-files.ts';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { Executor } from '../../db/schema.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { holdsToday } from './facts-section.ts';
import { groupsInOrder } from './list-choices.ts';

interface Named {
  key: string;
  names: Texts;
}

/** What a product can be made of, by the names that a merchant's files have for it (STAFF-70). */
export async function listMaking(db: Executor, locale: Locale): Promise<ProductMaking> {
  const inLanguage = ({ key, names }: Named) => ({ key, name: textIn(names, locale) || key });
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, locale);
  const named = async (query: RawBuilder<unknown>) => (await readRows<Named>(db, query)).map(inLanguage).sort(byName);
  const properties = await readRows<Named & { unit: string; filter: string; value_names: Record<string, Texts> }>(
    db,
    sql`SELECT slug AS key, names, unit, filter, value_names FROM properties`,
  );
  const groups = await readRows<Named & { id: number; parent_id: number | null; properties: string[] }>(
    db,
    sql`SELECT id, parent_id, names, ${keyOf('product_groups')} AS key, filterable_properties AS properties
      FROM product_groups ORDER BY sort_order, id`,
  );
  const classes = await readRows<{ tax_class: number }>(
    db,
    sql`SELECT DISTINCT tax_class FROM tax_rates WHERE ${holdsToday} ORDER BY tax_class`,
  );
  return {
    brands: await readRows(db, sql`SELECT slug AS key, name FROM manufacturers ORDER BY lower(name), id`),
    groups: groupsInOrder(groups).map(({ depth, ...group }) => ({
      ...{ ...inLanguage(group), depth, properties: group.properties },
    })),
    tax_classes: classes.map(({ tax_class }) => tax_class),
    size_tables: await named(sql`SELECT ${keyOf('size_tables')} AS key, names FROM size_tables`),
    tags: await named(sql`SELECT slug AS key, names FROM tags`),
    colours: await named(sql`SELECT slug AS key, names FROM colours`),
    types: await named(sql`SELECT slug AS key, names FROM product_types`),
    properties: properties
      .map(({ unit, filter, value_names, ...property }) => ({
        ...{ ...inLanguage(property), unit },
        values:
          filter === 'range'
            ? null
            : Object.entries(value_names)
                .map(([key, names]) => inLanguage({ key, names }))
                .sort(byName),
      }))
      .sort(byName),
  };
}
