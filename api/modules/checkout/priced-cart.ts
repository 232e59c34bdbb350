import type { PriceType } from 'mf-shared/contract';
import type { SkiMounting } from 'mf-shared/rules/ski-mounting';
import type { Model, Variant } from '../../read-model/model.ts';
import type { DeliveryMethodFact } from './checkout-facts.ts';
import type { priceCart } from './price-cart.ts';

export interface RowChange {
  kind: 'price_down' | 'price_up' | 'amount_lowered' | 'removed' | 'frozen';
  message: string;
  previous: number | null;
  current: number | null;
}

export interface PricedRow {
  variant: Variant;
  name: string;
  amount: number;
  maxAmount: number;
  isFrozen: boolean;
  bundleHash: string | null;
  /** The name of the bundle that the row is part of. */
  bundleName: string;
  /** The model that is the bundle by itself, whose limits hold for its parts too. */
  bundle: Model | null;
  /** For whom the bindings of a ski package are mounted. */
  mounting?: SkiMounting | null;
  /** Skis whose bindings are mounted before they leave. */
  isSkiBundle: boolean;
  unitMinor: number;
  /** What `unitMinor` is compared with, the same as on the product's page; null where with nothing. */
  referenceMinor: number | null;
  regularMinor: number;
  clubMinor: number | null;
  type: PriceType;
  vatBasisPoints: number;
  /** This row's share of the discount code. */
  discountMinor: number;
  changes: RowChange[];
}

export interface PricedBundle {
  uid: string;
  hash: string;
  name: string;
  amount: number;
  rows: PricedRow[];
}

/** A gift card that is bought. */
export interface PricedGiftCard {
  uid: string;
  variant: Variant;
  name: string;
  image: string;
  amountMinor: number;
  recipient: string;
  templateId: number | null;
}

export interface CartMessage {
  code: string;
  message: string;
  productId?: number;
  field?: string;
}

export interface CodeAnswer {
  code: string;
  valid: boolean;
  message: string;
}

export interface AppliedDiscount {
  id: number;
  code: string;
  name: string;
  amountMinor: number;
  isFreeDelivery: boolean;
}

/** The gift campaign that pays everything. */
export interface AppliedGift {
  codeId: number;
  code: string;
  /** Its slug. */
  campaign: string;
  name: string;
}

/** A gift card that pays. */
export interface GiftCardAnswer extends CodeAnswer {
  id: number | null;
  balanceMinor: number;
  usedMinor: number;
}

export interface DeliveryLocation {
  id: string;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  openingHours: string;
  distanceMeters: number | null;
  /** From where the distance is measured. */
  eastMeters: number | null;
  northMeters: number | null;
}

export interface OfferedMethod {
  fact: DeliveryMethodFact;
  name: string;
  description: string;
  priceMinor: number;
  estimate: { from: string; to: string } | null;
  estimateText: string;
  locations: readonly DeliveryLocation[];
}

/** What pricing tells of a cart: {@link priceCart} says it once. */
export type PricedCart = ReturnType<typeof priceCart>;

/** A priced cart with what the buyer's role allows beyond it. */
export interface ValidatedCart extends PricedCart {
  /** The buyer's own open enterprise order that this cart is. */
  enterpriseOrderId: number | null;
  /** Stores to pick a transfer from; null outside transfer mode and for everybody but the staff. */
  transferFrom: readonly number[] | null;
}

/** Every row with a variant, of bundles too. */
export function allRows(cart: { rows: readonly PricedRow[]; bundles: readonly PricedBundle[] }): PricedRow[] {
  return [...cart.rows, ...cart.bundles.flatMap((bundle) => bundle.rows)];
}

export const rowMinor = (row: PricedRow): number => row.amount * row.unitMinor;

/** The models whose limits hold for a row: its own, and that of the bundle it is part of. */
export const modelsOfRow = ({ variant, bundle }: Pick<PricedRow, 'variant' | 'bundle'>): readonly Model[] =>
  bundle ? [variant.model, bundle] : [variant.model];
