import type { CheckoutResponse, Locale } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { translate } from '../../texts/translate.ts';
import { findKlarnaPayment } from '../payments/find-klarna-payment.ts';

/** spec: shell §4 Cart: leads the browser to the confirm page. */
const readOnly = 'READ_ONLY_ORDER';

/**
 * What an answer tells of the order that the cart's klarna_global_checkout_id names: one that the buyer has approved is
 * read-only, so that it is not paid twice; an open one keeps its id; an ended one is forgotten.
 */
export async function withKlarnaOrder(
  db: Database,
  klarnaOrderId: string | null,
  answer: CheckoutResponse,
  locale: Locale,
): Promise<CheckoutResponse> {
  if (klarnaOrderId === null || klarnaOrderId === '') return answer;
  const payment = await findKlarnaPayment(db, klarnaOrderId);
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
