import type { Transaction } from 'kysely';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { formatPrice } from 'mf-shared/rules/price-format';
import type { Executor, Tables } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { OrderRefund } from '../orders/order-events.ts';
import { meansName } from '../orders/order-names.ts';
import { receiptsOf } from '../orders/receipts-of.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** A mail that waits for the receipt of a complaint's money, which has now come (AFTER-130). */
export const endMailKey = (complaintId: string): string => `complaint_end ${complaintId}`;
/** Until then the mail about the complaint has left, with the receipt. */
const patienceMs = 10_000;

/**
 * Writes to the buyer that money was sent, how much and where to. A return tells it in its own mail, and so does a complaint,
 * unless its mail has left before.
 */
export async function mailRefund(tx: Transaction<Tables>, refund: OrderRefund): Promise<void> {
  if (refund.withdrawalId !== null) return;
  if (!refund.complaintId) return writeRefund(tx, refund);
  await tx
    .updateTable('outbox')
    .set({ available_at: new Date() })
    .where('dedupe_key', '=', endMailKey(refund.complaintId))
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
    .execute();
  await enqueue(tx, {
    ...{ kind: 'complaint_refund_mail', payload: refund, dedupeKey: `complaint_refund_mail ${refund.cause}` },
    availableAt: new Date(Date.now() + patienceMs),
  });
}

/** The same whatever it was for. */
export async function writeRefund(
  tx: Executor,
  refund: Pick<OrderRefund, 'orderId' | 'processor' | 'amountMinor' | 'cause'>,
): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select(['number', 'email', 'first_name', 'language'])
    .where('id', '=', refund.orderId)
    .executeTakeFirstOrThrow();
  // A person whose account was deleted is not written to.
  if (order.email === '') return;
  const payments = await tx
    .selectFrom('payments as p')
    .innerJoin('currencies as c', 'c.code', 'p.currency')
    .select(['p.id', 'p.currency', 'c.format'])
    .where('p.order_id', '=', refund.orderId)
    .orderBy('p.created_at')
    .execute();
  const language = keptLocale(order.language);
  const paid = payments.at(-1);
  await enqueueMail(tx, {
    ...{ template: 'order_refunded', to: order.email, language, receiptsOf: receiptsOf(order, payments) },
    values: {
      ...{ first_name: order.first_name, number: order.number },
      means: meansName(language, refund.processor),
      refund: formatPrice(toDecimal(refund.amountMinor), {
        ...{ locale: language, currencyCode: paid?.currency ?? 'eur', currencyRate: 1 },
        currencyFormat: paid?.format ?? '{price} €',
      }),
    },
    dedupeKey: `order_refunded ${refund.cause}`,
  });
}
