import type { CheckoutResponse } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import { applyValidation } from '../rules/cart/apply-validation.ts';
import { buildCheckoutRequest, type CheckoutContext } from '../rules/cart/build-checkout-request.ts';
import { type Cart, isCartEmpty } from '../rules/cart/cart.ts';
import { checkTransferRequest } from '../rules/cart/check-transfer-request.ts';
import { settleGiftCampaign } from '../rules/cart/settle-gift-campaign.ts';
import type { $cart } from './cart.ts';

/** Rule CART-66. */
const validationDebounceMs = 2000;
const validationRetryMs = 5000;
const sessionWaitMs = 5000;
const sessionPollMs = 100;

export interface ValidatorParts {
  api: Pick<ApiClient, 'post'>;
  $cart: Pick<typeof $cart, 'get' | 'update'>;
  readCheckoutContext(): CheckoutContext;
  isSessionLoading(): boolean;
  /** Gets each of the answer's errors once while it lasts (CART-72). */
  flashError(message: string): void;
  /** READ_ONLY_ORDER: the order is with the payment provider already (CART-70). */
  goToConfirmPage(klarnaOrderId: string): void;
  log: { info(message: string): void; warn(message: string): void };
  random?: () => string;
}

export interface CartValidator {
  /** Validates now, taking the place of any validation waiting or under way. */
  validate(): Promise<void>;
  /** Validates when 2,000 ms have passed without another request (CART-66). */
  request(): void;
  stop(): void;
}

/** Validates the cart on the service: only the latest counts, told by a random hash; failures are tried again after 5,000 ms. */
export function createCartValidator(parts: ValidatorParts): CartValidator {
  const { $cart, api, log, random = () => crypto.randomUUID() } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flashed: ReadonlySet<string> = new Set();

  const later = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void validate(), delayMs);
  };

  async function validate(): Promise<void> {
    clearTimeout(timer);
    const hash = random();
    const asked = $cart.update((cart) => askedCart(cart, hash));
    if (asked.status !== 'PENDING') return;
    await sessionLoaded(parts);
    if ($cart.get().validateHash !== hash) return;
    try {
      const context = parts.readCheckoutContext();
      const body = buildCheckoutRequest($cart.get(), context);
      accept(hash, await api.post<CheckoutResponse>('/api/checkout/', body), context.countryCode);
    } catch (error) {
      fail(hash, error);
    }
  }

  function accept(hash: string, answer: CheckoutResponse, countryCode: string): void {
    const { reason } = answer;
    const isReadOnly = reason === 'READ_ONLY_ORDER';
    let tied: string | null = null;
    const isLatest = changeLatest($cart, hash, (cart) => {
      tied = cart.klarnaGlobalCheckoutId;
      if (!isReadOnly) return applyValidation(cart, hash, answer, countryCode);
      return { ...cart, status: 'ERROR', answer: { ...cart.answer, reason } };
    });
    if (!isLatest) return;
    if (isReadOnly) {
      parts.goToConfirmPage(answer.kgco_id ?? tied ?? '');
      return;
    }
    const messages = new Set(answer.errors.map(({ message }) => message));
    for (const message of messages) {
      log.info(`Checkout: ${message}`);
      if (!flashed.has(message)) parts.flashError(message);
    }
    flashed = messages;
  }

  function fail(hash: string, error: unknown): void {
    if (!changeLatest($cart, hash, (cart) => ({ ...cart, status: 'ERROR' }))) return;
    log.warn(`Cart validation failed, trying again in ${validationRetryMs} ms: ${String(error)}`);
    later(validationRetryMs);
  }

  return { validate, request: () => later(validationDebounceMs), stop: () => clearTimeout(timer) };
}

/** Changes the cart where nothing was asked since; tells whether it did. */
function changeLatest(cart: ValidatorParts['$cart'], hash: string, change: (cart: Cart) => Cart): boolean {
  let isLatest = false;
  cart.update((now) => {
    isLatest = now.validateHash === hash;
    return isLatest ? change(now) : now;
  });
  return isLatest;
}

/** The cart while it is validated under the hash; an empty one is not. */
function askedCart(cart: Cart, hash: string): Cart {
  const settled = settleGiftCampaign(cart);
  if (isCartEmpty(settled)) return { ...settled, status: 'UNSET', validateHash: '' };
  return { ...settled, status: 'PENDING', validateHash: hash, snippetError: checkTransferRequest(settled) };
}

async function sessionLoaded({ isSessionLoading, log }: ValidatorParts): Promise<void> {
  for (let waitedMs = 0; isSessionLoading(); waitedMs += sessionPollMs) {
    if (waitedMs >= sessionWaitMs) {
      log.warn(`Session still loading after ${sessionWaitMs} ms, validating the cart without it`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, sessionPollMs));
  }
}
