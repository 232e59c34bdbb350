import type { ApiClient } from 'mf-shared/http';
import {
  type CartContent,
  contentOf,
  mergeContent,
  parseCartContent,
  withContent,
  writeCartContent,
} from '../rules/cart/merge-cart.ts';
import { readNumber, readNumbers, readRecord } from '../rules/cart/read-stored.ts';
import { $cart, changeCart } from './cart.ts';
import { logWarning } from './log.ts';
import { persistentState } from './persistent-state.ts';

const savingDelayMs = 2000;

/** What the customer's cart was when this device and the service last agreed. */
interface CartBase {
  customerId: number;
  content: CartContent;
}

const $base = persistentState<CartBase>(
  'havu-cart-base',
  { customerId: 0, content: {} },
  { parse: parseBase, serialise: JSON.stringify },
);

let stopSaving = () => {};

/**
 * Joins the cart of this device with the signed-in customer's, loses nothing, and keeps the service informed from then on
 * (decisions.md: PUT /api/customer/cart/). Call it with what GET /api/customer/ told.
 */
export function followCustomerCart(api: ApiClient, customerId: number, cartContent: string): void {
  stopSaving();
  const remote = parseCartContent(cartContent);
  const base = $base.get();
  const local = contentOf($cart.get());
  const merged = mergeContent(local, remote, base.customerId === customerId ? base.content : {});
  if (!isSame(merged, local)) changeCart((cart) => withContent(cart, merged));
  $base.set({ customerId, content: remote });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = async () => {
    const content = contentOf($cart.get());
    if (isSame(content, $base.get().content)) return;
    try {
      await api.put('/api/customer/cart/', { cart_content: writeCartContent(content) });
      $base.set({ customerId, content });
    } catch (error) {
      logWarning(`The cart could not be saved for the customer: ${String(error)}`);
    }
  };
  const unsubscribe = $cart.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), savingDelayMs);
  });
  stopSaving = () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** At sign-out the cart stays on this device and no longer follows the customer. */
export function leaveCustomerCart(): void {
  stopSaving();
  stopSaving = () => {};
  $base.set({ customerId: 0, content: {} });
}

function isSame(one: CartContent, other: CartContent): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].every((id) => one[id] === other[id]);
}

function parseBase(text: string): CartBase {
  try {
    const stored = readRecord(JSON.parse(text));
    return { customerId: readNumber(stored.customerId), content: readNumbers(stored.content) };
  } catch {
    return { customerId: 0, content: {} };
  }
}
