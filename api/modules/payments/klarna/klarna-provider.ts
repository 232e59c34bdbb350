import type { z } from 'zod';
import {
  type PaymentAddresses,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
  type ProviderState,
  ProviderUnavailable,
  type StartedPayment,
} from '../payment-provider.ts';
import type { Purchase } from '../purchase.ts';
import {
  klarnaCheckoutOrder,
  klarnaCreatedOrder,
  klarnaOrder,
  klarnaPush,
  klarnaSession,
  klarnaSessionState,
} from './klarna-answers.ts';
import { createKlarnaClient, type KlarnaCall } from './klarna-client.ts';
import { klarnaPurchase } from './klarna-purchase.ts';
import type { KlarnaSettings } from './klarna-settings.ts';

/**
 * Klarna Payments: session → the buyer's authorisation token → order within 60 minutes → capture (CHECKOUT-52 to
 * CHECKOUT-54).
 */
export class KlarnaProvider implements PaymentProvider {
  readonly slug = 'klarna';
  readonly takesTokenFromBrowser = true;
  readonly #settings: KlarnaSettings;
  readonly #call: KlarnaCall;

  constructor(settings: KlarnaSettings) {
    this.#settings = settings;
    this.#call = createKlarnaClient(settings);
  }

  async start(purchase: Purchase, { callbackUrl }: PaymentAddresses): Promise<StartedPayment> {
    const body = klarnaPurchase(purchase, callbackUrl);
    const idempotencyKey = `${purchase.paymentId}-session`;
    const session = read(klarnaSession, await this.#call('POST', '/payments/v1/sessions', { body, idempotencyKey }));
    return {
      session: session.session_id,
      next: {
        kind: 'klarna',
        payment_id: purchase.paymentId,
        script_url: this.#settings.scriptUrl,
        client_token: session.client_token,
        payment_method_categories: session.payment_method_categories,
        klarna_order_id: session.session_id,
      },
    };
  }

  async authorise(purchase: Purchase, token: string, callbackUrl: string): Promise<ProviderState> {
    const body = klarnaPurchase(purchase, callbackUrl);
    const path = `/payments/v1/authorizations/${encodeURIComponent(token)}/order`;
    const answer = await this.#call('POST', path, { body, idempotencyKey: `${purchase.paymentId}-order` });
    const made = read(klarnaCreatedOrder, answer);
    return reviewed(made.fraud_status, made.order_id);
  }

  async find(payment: ProviderPayment): Promise<ProviderState> {
    if (payment.reference) return this.#findOrder(payment.reference, payment);
    if (!payment.session) return { kind: 'open' };
    const answer = await this.#call('GET', `/payments/v1/sessions/${encodeURIComponent(payment.session)}`).catch(gone);
    if (answer === null) return { kind: 'open' };
    const session = read(klarnaSessionState, answer);
    return session.authorization_token ? { kind: 'approved', token: session.authorization_token } : { kind: 'open' };
  }

  async capture(payment: ProviderPayment): Promise<void> {
    const body = { captured_amount: payment.amountMinor };
    const path = `/ordermanagement/v1/orders/${encodeURIComponent(payment.reference ?? '')}/captures`;
    await this.#call('POST', path, { body, idempotencyKey: `${payment.paymentId}-capture` });
  }

  async cancel(payment: ProviderPayment, token: string | null): Promise<void> {
    if (payment.reference) {
      const path = `/ordermanagement/v1/orders/${encodeURIComponent(payment.reference)}/cancel`;
      await this.#call('POST', path, { idempotencyKey: `${payment.paymentId}-cancel` });
    } else if (token)
      await this.#call('DELETE', `/payments/v1/authorizations/${encodeURIComponent(token)}`).catch(gone);
  }

  async refund(payment: ProviderPayment, amountMinor: number, key: string): Promise<void> {
    const body = { refunded_amount: amountMinor };
    const path = `/ordermanagement/v1/orders/${encodeURIComponent(payment.reference ?? '')}/refunds`;
    await this.#call('POST', path, { body, idempotencyKey: `${payment.paymentId}-refund-${key}` });
  }

  async snippet(reference: string): Promise<string | null> {
    const answer = await this.#call('GET', `/checkout/v3/orders/${encodeURIComponent(reference)}`).catch(gone);
    return answer === null ? null : read(klarnaCheckoutOrder, answer).html_snippet;
  }

  readCallback(body: unknown): { kind: string; token: string | null } {
    const push = klarnaPush.safeParse(body);
    if (!push.success) return { kind: 'unreadable', token: null };
    return { kind: push.data.event_type ?? 'authorization', token: push.data.authorization_token ?? null };
  }

  /** @throws ProviderUnavailable when another amount was captured than the order's: a person has to look at it. */
  async #findOrder(reference: string, payment: ProviderPayment): Promise<ProviderState> {
    const order = read(
      klarnaOrder,
      await this.#call('GET', `/ordermanagement/v1/orders/${encodeURIComponent(reference)}`),
    );
    if (order.status === 'CANCELLED' || order.status === 'EXPIRED') return { kind: 'cancelled' };
    if (order.captured_amount > 0) {
      const isRight =
        order.captured_amount === payment.amountMinor && order.purchase_currency.toLowerCase() === payment.currency;
      if (!isRight)
        throw new ProviderUnavailable(
          `Klarna captured ${order.captured_amount} ${order.purchase_currency} instead of the order's amount`,
        );
      return { kind: 'captured', reference };
    }
    return reviewed(order.fraud_status, reference);
  }
}

function reviewed(fraudStatus: string, reference: string): ProviderState {
  if (fraudStatus === 'REJECTED') return { kind: 'refused' };
  return { kind: fraudStatus === 'PENDING' ? 'pending' : 'authorised', reference };
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderUnavailable('Klarna answered in a shape that is not known');
  return parsed.data;
}

/** Null for an answer of 404: the provider has no such object, or no longer. */
function gone(error: unknown): null {
  if (error instanceof ProviderRefusal && error.status === 404) return null;
  throw error;
}
