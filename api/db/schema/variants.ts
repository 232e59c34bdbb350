import type { Day, Generated, Moment, MomentOrNull } from './column-kinds.ts';

export interface VariantsTable {
  id: number;
  model_id: number;
  sku: string;
  ean: Generated<string>;
  colour_id: number | null;
  size_name: string | null;
  size_sort: Generated<number>;
  type_id: number | null;
  sort_order: Generated<number>;
  is_active: Generated<boolean>;
  on_order: Generated<boolean>;
  blocked_stock: Generated<boolean>;
  shipping_time_number: Generated<number>;
  shipping_days_from: Generated<number>;
  shipping_days_to: Generated<number>;
  incoming_on: Day | null;
  incoming_amount: Generated<number>;
  weight_grams: number | null;
}

export interface StockTable {
  variant_id: number;
  store_id: number;
  quantity: number;
  reserved: Generated<number>;
}

export interface PricesTable {
  id: Generated<number>;
  model_id: number;
  variant_id: number | null;
  tax_area_id: Generated<number>;
  regular_minor: number;
  active_minor: number;
  club_minor: number | null;
  discount_free_minor: number;
  ends_at: MomentOrNull;
}

export interface PriceHistoryTable {
  id: Generated<number>;
  model_id: number;
  variant_id: number | null;
  tax_area_id: Generated<number>;
  active_minor: number;
  valid_from: Moment;
  valid_to: MomentOrNull;
}

export interface VariantsTables {
  variants: VariantsTable;
  stock: StockTable;
  prices: PricesTable;
  price_history: PriceHistoryTable;
}
