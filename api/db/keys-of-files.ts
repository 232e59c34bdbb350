import { sql } from 'kysely';

/** Tables whose rows a merchant's files name by their keys, and how a row is named in an export that no import brought. */
const ownNames = {
  product_groups: 'group-',
  static_pages: 'page-',
  tabbed_pages: 'tabbed-page-',
  size_tables: 'size-table-',
  keywords: 'keyword-',
  banners: 'banner-',
  articles: 'post-',
  campaigns: 'campaign-',
  bundles: 'bundle-',
} as const;
export type KeyedTable = keyof typeof ownNames;

/** What a row is called in files. @param of the table's name in the query */
export const keyOf = (table: KeyedTable, of: string = table) =>
  sql<string>`coalesce(${sql.ref(`${of}.key`)}, ${sql.lit(ownNames[table])} || ${sql.ref(`${of}.id`)})`;

/** What a product is called in files. @param of the table's name in the query */
export const productKey = (of: string) => sql<string>`coalesce(${sql.ref(`${of}.key`)}, ${sql.ref(`${of}.slug`)})`;
