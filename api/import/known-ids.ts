import { type RawBuilder, sql } from 'kysely';
import { type KeyedTable, keyOf, productKey } from '../db/keys-of-files.ts';
import { firstMadeId } from '../db/made-ids.ts';
import type { Executor } from '../db/schema.ts';
import { centralWarehouseId } from '../modules/stock/allocate-stock.ts';
import { readRows } from '../read-model/read-rows.ts';
import type { Place, Problems } from './problems.ts';

/** Names of one kind of thing, those of the shop and those of the files, each with its id. */
class KnownIds {
  readonly #what: string;
  readonly #ids: Map<string, number>;
  readonly #given = new Map<string, number>();
  #next: number;
  /** An id that is given on purpose only; null where it is taken, or where there is none such. */
  #reserved: number | null = null;

  constructor(what: string, ids: Map<string, number>, highest: number) {
    this.#what = what;
    this.#ids = ids;
    this.#next = highest + 1;
  }

  /** The id of what a line describes: its own one where the shop knows it. A name that is given twice is told. */
  give(name: string, place: Place, problems: Problems, field = 'key'): number {
    const before = this.#given.get(name);
    if (before !== undefined) problems.add(place, field, `“${name}” is used twice, before in line ${before}`);
    this.#given.set(name, place.line);
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    if (this.#next === this.#reserved) this.#next += 1;
    this.#ids.set(name, this.#next);
    return this.#next++;
  }

  /** Keeps an id for what is given it by {@link giveReserved}. */
  reserve(id: number): this {
    this.#reserved = [...this.#ids.values()].includes(id) ? null : id;
    return this;
  }

  /** Gives an id like `give`, but the first that is not known yet has the reserved one. */
  giveReserved(name: string, place: Place, problems: Problems): number {
    if (this.#reserved !== null && !this.#ids.has(name)) {
      this.#ids.set(name, this.#reserved);
      this.#reserved = null;
    }
    return this.give(name, place, problems);
  }

  /** The id of what a line names; 0, and a problem, where nobody knows it. */
  find(name: string, field: string, place: Place, problems: Problems): number {
    const id = this.#ids.get(name);
    if (id === undefined) problems.add(place, field, `names the ${this.#what} “${name}”, which there is none of`);
    return id ?? 0;
  }

  has(name: string): boolean {
    return this.#ids.has(name);
  }

  isEmpty(): boolean {
    return this.#ids.size === 0;
  }
}

/**
 * @param query reads rows of `id` and `name`; those without a name only count for the highest id.
 * @param below ids from this one on are not given.
 */
async function knownIds(
  tx: Executor,
  what: string,
  query: RawBuilder<unknown>,
  below = Number.POSITIVE_INFINITY,
): Promise<KnownIds> {
  const rows = await readRows<{ id: number; name: string | null }>(tx, query);
  const named = rows.filter((row): row is { id: number; name: string } => row.name !== null);
  const highest = rows.reduce((most, { id }) => (id < below ? Math.max(most, id) : most), 0);
  return new KnownIds(what, new Map(named.map(({ id, name }) => [name, id])), highest);
}

const named = (tx: Executor, what: string, table: string, column = 'slug') =>
  knownIds(tx, what, sql`SELECT id, ${sql.ref(column)} AS name FROM ${sql.table(table)}`);

/** The log tells by its number what staff have taken away: nothing else gets that. @param entity as the log calls it */
const orLogged = (rows: RawBuilder<unknown>, entity: string) =>
  sql`${rows} UNION ALL SELECT max(entity_id::int), NULL FROM audit_log WHERE entity = ${entity} HAVING count(*) > 0`;
const namedOrLogged = (tx: Executor, what: string, table: string, entity: string) =>
  knownIds(tx, what, orLogged(sql`SELECT id, slug AS name FROM ${sql.table(table)}`, entity));

const keyed = (tx: Executor, what: string, table: KeyedTable) =>
  knownIds(tx, what, sql`SELECT id, ${keyOf(table)} AS name FROM ${sql.table(table)}`, firstMadeId);

export type Known = Awaited<ReturnType<typeof readKnown>>;

/** Everything that lines name, as the shop has it before the import. */
export async function readKnown(tx: Executor) {
  return {
    taxAreas: await named(tx, 'tax area', 'tax_areas'),
    stores: (await named(tx, 'store', 'stores')).reserve(centralWarehouseId),
    brands: await named(tx, 'brand', 'manufacturers'),
    colours: await namedOrLogged(tx, 'colour', 'colours', 'colour'),
    types: await namedOrLogged(tx, 'product type', 'product_types', 'product_type'),
    properties: await namedOrLogged(tx, 'property', 'properties', 'property'),
    tags: await namedOrLogged(tx, 'tag', 'tags', 'tag'),
    groups: await keyed(tx, 'group', 'product_groups'),
    pages: await keyed(tx, 'page', 'static_pages'),
    tabbedPages: await keyed(tx, 'page with tabs', 'tabbed_pages'),
    sizeTables: await knownIds(
      tx,
      'size table',
      orLogged(sql`SELECT id, ${keyOf('size_tables')} AS name FROM size_tables`, 'size_table'),
    ),
    keywords: await keyed(tx, 'keyword', 'keywords'),
    banners: await keyed(tx, 'banner', 'banners'),
    authors: await named(tx, 'author', 'bloggers'),
    posts: await keyed(tx, 'post', 'articles'),
    campaigns: await keyed(tx, 'campaign', 'campaigns'),
    bundles: await keyed(tx, 'bundle', 'bundles'),
    discountCodes: await knownIds(tx, 'code', sql`SELECT id, lower(code) AS name FROM discount_codes`),
    deliveryMethods: await knownIds(
      tx,
      'delivery method',
      orLogged(sql`SELECT id, slug || ' ' || country_code AS name FROM delivery_methods`, 'delivery'),
    ),
    // One that staff made is called by its part of the address; a key of the files comes before that.
    products: await knownIds(
      tx,
      'product',
      sql`SELECT id, CASE WHEN m.is_gift_card OR m.is_bundle THEN m.key ELSE ${productKey('m')} END AS name
        FROM product_models m ORDER BY m.key IS NOT NULL`,
    ),
    variants: await named(tx, 'SKU', 'variants', 'sku'),
    currencies: new Set(
      (await readRows<{ code: string }>(tx, sql`SELECT code FROM currencies`)).map(({ code }) => code),
    ),
    countries: new Set((await readRows<{ code: string }>(tx, sql`SELECT code FROM countries`)).map(({ code }) => code)),
  };
}
