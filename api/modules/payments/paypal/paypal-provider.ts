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
import { paypalMinor, paypalValue } from './paypal-amount.ts';
import {
  type PaypalCapture,
  type PaypalOrder,
  paypalCapture,
  paypalEvent,
  paypalOrder,
  paypalVerification,
} from './paypal-answers.ts';
import { createPaypalClient, type PaypalCall } from './paypal-client.ts';
import { paypalPurchase } from './paypal-purchase.ts';
import type { PaypalSettings } from './paypal-settings.ts';

/** PayPal Orders v2: create → the buyer approves at PayPal → capture (CHECKOUT-56). */
export class PaypalProvider implements PaymentProvider {
  readonly slug = 'paypal';
  readonly takesTokenFromBrowser = false;
  readonly #settings: PaypalSettings;
  readonly #call: PaypalCall;

  constructor(settings: PaypalSettings) {
    this.#settings = settings;
    this.#call = createPaypalClient(settings);
  }

  async start(purchase: Purchase, { returnUrl }: PaymentAddresses): Promise<StartedPayment> {
    const body = paypalPurchase(purchase, returnUrl);
    const order = read(
      paypalOrder,
      await this.#call('POST', '/v2/checkout/orders', { body, requestId: `${purchase.paymentId}-create` }),
    );
    const link = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
    if (!link) throw new ProviderUnavailable('PayPal named no page to approve at');
    return { session: order.id, next: { kind: 'redirect', payment_id: purchase.paymentId, url: link.href } };
  }

  async authorise(purchase: Purchase, token: string): Promise<ProviderState> {
    const order = await this.#call('POST', `${orderPath(token)}/capture`, {
      requestId: `${purchase.paymentId}-capture`,
    })
      .then((answer) => read(paypalOrder, answer))
      .catch(async (error: unknown) => {
        // Captured before, and the answer was lost.
        if (error instanceof ProviderRefusal && error.code === 'ORDER_ALREADY_CAPTURED') return this.#findOrder(token);
        throw error;
      });
    return stateOfOrder(order, purchase.totalMinor, purchase.currency);
  }

  async find(payment: ProviderPayment): Promise<ProviderState> {
    if (payment.reference)
      return stateOfCapture(
        read(paypalCapture, await this.#call('GET', capturePath(payment.reference))),
        payment.amountMinor,
        payment.currency,
      );
    if (!payment.session) return { kind: 'open' };
    const order = await this.#findOrder(payment.session).catch(gone);
    return order === null ? { kind: 'open' } : stateOfOrder(order, payment.amountMinor, payment.currency);
  }

  /** An order of intent CAPTURE is taken with the approval. */
  async capture(): Promise<void> {}

  /** An approval that is never captured ends by itself; PayPal has no call for it. */
  async cancel(): Promise<void> {}

  async refund(payment: ProviderPayment, amountMinor: number, key: string): Promise<void> {
    await this.#call('POST', `${capturePath(payment.reference ?? '')}/refund`, {
      body: { amount: { currency_code: payment.currency.toUpperCase(), value: paypalValue(amountMinor) } },
      requestId: `${payment.paymentId}-refund-${key}`,
    });
  }

  readCallback(body: unknown): { kind: string; token: string | null } {
    const event = paypalEvent.safeParse(body);
    return { kind: event.success ? event.data.event_type : 'unreadable', token: null };
  }

  async verifyPush(
    headers: Readonly<Record<string, string | undefined>>,
    body: unknown,
  ): Promise<{ paymentId: string; eventId: string } | null> {
    const event = paypalEvent.safeParse(body);
    if (!event.success || this.#settings.webhookId === null) return null;
    const answer = await this.#call('POST', '/v1/notifications/verify-webhook-signature', {
      body: {
        auth_algo: headers['paypal-auth-algo'] ?? '',
        cert_url: headers['paypal-cert-url'] ?? '',
        transmission_id: headers['paypal-transmission-id'] ?? '',
        transmission_sig: headers['paypal-transmission-sig'] ?? '',
        transmission_time: headers['paypal-transmission-time'] ?? '',
        webhook_id: this.#settings.webhookId,
        webhook_event: body,
      },
    }).catch(refused);
    if (answer === null || read(paypalVerification, answer).verification_status !== 'SUCCESS') return null;
    const { resource, id } = event.data;
    const paymentId = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id;
    return paymentId ? { paymentId, eventId: id } : null;
  }

  async #findOrder(id: string): Promise<PaypalOrder> {
    return read(paypalOrder, await this.#call('GET', orderPath(id)));
  }
}

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;
const capturePath = (id: string) => `/v2/payments/captures/${encodeURIComponent(id)}`;

function stateOfOrder(order: PaypalOrder, amountMinor: number, currency: string): ProviderState {
  if (order.status === 'APPROVED') return { kind: 'approved', token: order.id };
  if (order.status === 'VOIDED') return { kind: 'cancelled' };
  const capture = order.purchase_units[0]?.payments?.captures[0];
  return capture ? stateOfCapture(capture, amountMinor, currency) : { kind: 'open' };
}

/** @throws ProviderUnavailable when another amount was taken than the order's: a person has to look at it. */
function stateOfCapture(capture: PaypalCapture, amountMinor: number, currency: string): ProviderState {
  if (capture.status === 'DECLINED' || capture.status === 'FAILED') return { kind: 'refused' };
  const isRight =
    paypalMinor(capture.amount.value) === amountMinor && capture.amount.currency_code.toLowerCase() === currency;
  if (!isRight) throw new ProviderUnavailable(`PayPal took ${capture.amount.value} instead of the order's amount`);
  return { kind: capture.status === 'PENDING' ? 'pending' : 'captured', reference: capture.id };
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderUnavailable('PayPal answered in a shape that is not known');
  return parsed.data;
}

/** Null for an answer of 404: the provider has no such object, or no longer. */
function gone(error: unknown): null {
  if (error instanceof ProviderRefusal && error.status === 404) return null;
  throw error;
}

function refused(error: unknown): null {
  if (error instanceof ProviderRefusal) return null;
  throw error;
}
