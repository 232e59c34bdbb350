import { checkoutLimits } from 'mf-shared/contract/checkout-limits';
import {
  type Cart,
  type CartBundle,
  type CartProductId,
  type CartRow,
  emptyCart,
  newRow,
  type ProductSnapshot,
} from './cart.ts';
import { largestAmount, shownRows } from './shown-rows.ts';

export interface ProductToAdd {
  productId: number;
  amount: number;
  /** Sets the row's amount instead of raising it. */
  set?: boolean;
  bundleHash?: string;
  extra_data?: Readonly<Record<string, unknown>>;
  snapshot: ProductSnapshot;
}

export type RowChangeResult = 'changed' | 'frozen' | 'refused' | 'missing';

/**
 * Adds a product, or raises its row's amount; a frozen row stays as it is. An active gift campaign and the cart with it
 * are cleared first (CART-49, CART-51, CART-58).
 */
export function addProductTo(cart: Cart, toAdd: ProductToAdd): { cart: Cart; result: 'added' | 'frozen' } {
  const base = cart.giftCampaignData ? clearedCart(cart) : cart;
  const amount = wholePieces(toAdd.amount);
  const row = base.products.find(({ productId }) => productId === toAdd.productId);
  if (row?.frozen) return { cart: base, result: 'frozen' };
  const products = row
    ? replaceRow(base.products, row.productId, {
        ...row,
        amount: toAdd.set ? amount : row.amount + amount,
      })
    : [...base.products, rowToAdd(toAdd, amount)];
  return { cart: { ...base, products, notices: withoutNotices(base, toAdd.productId) }, result: 'added' };
}

/** Sets a row's amount, at least 1 and at most what the service allows unless the product is on order (CART-52). */
export function setRowAmount(
  cart: Cart,
  productId: CartProductId,
  amount: number,
): { cart: Cart; result: RowChangeResult } {
  if (isBundleId(productId)) return { cart, result: 'refused' };
  const isAsked = (row: CartRow) => row.productId === Number(productId);
  const row = cart.products.find(isAsked);
  const shown = shownRows(cart).find(isAsked);
  if (!row || !shown) return { cart, result: 'missing' };
  if (row.frozen) return { cart, result: 'frozen' };
  const next = { ...row, amount: Math.min(wholePieces(amount), largestAmount(shown)) };
  return {
    cart: {
      ...cart,
      products: replaceRow(cart.products, row.productId, next),
      notices: withoutNotices(cart, row.productId),
    },
    result: 'changed',
  };
}

export function removeRow(cart: Cart, productId: number): Cart {
  return {
    ...cart,
    products: cart.products.filter((row) => row.productId !== productId),
    notices: withoutNotices(cart, productId),
  };
}

/** Puts a removed row back where it was. If the product was added again meanwhile, the amounts join. */
export function restoreRow(cart: Cart, row: CartRow, index: number): Cart {
  const present = cart.products.find(({ productId }) => productId === row.productId);
  if (present) {
    const joined = { ...present, amount: present.amount + row.amount };
    return { ...cart, products: replaceRow(cart.products, row.productId, joined) };
  }
  return { ...cart, products: cart.products.toSpliced(index, 0, row) };
}

/** Adds a bundle; the same bundle, told by its hash, is raised instead (BUNDLE-14). */
export function addBundleTo(cart: Cart, bundle: CartBundle): Cart {
  const base = cart.giftCampaignData ? clearedCart(cart) : cart;
  const present = base.bundles.find(({ hash }) => hash === bundle.hash);
  if (!present) return { ...base, bundles: [...base.bundles, bundle] };
  return setBundleAmount(base, bundle.hash, present.amount + bundle.amount);
}

export function setBundleAmount(cart: Cart, hash: string, amount: number): Cart {
  return {
    ...cart,
    bundles: cart.bundles.map((bundle) => (bundle.hash === hash ? { ...bundle, amount: wholePieces(amount) } : bundle)),
  };
}

/** What 'clear the cart' resets (CART-57). The form is cleared by its own store. */
export function clearedCart(cart: Cart): Cart {
  return {
    ...emptyCart,
    postcode: cart.postcode,
    enterpriseOrder: cart.enterpriseOrder,
    answer: { ...emptyCart.answer, delivery_thresholds: cart.answer.delivery_thresholds },
  };
}

export function isBundleId(productId: CartProductId): boolean {
  return String(productId).includes('-');
}

function wholePieces(amount: number): number {
  return Number.isFinite(amount) ? Math.min(checkoutLimits.pieces, Math.max(1, Math.round(amount))) : 1;
}

function replaceRow(rows: readonly CartRow[], productId: number, next: CartRow): CartRow[] {
  return rows.map((row) => (row.productId === productId ? next : row));
}

function withoutNotices(cart: Cart, productId: number): Cart['notices'] {
  return cart.notices.filter((notice) => notice.productId !== productId);
}

function rowToAdd({ productId, bundleHash, extra_data, snapshot }: ProductToAdd, amount: number): CartRow {
  const row = newRow(productId, amount, snapshot);
  return { ...row, bundleHash: bundleHash ?? null, extra_data: extra_data ?? {} };
}
