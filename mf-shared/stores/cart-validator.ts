import type { CheckoutResponse } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import { applyValidation } from '../rules/cart/apply-validation.ts';
import { buildCheckoutRequest, type CheckoutSurroundings } from '../rules/cart/build-checkout-request.ts';
import type { Cart } from '../rules/cart/cart-state.ts';
import { isCartEmpty } from '../rules/cart/cart-state.ts';
import { checkTransferRequest } from '../rules/cart/check-transfer-request.ts';
import { settleGiftCampaign } from '../rules/cart/settle-gift-campaign.ts';

/** Rule CART-66. */
const validationDebounceMs = 2000;
const validationRetryMs = 5000;
const sessionWaitMs = 5000;
const sessionPollMs = 100;

export interface ValidatorParts {
  api: Pick<ApiClient, 'post'>;
  readCart(): Cart;
  writeCart(cart: Cart): void;
  readSurroundings(): CheckoutSurroundings;
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
  const random = parts.random ?? (() => crypto.randomUUID());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flashed: ReadonlySet<string> = new Set();

  const later = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void validate(), delayMs);
  };

  async function validate(): Promise<void> {
    clearTimeout(timer);
    const hash = random();
    const cart = settleGiftCampaign(parts.readCart());
    if (isCartEmpty(cart)) {
      parts.writeCart({ ...cart, status: 'UNSET', validateHash: '' });
      return;
    }
    parts.writeCart({ ...cart, status: 'PENDING', validateHash: hash, snippetError: checkTransferRequest(cart) });
    await sessionLoaded(parts);
    const isLatest = () => parts.readCart().validateHash === hash;
    if (!isLatest()) return;
    try {
      const surroundings = parts.readSurroundings();
      const body = buildCheckoutRequest(parts.readCart(), surroundings);
      const answer = await parts.api.post<CheckoutResponse>('/api/checkout/', body);
      if (isLatest()) accept(hash, answer, surroundings.countryCode);
    } catch (error) {
      if (isLatest()) fail(error);
    }
  }

  function accept(hash: string, answer: CheckoutResponse, countryCode: string): void {
    if (answer.reason === 'READ_ONLY_ORDER') {
      const cart = parts.readCart();
      parts.writeCart({ ...cart, status: 'ERROR', reason: answer.reason });
      parts.goToConfirmPage(answer.kgco_id ?? cart.klarnaGlobalCheckoutId ?? '');
      return;
    }
    parts.writeCart(applyValidation(parts.readCart(), hash, answer, countryCode));
    const messages = new Set(answer.errors.map(({ message }) => message));
    for (const message of messages) {
      parts.log.info(`Checkout: ${message}`);
      if (!flashed.has(message)) parts.flashError(message);
    }
    flashed = messages;
  }

  function fail(error: unknown): void {
    parts.log.warn(`Cart validation failed, trying again in ${validationRetryMs} ms: ${String(error)}`);
    parts.writeCart({ ...parts.readCart(), status: 'ERROR' });
    later(validationRetryMs);
  }

  return { validate, request: () => later(validationDebounceMs), stop: () => clearTimeout(timer) };
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
