import { computed } from 'nanostores';
import { type BuyingMode, buyingMode } from '../rules/cart/buying-mode.ts';
import type { Picks } from '../rules/transfer-picks.ts';
import { $cart, changeCart } from './cart.ts';
import { $session } from './session.ts';

export type { BuyingMode } from '../rules/cart/buying-mode.ts';

const normal: BuyingMode = { kind: 'normal' };
let last: BuyingMode = normal;

/** How products are bought here; normal while rendering on the server and hydrating. The same object while it is the same mode. */
export const $buyingMode = Object.assign(
  computed([$cart, $session], (cart, session) => {
    const mode = buyingMode(cart, session);
    if (JSON.stringify(mode) !== JSON.stringify(last)) last = mode;
    return last;
  }),
  { init: normal },
);

/** Goes on with an enterprise order, or leaves it with null. */
export function setEnterpriseOrder(order: { id: number } | null): void {
  changeCart((cart) => ({ ...cart, enterpriseOrder: order }));
}

/** Stock transfer: what is added to the cart is asked for from these stores (CART-30 to CART-32). */
export function startTransfer(to: number, from: readonly number[]): void {
  changeCart((cart) => ({ ...cart, transferRequestTo: to, transferRequestFrom: [...from] }));
}

export function endTransfer(): void {
  changeCart((cart) => ({ ...cart, transferRequestTo: null, transferRequestFrom: null }));
}

/** Pieces of a row per store that it is picked from. */
export function setTransferPicks(productId: number, picks: Picks): void {
  changeCart((cart) => ({
    ...cart,
    products: cart.products.map((row) => (row.productId === productId ? { ...row, transferAmountsFrom: picks } : row)),
  }));
}

export function setTransferFlags(flags: { isHighPriority?: boolean; reserves?: boolean }): void {
  changeCart((cart) => ({
    ...cart,
    transferRequestHighPriority: flags.isHighPriority ?? cart.transferRequestHighPriority,
    transferRequestReserveQuantity: flags.reserves ?? cart.transferRequestReserveQuantity,
  }));
}
