import type { CartChoice } from './cart.ts';
import { readArray, readNumber, readRecord } from './read-stored.ts';

/** How products are bought here (PRODUCT-58). */
export type BuyingMode =
  | { kind: 'normal' }
  | { kind: 'enterprise'; id: number }
  /** Store ids: goods go to one and are picked from the others. */
  | { kind: 'transfer'; to: number; from: readonly number[] };

/** What the visitor's role allows (CHECKOUT-71, CHECKOUT-73). */
export interface BuyerRole {
  isStaffUser: boolean;
  isAdminUser: boolean;
  isOrgUser: boolean;
}

const normal: BuyingMode = { kind: 'normal' };

/** The mode that the cart is in, as far as the role allows it; the service checks it again. */
export function buyingMode(
  cart: Pick<CartChoice, 'enterpriseOrder' | 'transferRequestTo' | 'transferRequestFrom'>,
  role: BuyerRole,
): BuyingMode {
  const isStaff = role.isStaffUser || role.isAdminUser;
  const from = readArray(cart.transferRequestFrom, (id) => readNumber(id) || null);
  const to = readNumber(cart.transferRequestTo);
  if (isStaff && to > 0 && from.length > 0) return { kind: 'transfer', to, from };
  const id = readNumber(readRecord(cart.enterpriseOrder).id);
  return id > 0 && (isStaff || role.isOrgUser) ? { kind: 'enterprise', id } : normal;
}
