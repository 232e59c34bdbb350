import { checkoutLengths } from '../contract/checkout-limits.ts';
import { type Cart, type CartBundle, type CartGiftCard, type CartProductId, emptyCart } from '../rules/cart/cart.ts';
import {
  addBundleTo,
  addProductTo,
  clearedCart,
  isBundleId,
  type ProductToAdd,
  type RowChangeResult,
  removeRow,
  restoreRow,
  setBundleAmount,
  setRowAmount,
} from '../rules/cart/change-rows.ts';
import { addCode, removeCode } from '../rules/cart/discount-codes.ts';
import { parseStoredCart, serialiseCart } from '../rules/cart/parse-stored-cart.ts';
import { clearCheckoutForm } from './checkout-form.ts';
import { logInfo } from './log.ts';
import { persistentState } from './persistent-state.ts';

export type { Cart, CartBundle, CartGiftCard, CartNotice, CartRow, ProductSnapshot } from '../rules/cart/cart.ts';
export { countPieces, isCartEmpty } from '../rules/cart/cart.ts';
export type { ProductToAdd } from '../rules/cart/change-rows.ts';
export {
  largestAmount,
  plainPrice,
  type ShownBundle,
  type ShownRow,
  shownBundles,
  shownRows,
} from '../rules/cart/shown-rows.ts';

export const cartKey = 'havu-cart';

/**
 * The shopper's cart: what was chosen, what the service answered to it, and what there is to tell. Kept in local storage in
 * one piece, in step between tabs (CART-1).
 */
export const $cart = persistentState<Cart>(cartKey, emptyCart, {
  parse: parseStoredCart,
  serialise: serialiseCart,
});

const listeners = new Set<() => void>();

/** Runs after every change that the shopper made in this tab; not after answers and other tabs' changes. */
export function onCartChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the cart as the shopper asked: what the service answered before is out of date from here on. */
export function changeCart(change: (cart: Cart) => Cart): void {
  let isChanged = false;
  $cart.update((cart) => {
    const next = change(cart);
    isChanged = next !== cart;
    return isChanged ? { ...next, status: 'UNSET', validateHash: '' } : cart;
  });
  if (isChanged) for (const listener of listeners) listener();
}

/** Adds a product, or raises its row; a frozen row stays (CART-49, CART-51). */
export function addProduct(toAdd: ProductToAdd): 'added' | 'frozen' {
  let result: 'added' | 'frozen' = 'frozen';
  changeCart((cart) => {
    const added = addProductTo(cart, toAdd);
    result = added.result;
    return result === 'added' ? added.cart : cart;
  });
  if (result === 'frozen') logInfo(`Row of product ${toAdd.productId} is frozen, nothing was added`);
  return result;
}

/** Sets a row's amount within its limits. New-style bundles and frozen rows refuse. */
export function setAmount(productId: CartProductId, amount: number): RowChangeResult {
  let result: RowChangeResult = 'missing';
  changeCart((cart) => {
    const set = setRowAmount(cart, productId, amount);
    result = set.result;
    return set.cart;
  });
  if (isBundleId(productId)) logInfo(`Amount of bundle ${productId} cannot be changed`);
  return result;
}

/** Takes a row out. Returns what puts it back where it was. */
export function removeProduct(productId: number): () => void {
  const { products } = $cart.get();
  const index = products.findIndex((row) => row.productId === productId);
  const row = products[index];
  if (!row) return () => {};
  changeCart((cart) => removeRow(cart, productId));
  return () => changeCart((cart) => restoreRow(cart, row, index));
}

export function addBundle(bundle: CartBundle): void {
  changeCart((cart) => addBundleTo(cart, bundle));
}

export function setAmountOfBundle(hash: string, amount: number): void {
  changeCart((cart) => setBundleAmount(cart, hash, amount));
}

export function removeBundle(hash: string): () => void {
  const { bundles } = $cart.get();
  const index = bundles.findIndex((bundle) => bundle.hash === hash);
  const bundle = bundles[index];
  if (!bundle) return () => {};
  changeCart((cart) => ({ ...cart, bundles: cart.bundles.filter((other) => other.hash !== hash) }));
  return () => changeCart((cart) => ({ ...cart, bundles: cart.bundles.toSpliced(index, 0, bundle) }));
}

/** Buys a gift card; an active gift campaign is cleared first, as with any product (CART-58). */
export function addGiftCard(card: CartGiftCard): void {
  changeCart((cart) => {
    const base = cart.giftCampaignData ? clearedCart(cart) : cart;
    return { ...base, giftCardProducts: [...base.giftCardProducts, card] };
  });
}

export function removeGiftCard(uid: string): () => void {
  const { giftCardProducts } = $cart.get();
  const index = giftCardProducts.findIndex((card) => card.uid === uid);
  const card = giftCardProducts[index];
  if (!card) return () => {};
  changeCart((cart) => ({ ...cart, giftCardProducts: cart.giftCardProducts.filter((other) => other.uid !== uid) }));
  return () => changeCart((cart) => ({ ...cart, giftCardProducts: cart.giftCardProducts.toSpliced(index, 0, card) }));
}

export function addDiscountCode(code: string): void {
  changeCart((cart) => ({ ...cart, codes: addCode(cart.codes, code) }));
}

export function removeDiscountCode(code: string): void {
  changeCart((cart) => ({ ...cart, codes: removeCode(cart.codes, code) }));
}

/** A gift card as a means of payment, by its code. */
export function addGiftCardCode(code: string): void {
  changeCart((cart) => ({ ...cart, giftCards: addCode(cart.giftCards, code) }));
}

export function removeGiftCardCode(code: string): void {
  changeCart((cart) => ({ ...cart, giftCards: removeCode(cart.giftCards, code) }));
}

/** Takes out a code that the service refused. It changed nothing in the answer, which therefore stays true. */
export function forgetRefusedCode(code: string): void {
  $cart.update((cart) => ({
    ...cart,
    codes: removeCode(cart.codes, code),
    giftCards: removeCode(cart.giftCards, code),
  }));
}

export function setGiftCampaign(campaign: Cart['giftCampaignData']): void {
  changeCart((cart) => ({ ...cart, giftCampaignData: campaign }));
}

export function setCartPostcode(postcode: string): void {
  changeCart((cart) => (cart.postcode === postcode ? cart : { ...cart, postcode }));
}

/** In parts: what is here at once, the rest later. */
export function setDeliverySplitting(isDeliverySplittingSelected: boolean): void {
  changeCart((cart) => ({ ...cart, isDeliverySplittingSelected }));
}

/** Travels with an earlier order that is not packed yet; null: by itself. */
export function packWithOrder(orderNumber: string | null): void {
  changeCart((cart) => ({ ...cart, postDelivery: orderNumber === null ? null : { order_number: orderNumber } }));
}

/**
 * Keeps who of the chat helped the shopper; it goes with the order (CART-29, CART-84). No price depends on it, so the
 * last answer stays true.
 */
export function setChatter(name: string): void {
  $cart.update((cart) => ({ ...cart, giosgChatter: name.trim().slice(0, checkoutLengths.chatter) || null }));
}

export function setSpecialRequests(specialRequests: string): void {
  $cart.update((cart) => ({ ...cart, specialRequests }));
}

/** Ties the cart to the provider's order that it is being paid with, or unties it with null. The last answer stays true. */
export function tieToProvider(klarnaGlobalCheckoutId: string | null): void {
  $cart.update((cart) =>
    cart.klarnaGlobalCheckoutId === klarnaGlobalCheckoutId ? cart : { ...cart, klarnaGlobalCheckoutId },
  );
}

export function dismissNotices(): void {
  $cart.update((cart) => (cart.notices.length === 0 ? cart : { ...cart, notices: [] }));
}

/** Empties the cart with its codes, campaign and form (CART-57). */
export function clearCart(): void {
  changeCart(clearedCart);
  clearCheckoutForm();
}
