import { setTimeout as wait } from 'node:timers/promises';
import type { CheckoutResponse, Locale } from 'mf-shared/contract';
import { translate } from '../../texts/translate.ts';
import { advancePayment } from '../payments/advance-payment.ts';
import { findKlarnaPayment, type KlarnaPayment } from '../payments/find-klarna-payment.ts';
import type { PaymentContext } from '../payments/payment-context.ts';

/** Rule CART-70: leads the browser to the confirm page. */
const readOnly = 'READ_ONLY_ORDER';

/** A provider that is slower than this does not keep a cart from being priced. */
const patienceMs = 2000;

/**
 * What an answer tells of the order that the cart's klarna_global_checkout_id names: one that the buyer has approved is
 * read-only, so that it is not paid twice; an open one keeps its id; an ended one is forgotten. Before an order counts as
 * open its provider is asked: the buyer may have approved it in a tab that is gone.
 */
export async function withKlarnaOrder(
  payments: PaymentContext,
  klarnaOrderId: string | null,
  answer: CheckoutResponse,
  locale: Locale,
): Promise<CheckoutResponse> {
  if (klarnaOrderId === null || klarnaOrderId === '') return answer;
  const known = await findKlarnaPayment(payments.db, klarnaOrderId);
  const payment =
    known?.status === 'created' && !known.isReadOnly ? await asked(payments, known, klarnaOrderId) : known;
  if (payment?.isReadOnly) {
    const message = translate(locale, 'checkout.read_only_order', { number: payment.orderNumber });
    return {
      ...answer,
      reason: readOnly,
      show_klarna: false,
      payment_methods: [],
      kgco_id: klarnaOrderId,
      errors: [...answer.errors, { code: readOnly, message }],
    };
  }
  return { ...answer, kgco_id: payment?.status === 'created' ? klarnaOrderId : null };
}

async function asked(payments: PaymentContext, known: KlarnaPayment, klarnaOrderId: string) {
  const advancing = advancePayment(payments, known.paymentId).catch((error: unknown) => {
    payments.log.warn({ err: error, paymentId: known.paymentId }, 'an open payment could not be asked about');
  });
  await Promise.race([advancing, wait(patienceMs)]);
  return (await findKlarnaPayment(payments.db, klarnaOrderId)) ?? known;
}
