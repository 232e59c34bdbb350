import type { CheckoutForm, PlaceOrderRequest, PlaceOrderResponse } from 'mf-shared/contract';
import { type ApiClient, ApiFailure } from 'mf-shared/http';
import { buildCheckoutRequest } from 'mf-shared/rules/cart/build-checkout-request';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { type Cart, readCheckoutContext } from 'mf-shared/stores';
import { euroAmounts } from '../see-total/cart-amounts.ts';
import { attemptKeyFor } from './order-attempt.ts';

/** The body of POST /api/orders/: the validated cart, the form and the total that the buyer saw, in euro. */
export function buildOrder(
  cart: Cart,
  form: CheckoutForm,
  chosen: { paymentMethod: string; acceptsTerms: boolean },
): PlaceOrderRequest {
  const context = readCheckoutContext();
  return {
    // The provider's id of an earlier try is no part of what is ordered: the same order keeps its idempotency key.
    cart: { ...buildCheckoutRequest(cart, context), klarna_global_checkout_id: null },
    form,
    payment_method: chosen.paymentMethod,
    accept_terms: chosen.acceptsTerms,
    expected_total: cart.answer.total_price,
    expected_payable: toDecimal(euroAmounts(cart).payableMinor),
    currency_code: context.currencyCode,
  };
}

export type OrderOutcome =
  | { kind: 'placed'; order: PlaceOrderResponse }
  | { kind: 'total_changed' }
  | { kind: 'refused'; message: string; fields: Readonly<Record<string, string>> }
  | { kind: 'no_answer' };

/** Places the order once, however often it is called with the same body. Never throws. */
export async function placeOrder(api: ApiClient, body: PlaceOrderRequest): Promise<OrderOutcome> {
  try {
    const headers = { 'idempotency-key': attemptKeyFor(body) };
    const order = await api.post<PlaceOrderResponse>('/api/orders/', body, { headers, timeoutMs: 30_000 });
    return { kind: 'placed', order };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 0 || error.status >= 500) return { kind: 'no_answer' };
    if (error.code === 'total_changed') return { kind: 'total_changed' };
    return { kind: 'refused', message: error.message, fields: error.fields };
  }
}
