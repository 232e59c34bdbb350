import type { CheckoutResponse, CheckoutRow } from 'mf-shared/contract';
import type { Cart, CartBundle, CartRow } from './cart.ts';

/** A row with what the service answered about it. */
export interface ShownRow extends CartRow {
  price: CheckoutRow['price'];
  /** False until a price is known: a row of an earlier order comes without one. */
  isPriced: boolean;
  /** The most pieces that can be ordered; null until the service has told it. */
  maxAmount: number | null;
  onOrder: boolean;
}

export interface ShownBundle extends CartBundle {
  /** What its parts cost apart; null until the service has told it, or where that is no more. */
  reference: number | null;
}

/** A price that stands alone: neither an offer nor a member's. */
export function plainPrice(active: number): CheckoutRow['price'] {
  return { active, regular: active, reference: null, club: null, type: 'normal' };
}

/** The chosen products as they are shown: priced by the last answer where it has them, else as they were seen. */
export function shownRows({ products, answer }: Pick<Cart, 'products' | 'answer'>): ShownRow[] {
  return products.map((row) => {
    const answered = answer.products.find(({ productId }) => productId === row.productId);
    return {
      ...row,
      price: answered?.price ?? plainPrice(row.priceActive ?? 0),
      isPriced: answered !== undefined || row.priceActive !== null,
      maxAmount: answered?.max_amount ?? null,
      onOrder: answered?.on_order ?? false,
    };
  });
}

export function shownBundles({ bundles, answer }: Pick<Cart, 'bundles' | 'answer'>): ShownBundle[] {
  return bundles.map((bundle) => {
    const answered = answer.bundles.find(({ hash }) => hash === bundle.hash);
    return { ...bundle, reference: answered ? priceApart(answered) : null };
  });
}

/** What the parts of a bundle cost apart, where that is more than the bundle. */
function priceApart({ price, rows }: CheckoutResponse['bundles'][number]): number | null {
  const apart = rows.reduce((sum, row) => sum + (row.price.reference ?? row.price.active), 0);
  const rounded = Math.round(apart * 100) / 100;
  return rounded > price ? rounded : null;
}

/** The most pieces the shopper may ask of a row. Infinity while the service has not told, or the product is on order. */
export function largestAmount({ maxAmount, onOrder }: Pick<ShownRow, 'maxAmount' | 'onOrder'>): number {
  return onOrder || maxAmount === null ? Number.POSITIVE_INFINITY : Math.max(1, maxAmount);
}
