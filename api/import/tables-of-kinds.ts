import type { ImportKind } from './import-format.ts';
import type { PartsOf } from './merge-rows.ts';
import type { TargetTable } from './targets.ts';

/** Where the rows of a kind stand, and what belongs to them in a second table. Products and stock are more than that. */
export const tablesOfKinds: Partial<Record<ImportKind, { table: TargetTable; parts?: PartsOf }>> = {
  settings: { table: 'settings' },
  currencies: { table: 'currencies' },
  'tax-areas': { table: 'tax_areas', parts: { table: 'tax_rates', owner: 'tax_area_id' } },
  countries: { table: 'countries' },
  'delivery-methods': { table: 'delivery_methods' },
  stores: { table: 'stores' },
  brands: { table: 'manufacturers' },
  colours: { table: 'colours' },
  types: { table: 'product_types' },
  properties: { table: 'properties' },
  tags: { table: 'tags' },
  'size-tables': { table: 'size_tables' },
  groups: { table: 'product_groups' },
  pages: { table: 'static_pages' },
  'tabbed-pages': { table: 'tabbed_pages' },
  keywords: { table: 'keywords' },
  banners: { table: 'banners' },
  authors: { table: 'bloggers' },
  posts: { table: 'articles', parts: { table: 'article_models', owner: 'article_id' } },
  campaigns: { table: 'campaigns', parts: { table: 'campaign_models', owner: 'campaign_id' } },
  bundles: { table: 'bundles', parts: { table: 'bundle_items', owner: 'bundle_id' } },
  'discount-codes': { table: 'discount_codes' },
};

/** Statements that hide rows which the file of their kind does not name; rows of other kinds stay. */
export const hideVanished: Partial<Record<ImportKind, string>> = {
  countries: `UPDATE countries SET is_enabled = false
    WHERE is_enabled AND code NOT IN (SELECT code FROM import_countries)`,
  'delivery-methods': `UPDATE delivery_methods SET is_active = false
    WHERE is_active AND NOT made_by_staff AND id NOT IN (SELECT id FROM import_delivery_methods)`,
  groups: `UPDATE product_groups SET show_in_menu = false
    WHERE show_in_menu AND key IS NOT NULL AND id NOT IN (SELECT id FROM import_product_groups)`,
  keywords: `DELETE FROM keywords
    WHERE key IS NOT NULL AND NOT is_removed AND id NOT IN (SELECT id FROM import_keywords)`,
  banners: `UPDATE banners SET is_active = false
    WHERE is_active AND key IS NOT NULL AND id NOT IN (SELECT id FROM import_banners)`,
  posts: 'DELETE FROM articles WHERE key IS NOT NULL AND id NOT IN (SELECT id FROM import_articles)',
  campaigns: `UPDATE campaigns SET is_active = false
    WHERE is_active AND key IS NOT NULL AND id NOT IN (SELECT id FROM import_campaigns)`,
  bundles: `UPDATE bundles SET is_active = false
    WHERE is_active AND key IS NOT NULL AND id NOT IN (SELECT id FROM import_bundles)`,
  'discount-codes': `UPDATE discount_codes SET is_active = false
    WHERE is_active AND NOT made_by_staff AND id NOT IN (SELECT id FROM import_discount_codes)`,
};
