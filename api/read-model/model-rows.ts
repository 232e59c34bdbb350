import type { StoredImage } from '../db/schema/stored-json.ts';
import type { Row } from '../db/schema.ts';

/** All columns of a model: one that a migration adds is read by itself. */
export type ModelRow = Row<'product_models'>;

const variantColumns = [
  'id',
  'model_id',
  'sku',
  'colour_id',
  'size_name',
  'size_sort',
  'type_id',
  'on_order',
  'blocked_stock',
  'shipping_time_number',
  'shipping_days_from',
  'shipping_days_to',
  'incoming_on',
  'content',
] as const;
export type VariantRow = Pick<Row<'variants'>, (typeof variantColumns)[number]> & {
  /** Told in previews only: elsewhere every variant is for sale. */
  is_active?: boolean;
};

export interface PriceRow {
  model_id: number;
  variant_id: number | null;
  tax_area_id: number;
  regular_minor: number;
  active_minor: number;
  club_minor: number | null;
  discount_free_minor: number;
  ends_at: string | null;
  lowest_minor: number | null;
}

/** [model, colour, images] */
export type ColourRow = [number, number, StoredImage[]];
/** [model, group, is its main group] */
export type GroupLinkRow = [number, number, boolean];
/** [model, property, value, number] */
export type PropertyRow = [number, number, string, number | null];
/** [model, tag] */
export type TagRow = [number, number];
/** [model, average, count] */
export type RatingRow = [number, number, number];
/** [variant, store → pieces] */
export type StockRow = [number, Record<string, number>];

type Query = (low: number, high: number) => string;
/** Rows as JSON arrays: half the text of objects. */
const arrays = (columns: string, rest: string): string => `SELECT json_build_array(${columns}) AS "row" ${rest}`;

/** The low is that of the 30 days before the present price began (PRODUCT-68). */
export const pricesOfModels = (
  which: string,
): string => `SELECT p.model_id, p.variant_id, p.tax_area_id, p.regular_minor, p.active_minor, p.club_minor,
    p.discount_free_minor, p.ends_at, CASE WHEN p.active_minor < p.regular_minor THEN (
      SELECT min(h.active_minor) FROM price_history h JOIN price_history o ON o.model_id = h.model_id
        AND o.variant_id IS NOT DISTINCT FROM h.variant_id AND o.tax_area_id = h.tax_area_id AND o.valid_to IS NULL
      WHERE h.model_id = p.model_id AND h.variant_id IS NOT DISTINCT FROM p.variant_id
        AND h.tax_area_id = p.tax_area_id AND h.valid_from < o.valid_from
        AND h.valid_to > o.valid_from - interval '30 days') END AS lowest_minor
    FROM prices p WHERE ${which}`;

/** What is read of the models with `low <= id < high`. The numbers come from the database itself. */
export const modelQueries = {
  models: (low, high) => `SELECT * FROM product_models WHERE id >= ${low} AND id < ${high} ORDER BY id`,
  variants: (low, high) =>
    `SELECT ${variantColumns.join(', ')} FROM variants
      WHERE model_id >= ${low} AND model_id < ${high} AND is_active ORDER BY model_id, sort_order, id`,
  /** The variants above, and those that are not for sale yet, or not any more. */
  previewVariants: (low, high) =>
    `SELECT ${variantColumns.join(', ')}, is_active FROM variants
      WHERE model_id >= ${low} AND model_id < ${high} ORDER BY model_id, sort_order, id`,
  prices: (low, high) => pricesOfModels(`p.model_id >= ${low} AND p.model_id < ${high}`),
  colours: (low, high) =>
    arrays(
      'model_id, colour_id, images',
      `FROM model_colours WHERE model_id >= ${low} AND model_id < ${high} ORDER BY model_id, sort_order, colour_id`,
    ),
  groups: (low, high) =>
    arrays(
      'model_id, group_id, is_main',
      `FROM model_groups WHERE model_id >= ${low} AND model_id < ${high} ORDER BY model_id, is_main DESC, group_id`,
    ),
  properties: (low, high) =>
    arrays(
      'model_id, property_id, value, number',
      `FROM model_properties WHERE model_id >= ${low} AND model_id < ${high} ORDER BY model_id, property_id, value`,
    ),
  tags: (low, high) =>
    arrays(
      'model_id, tag_id',
      `FROM model_tags WHERE model_id >= ${low} AND model_id < ${high} ORDER BY model_id, sort_order, tag_id`,
    ),
  ratings: (low, high) =>
    arrays(
      'model_id, round(avg(rating), 1)::float8, count(*)',
      `FROM reviews WHERE status = 'published' AND model_id >= ${low} AND model_id < ${high} GROUP BY model_id`,
    ),
} satisfies Record<string, Query>;
