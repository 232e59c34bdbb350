import type { Transaction } from 'kysely';
import type { Executor, Tables } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { countAfterSale } from '../after-sale/lines-after-sale.ts';
import { hasAddress } from '../customer-addresses/own-addresses.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import { receiptsOf } from '../orders/receipts-of.ts';
import { batch, dayMs, type Reminding } from './reminding.ts';

/** Orders that came before these days are not asked about, for example after requests were off for a time. */
const askedForDays = 30;

/**
 * Asks who bought what they think of it, some days after it came: customers who agreed to be asked, once for an order,
 * where something of it was kept and has no review of theirs yet (REVIEW-23). @returns how many orders were looked at
 */
export async function askForReviews(
  tx: Transaction<Tables>,
  { settings }: Pick<Reminding, 'settings'>,
  now: Date,
): Promise<number> {
  const { reviewDays } = settings.reminders;
  const due = await tx
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.id', 'c.id as customer_id'])
    .where('o.status', '=', 'delivered')
    .where('o.review_asked_at', 'is', null)
    .where('c.review_consent', '=', true)
    .where('c.is_active', '=', true)
    .where('o.id', 'in', (eb) =>
      eb
        .selectFrom('order_status_history')
        .select('order_id')
        .where('status', '=', 'delivered')
        .where('at', '<=', new Date(now.getTime() - reviewDays * dayMs))
        .where('at', '>', new Date(now.getTime() - (reviewDays + askedForDays) * dayMs)),
    )
    .orderBy('o.id')
    .limit(batch)
    .forUpdate('o')
    .skipLocked()
    .execute();
  for (const { id, customer_id } of due) {
    await tx.updateTable('orders').set({ review_asked_at: now }).where('id', '=', id).execute();
    const [rows] = await readOrderRows(tx, { orderId: id });
    if (!rows || rows.order.email === '' || !(await hasSomethingToReview(tx, rows, customer_id))) continue;
    await enqueueMail(tx, {
      ...{ template: 'review_request', to: rows.order.email, language: keptLocale(rows.order.language) },
      isReviewRequest: true,
      orderLink: receiptsOf(rows.order, rows.payments),
      values: { first_name: rows.order.first_name, number: rows.order.number },
      dedupeKey: `review_request ${id}`,
    });
  }
  return due.length;
}

async function hasSomethingToReview(tx: Executor, { lines, withdrawals }: OrderRows, customerId: number) {
  const isKept = new Set(
    countAfterSale(lines, withdrawals)
      .filter(({ bought, withdrawn }) => withdrawn < bought)
      .map(({ productId }) => productId),
  );
  const kept = lines.filter((line) => line.variant_id !== null && isKept.has(line.variant_id));
  if (kept.length === 0) return false;
  const models = [...new Set(kept.map((line) => line.model_id))];
  const reviewed = await tx
    .selectFrom('reviews')
    .select('model_id')
    .where('customer_id', '=', customerId)
    .where('model_id', 'in', models)
    .execute();
  return reviewed.length < models.length;
}

/** Its owner is asked no more, until the settings of the account say otherwise (REVIEW-21). */
export async function stopReviewRequests(db: Executor, email: string): Promise<void> {
  await db.updateTable('customers').set({ review_consent: false }).where(hasAddress(email)).execute();
}
