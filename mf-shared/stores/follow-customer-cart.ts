import type { ApiClient } from 'mf-shared/http';
import {
  type CartContent,
  contentOf,
  isSameContent,
  mergeContent,
  parseCartContent,
  withContent,
  withLaterChanges,
  writeCartContent,
} from '../rules/cart/merge-content.ts';
import { readNumber, readNumbers, readRecord } from '../rules/cart/read-stored.ts';
import { $cart, changeCart } from './cart.ts';
import { cartBaseKey } from './customer-cart.ts';
import { logWarning } from './log.ts';
import { persistentState } from './persistent-state.ts';

const savingDelayMs = 2000;

/** What this device knows of the customer's cart at the service. */
interface CartBase {
  customerId: number;
  /** What both held when they last agreed. */
  content: CartContent;
  /** What was sent last: the service may hold it although its answer was never heard. */
  sent: CartContent;
}

const nobodysBase: CartBase = { customerId: 0, content: {}, sent: {} };
const $base = persistentState<CartBase>(cartBaseKey, nobodysBase, { parse: parseBase, serialise: JSON.stringify });

let stopSaving = () => {};
let saving: Promise<void> = Promise.resolve();

/** What was here when the customer was asked for: the answer is as old as that, however late it comes. */
export interface AskedCart {
  local: CartContent;
  base: CartBase;
}

/** Call it before GET /api/customer/ is sent, and hand its answer to {@link followCustomerCart}. */
export function askingForCustomerCart(): AskedCart {
  return { local: contentOf($cart.get()), base: $base.get() };
}

/**
 * Joins the cart of this device with the signed-in customer's, loses nothing, and keeps the service informed from then
 * on (CART-114). Call it with what GET /api/customer/ told.
 * @param asked what {@link askingForCustomerCart} gave when that call was sent
 */
export function followCustomerCart(
  api: Pick<ApiClient, 'put'>,
  customerId: number,
  cartContent: string,
  asked: AskedCart = askingForCustomerCart(),
): void {
  stopSaving();
  const remote = parseCartContent(cartContent);
  const merged = mergeContent(asked.local, remote, commonPast(asked.base, customerId, remote));
  changeCart((cart) => {
    const content = withLaterChanges(merged, asked.local, contentOf(cart));
    return isSameContent(content, contentOf(cart)) ? cart : withContent(cart, content);
  });
  $base.set({ customerId, content: remote, sent: remote });
  stopSaving = keepSaving(api, customerId);
}

/**
 * Saves 2 s after a change, and at once when the page is left; one call after the other, so that the service hears them
 * in order.
 */
function keepSaving(api: Pick<ApiClient, 'put'>, customerId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const save = async () => {
    const cart = $cart.get();
    const content = contentOf(cart);
    // A gift waits for its order on this device: nobody could buy it elsewhere.
    if (isStopped || cart.giftCampaignData || isSameContent(content, $base.get().content)) return;
    $base.update((base) => ({ ...base, customerId, sent: content }));
    try {
      await api.put('/api/customer/cart/', { cart_content: writeCartContent(content) }, { keepalive: true });
      if (!isStopped) $base.update((base) => ({ ...base, customerId, content }));
    } catch (error) {
      logWarning(`The cart could not be saved for the customer: ${String(error)}`);
    }
  };
  const saveInTurn = () => {
    clearTimeout(timer);
    saving = saving.then(save);
  };
  const saveWhenLeft = () => {
    if (document.visibilityState === 'hidden') saveInTurn();
  };
  const unsubscribe = $cart.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(saveInTurn, savingDelayMs);
  });
  document.addEventListener('visibilitychange', saveWhenLeft);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', saveWhenLeft);
  };
}

/** At sign-out the cart stays on this device and no longer follows the customer. */
export function leaveCustomerCart(): void {
  stopSaving();
  stopSaving = () => {};
  $base.set(nobodysBase);
}

/** What both sides held when they were last in step. */
function commonPast(base: CartBase, customerId: number, remote: CartContent): CartContent {
  if (base.customerId !== customerId) return {};
  return isSameContent(remote, base.sent) ? base.sent : base.content;
}

function parseBase(text: string): CartBase {
  try {
    const { customerId, content, sent } = readRecord(JSON.parse(text));
    return { customerId: readNumber(customerId), content: readNumbers(content), sent: readNumbers(sent ?? content) };
  } catch {
    return nobodysBase;
  }
}
