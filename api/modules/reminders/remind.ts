import type { Transaction } from 'kysely';
import { shopDay, shopDayAfter } from 'mf-shared/rules/shop-day';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { longDay } from '../../texts/long-day.ts';
import { kindOn } from '../after-sale/deadlines.ts';
import { countAfterSale } from '../after-sale/lines-after-sale.ts';
import { deadlinesOfOrder, referenceOf, wayWords } from '../after-sale/read-after-sale.ts';
import { defaultReturnTerms } from '../after-sale/return-terms.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { receiptsOf } from '../orders/receipts-of.ts';
import { askForReviews } from './ask-for-reviews.ts';
import { deliveredWithin } from './delivered-within.ts';
import { remindToAnswerComplaints, remindToAnswerReturns, remindToAnswerStoreReturns } from './remind-to-answer.ts';
import { remindToBring } from './remind-to-bring.ts';
import { remindToPay } from './remind-to-pay.ts';
import { batch, dayMs, freshDays, type Reminding } from './reminding.ts';
import { mayRemind } from './stopped-reminders.ts';

/**
 * Promises the reminders that are due: of what was declared and has not come, of questions that wait for an answer, of differences
 * that are not paid, of the last day to return unused goods, and to review what was bought. Each once, by whichever process finds it first. @returns how many were looked at
 */
export async function remind(context: Reminding, now: Date): Promise<number> {
  const { parcelDays, answerDays, differenceDays, deadlineDays, reviewDays } = context.settings.reminders;
  const kinds = [
    { days: parcelDays, work: remindOfParcels },
    { days: parcelDays, work: remindToBring },
    { days: answerDays, work: remindToAnswerReturns },
    { days: answerDays, work: remindToAnswerComplaints },
    { days: answerDays, work: remindToAnswerStoreReturns },
    { days: differenceDays, work: remindToPay },
    { days: deadlineDays, work: remindOfDeadlines },
    { days: reviewDays, work: askForReviews },
  ];
  let seen = 0;
  for (const { days, work } of kinds) if (days > 0) seen += await inBatches(context, (tx) => work(tx, context, now));
  return seen;
}

async function inBatches({ db }: Reminding, work: (tx: Transaction<Tables>) => Promise<number>): Promise<number> {
  for (let seen = 0; ; ) {
    const found = await inTransaction(db, work);
    seen += found;
    if (found < batch) return seen;
  }
}

/** The parcel you declared has not come: send it by this day. Who told its tracking code has sent it. */
async function remindOfParcels(tx: Transaction<Tables>, { secret, settings }: Reminding, now: Date): Promise<number> {
  const due = await tx
    .selectFrom('returns')
    .select(['id', 'order_id'])
    .where('outcome', 'is', null)
    .where('received_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('has_left', '=', true)
    .where('code_hash', 'is not', null)
    // A label has its code before anything was sent.
    .where((eb) => eb.or([eb('tracking_code', '=', ''), eb('way', '=', 'label')]))
    .where('send_by', '>=', shopDay(now))
    .where('send_by', '<=', shopDayAfter(now, settings.reminders.parcelDays))
    .where('declared_at', '<', new Date(now.getTime() - freshDays * dayMs))
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, order_id } of due) {
    await tx.updateTable('returns').set({ reminded_at: now }).where('id', '=', id).execute();
    const [rows] = await readOrderRows(tx, { orderId: order_id });
    const index = rows?.withdrawals.findIndex((each) => each.id === id) ?? -1;
    const row = rows?.withdrawals[index];
    if (!rows || !row?.send_by || !(await mayRemind(tx, secret, rows.order.email))) continue;
    const language = keptLocale(rows.order.language);
    const reference = referenceOf(rows.order.number, index);
    await enqueueMail(tx, {
      ...{ template: 'return_reminder', to: rows.order.email, language, isReminder: true },
      asks: { returnId: id, stage: 'new-return' },
      caseLink: { kind: 'return', id: reference },
      values: {
        ...{ first_name: rows.order.first_name, number: rows.order.number, reference },
        ...{ date: longDay(row.send_by, language), way: wayWords({ ...row, reference }, language) },
      },
      dedupeKey: `return_reminder ${id}`,
    });
  }
  return due.length;
}

/** The last days to return unused goods, for customers who want reminders. */
async function remindOfDeadlines(tx: Transaction<Tables>, { secret, settings }: Reminding, now: Date): Promise<number> {
  const { deadlineDays } = settings.reminders;
  const due = await tx
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select('o.id')
    .where('o.status', '=', 'delivered')
    .where('o.deadline_reminded_at', 'is', null)
    .where('c.reminder_consent', '=', true)
    .where((eb) =>
      eb.or(
        deliveredWithin(defaultReturnTerms, now, deadlineDays).map(({ countries, isIn, after, until }) =>
          eb.and([
            eb(eb.fn<string>('lower', ['o.country_code']), isIn ? 'in' : 'not in', countries),
            eb('o.id', 'in', (inner) =>
              inner
                .selectFrom('order_status_history')
                .select('order_id')
                .where('status', '=', 'delivered')
                .where('at', '<=', until)
                .where('at', '>', after),
            ),
          ]),
        ),
      ),
    )
    .orderBy('o.id')
    .limit(batch)
    .forUpdate('o')
    .skipLocked()
    .execute();
  for (const { id } of due) {
    await tx.updateTable('orders').set({ deadline_reminded_at: now }).where('id', '=', id).execute();
    const [rows] = await readOrderRows(tx, { orderId: id });
    if (!rows || !(await mayRemind(tx, secret, rows.order.email))) continue;
    const deadlines = deadlinesOfOrder(rows);
    const isLeft = countAfterSale(rows.lines, rows.withdrawals).some(({ bought, withdrawn }) => withdrawn < bought);
    if (!isLeft || deadlines.returnUntil === null || kindOn(now, deadlines) !== 'return') continue;
    const language = keptLocale(rows.order.language);
    await enqueueMail(tx, {
      ...{ template: 'return_deadline', to: rows.order.email, language, isReminder: true },
      orderLink: receiptsOf(rows.order, rows.payments),
      values: {
        ...{ first_name: rows.order.first_name, number: rows.order.number },
        date: longDay(deadlines.returnUntil, language),
      },
      dedupeKey: `return_deadline ${id}`,
    });
  }
  return due.length;
}
