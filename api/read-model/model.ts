import type { StoredImage } from '../db/schema/stored-json.ts';
import type { BasePrice } from './base-price.ts';
import type { Group } from './group-tree.ts';
import type { ModelRow } from './model-rows.ts';
import type { Colour, Manufacturer, ModelTag, ProductType, Property } from './reference-data.ts';

/** Stock that can be sold: store id → pieces above 0. Replaced when stock changes. */
export type Stock = Readonly<Record<string, number>>;

export interface Prices {
  /** Price in tax area 1. */
  base: BasePrice;
  /** Prices of areas that have their own. */
  byArea: ReadonlyMap<number, BasePrice> | null;
}

export interface Variant {
  id: number;
  model: Model;
  sku: string;
  colour: Colour | null;
  size: string | null;
  sizeSort: number;
  type: ProductType | null;
  onOrder: boolean;
  blockedStock: boolean;
  shippingNumber: number;
  daysFrom: number;
  daysTo: number;
  incomingOn: string | null;
  /** `230 g`; null where it is sold by the piece (LAW-18). */
  content: string | null;
  /** Where the variant's price differs from the model's. */
  prices: Prices | null;
  stock: Stock;
}

export interface ModelColour {
  colour: Colour;
  images: readonly StoredImage[];
}

export interface PropertyValue {
  property: Property;
  value: string;
  number: number | null;
}

/**
 * A product model without its long texts, which are read when its page is made. Its properties read columns when they are
 * asked for (`packed-model.ts`): it cannot be spread.
 */
export interface Model extends ModelRow {
  manufacturer: Manufacturer;
  promotedColour: Colour | null;
  prices: Prices;
  colours: readonly ModelColour[];
  propertyValues: readonly PropertyValue[];
  tags: readonly ModelTag[];
  variants: readonly Variant[];
  groups: readonly Group[];
  mainGroup: Group | null;
  /** Average 0–10 of the published reviews. */
  rating: number;
  ratingCount: number;
}

const idsOfGroups = new WeakMap<readonly Group[], ReadonlySet<number>>();

/** The model's groups with all groups above them; models in the same groups share them. */
export function groupIdsOf({ groups }: Pick<Model, 'groups'>): ReadonlySet<number> {
  const known = idsOfGroups.get(groups);
  if (known) return known;
  const ids = new Set(groups.flatMap((group) => [...group.ancestors.map(({ id }) => id), group.id]));
  idsOfGroups.set(groups, ids);
  return ids;
}

/** Lists show what everybody may see and buy outside gift campaigns (LIST-74). */
export const isListed = ({ is_public, campaign_only }: Pick<Model, 'is_public' | 'campaign_only'>): boolean =>
  is_public && !campaign_only;
