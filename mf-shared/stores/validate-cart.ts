import type { ApiClient } from 'mf-shared/http';
import type { CheckoutContext } from '../rules/cart/build-checkout-request.ts';
import { $cart, isCartEmpty, onCartChange } from './cart.ts';
import type { CartValidator } from './cart-validator.ts';
import { $checkoutForm } from './checkout-form.ts';
import { logInfo, logWarning } from './log.ts';
import { $session } from './session.ts';
import { showToast } from './toasts.ts';

export interface CartConnection {
  api: ApiClient;
  languageCode: string;
  /** Lower case, as in the page's configuration. */
  countryCode: string;
  currencyCode: string;
  /** The confirm page's address with the locale prefix. */
  confirmHref: string;
}

let connection: CartConnection | null = null;
let validator: Promise<CartValidator> | null = null;
let pageName: CheckoutContext['pageName'] = 'cart';
/** A page asked before the shell had connected the cart, or has asked since. */
let isWanted = false;
/** A change of this task waits to be validated soon, unless somebody has it validated at once. */
let isChanged = false;
/** Rule CART-71. */
const retryMs = 5000;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells the cart where the service is and whom it speaks for. The shell calls it at the start and whenever the country,
 * the currency or the language changes; a cart that was validated already is then validated anew. Browser only.
 */
export function connectCart(next: CartConnection): void {
  const isConnected = connection !== null;
  const isElsewhere =
    connection !== null &&
    (connection.countryCode !== next.countryCode || connection.currencyCode !== next.currencyCode);
  connection = next;
  if (!isConnected) {
    followChanges();
    if (isWanted) void validateCart();
    else if (!isCartEmpty($cart.get())) void loadValidator().catch(() => undefined);
  } else if (isElsewhere && isWanted) void validateCart();
}

function followChanges(): void {
  onCartChange(validateSoon);
  // A dropped connection answers as soon as it is back, without waiting for the next try.
  window.addEventListener('online', () => {
    if ($cart.get().status === 'ERROR') void validateCart();
  });
  // Signing in changes prices: club, organisation.
  let customerId = $session.get().id;
  $session.listen(({ id }) => {
    if (id !== customerId && isWanted) void validateCart();
    customerId = id;
  });
}

/** Comes when there is a cart: a visitor who only looks around does without it. A failed load is tried again. */
function loadValidator(): Promise<CartValidator> {
  validator ??= createValidator().catch((error: unknown) => {
    validator = null;
    throw error;
  });
  return validator;
}

async function createValidator(): Promise<CartValidator> {
  const { createCartValidator } = await import(/* webpackChunkName: "cart-validation" */ './cart-validator.ts');
  return createCartValidator({
    api: { post: (path, body, options) => connected().api.post(path, body, options) },
    $cart,
    readCheckoutContext,
    isSessionLoading: () => $session.get().isLoading,
    flashError: (message) => showToast('error', message),
    goToConfirmPage: (id) => location.assign(`${connected().confirmHref}?klarna_order_id=${encodeURIComponent(id)}`),
    log: { info: logInfo, warn: logWarning },
  });
}

/** The two pages differ in what the service prices (CART-87): call it when a page opens. */
export function setCartPage(name: CheckoutContext['pageName']): void {
  pageName = name;
}

/** Validates now: a page opened, a dialog closed, a code was entered. Resolves when the answer, or its failure, is in `$cart`. */
export async function validateCart(): Promise<void> {
  isWanted = true;
  isChanged = false;
  if (!connection) return;
  try {
    const ready = await loadValidator();
    // Pages ask from effects. A cart that changed within one could make React render a root whose commit is waiting, which
    // it then commits twice ("Cannot commit the same tree as before"): `await` lets the change come right after.
    await ready.validate();
  } catch (error) {
    failedToLoad(error);
  }
}

/**
 * Validates after 2,000 ms of quiet: amounts being stepped, a postal code being typed. All changes of one task ask once, and
 * not at all where the task ends with {@link validateCart}.
 */
function validateSoon(): void {
  isWanted = true;
  if (isChanged || !connection) return;
  isChanged = true;
  queueMicrotask(() => {
    if (!isChanged) return;
    isChanged = false;
    loadValidator().then((loaded) => loaded.request(), failedToLoad);
  });
}

/** The code of the validation did not come: as when the service does not answer. */
function failedToLoad(error: unknown): void {
  logWarning(`The cart's validation could not be loaded, trying again in ${retryMs} ms: ${String(error)}`);
  $cart.update((cart) => ({ ...cart, status: 'ERROR' }));
  clearTimeout(retry);
  retry = setTimeout(() => void validateCart(), retryMs);
}

/** What an order says of its cart: the same body that was validated. */
export function readCheckoutContext(): CheckoutContext {
  const { languageCode, countryCode, currencyCode } = connected();
  const form = $checkoutForm.get();
  return {
    customerId: $session.get().id,
    languageCode,
    countryCode,
    currencyCode,
    pageName,
    deliveryMethod: form.delivery_method,
    deliveryLocation: form.delivery_location,
  };
}

function connected(): CartConnection {
  if (!connection) throw new Error('The cart was used before connectCart()');
  return connection;
}
