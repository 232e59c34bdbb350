import type { AuthorisePaymentResponse, PlaceOrderResponse } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import { logWarning } from 'mf-shared/stores';
import { authorise, type KlarnaAnswer, loadKlarna, showWidget } from './klarna-payments.ts';

export type KlarnaOrder = PlaceOrderResponse & { payment: Extract<PlaceOrderResponse['payment'], { kind: 'klarna' }> };

export function isKlarnaOrder(order: PlaceOrderResponse): order is KlarnaOrder {
  return order.payment.kind === 'klarna';
}

/** `unconfirmed`: the provider said yes, but the service could not be told; confirming again is safe. */
export type KlarnaEnd =
  | { kind: 'settled'; resultPath: string }
  | { kind: 'failed' }
  | { kind: 'unconfirmed'; confirmAgain: () => Promise<KlarnaEnd> };

/** What a payment at Klarna needs of an order, or of the difference of an exchange. */
export type KlarnaStart = Pick<KlarnaOrder, 'order_key' | 'payment'>;

export interface KlarnaSteps {
  load: typeof loadKlarna;
  show: typeof showWidget;
  authorise: typeof authorise;
}

/** From a placed order to its result: the provider's form, the buyer's decision, the service told. Never throws. */
export async function runKlarnaPayment(
  api: Pick<ApiClient, 'post'>,
  order: KlarnaStart,
  container: HTMLElement,
  steps: KlarnaSteps = { load: loadKlarna, show: showWidget, authorise },
): Promise<KlarnaEnd> {
  const { script_url, client_token, payment_method_categories } = order.payment;
  const category = payment_method_categories[0]?.identifier ?? 'pay_later';
  try {
    const payments = await steps.load(script_url);
    const shown = await steps.show(payments, { clientToken: client_token, container, category });
    const answer = shown.show_form === false ? shown : await steps.authorise(payments, category);
    return await tellService(api, order, answer);
  } catch (error) {
    logWarning(`Klarna could not be shown: ${String(error)}`);
    return { kind: 'failed' };
  }
}

async function tellService(api: Pick<ApiClient, 'post'>, order: KlarnaStart, answer: KlarnaAnswer): Promise<KlarnaEnd> {
  try {
    const { result_path } = await api.post<AuthorisePaymentResponse>('/api/payments/klarna/authorise/', {
      payment_id: order.payment.payment_id,
      order_key: order.order_key,
      outcome: outcomeOf(answer),
      ...(answer.authorization_token ? { authorization_token: answer.authorization_token } : {}),
    });
    return { kind: 'settled', resultPath: result_path };
  } catch (error) {
    logWarning(`The service was not told what Klarna said: ${String(error)}`);
    return { kind: 'unconfirmed', confirmAgain: () => tellService(api, order, answer) };
  }
}

/** Closing the provider's dialog leaves its form open for another try: that is a cancelled payment, not a denied one. */
function outcomeOf({ approved, show_form }: KlarnaAnswer): 'approved' | 'denied' | 'cancelled' {
  if (approved) return 'approved';
  return show_form ? 'cancelled' : 'denied';
}
