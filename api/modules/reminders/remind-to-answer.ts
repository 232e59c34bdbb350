import { type RawBuilder, sql, type Transaction } from 'kysely';
import { replyBy, replyDays } from 'mf-shared/rules/reply-by';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import type { Tables } from '../../db/schema.ts';
import { shopDayOf } from '../../db/shop-day-of.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { longDay } from '../../texts/long-day.ts';
import { referenceOf } from '../after-sale/read-after-sale.ts';
import { enqueueComplaintMail } from '../complaints/mail-complaint.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { enqueueStoreReturnMail } from '../store-returns/mail-store-return.ts';
import { batch, type Reminding } from './reminding.ts';
import { mayRemind } from './stopped-reminders.ts';

/** What the staff asked then is to be answered within these days, and nobody was reminded of this question (AFTER-118). */
const isDue = (askedAt: RawBuilder<unknown>, days: number, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${shopDayOf(askedAt)}
    BETWEEN ${shopDayAfter(now, -replyDays)}::date AND ${shopDayAfter(now, days - replyDays)}::date
    AND (answer_reminded_at IS NULL OR answer_reminded_at < ${askedAt}))`;

/** Returns whose buyer has not answered a question of the staff. @returns how many were looked at */
export async function remindToAnswerReturns(
  tx: Transaction<Tables>,
  { secret, settings }: Reminding,
  now: Date,
): Promise<number> {
  const due = await tx
    .selectFrom('returns')
    .select(['id', 'order_id', 'stage_at'])
    .where('outcome', 'is', null)
    .where('stage', '=', 'more_info-return')
    .where('code_hash', 'is not', null)
    .where(isDue(sql.ref('stage_at'), settings.reminders.answerDays, now))
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, order_id, stage_at } of due) {
    await tx.updateTable('returns').set({ answer_reminded_at: now }).where('id', '=', id).execute();
    const [rows] = await readOrderRows(tx, { orderId: order_id });
    const index = rows?.withdrawals.findIndex((each) => each.id === id) ?? -1;
    if (!rows || index < 0 || !stage_at || !(await mayRemind(tx, secret, rows.order.email))) continue;
    const question = await tx
      .selectFrom('return_events')
      .select('body')
      .where('return_id', '=', id)
      .where('status', '=', 'more_info-return')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const { number, email, first_name } = rows.order;
    const language = keptLocale(rows.order.language);
    const reference = referenceOf(number, index);
    await enqueueMail(tx, {
      ...{ template: 'return_answer_reminder', to: email, language, isReminder: true },
      asks: { returnId: id, stage: 'more_info-return' },
      caseLink: { kind: 'return', id: reference },
      values: {
        ...{ first_name, number, reference, message: question?.body ?? '' },
        date: longDay(replyBy(stage_at), language),
      },
      dedupeKey: `return_answer_reminder ${id} ${stage_at.getTime()}`,
    });
  }
  return due.length;
}

/** Complaints, in the same way. */
export async function remindToAnswerComplaints(
  tx: Transaction<Tables>,
  { secret, settings }: Reminding,
  now: Date,
): Promise<number> {
  const due = await tx
    .selectFrom('complaints')
    .select(['id', 'email'])
    .where('status', '=', 'more_info-return')
    .where(isDue(sql.ref('status_at'), settings.reminders.answerDays, now))
    .orderBy('number')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, email } of due) {
    await tx.updateTable('complaints').set({ answer_reminded_at: now }).where('id', '=', id).execute();
    const question = await tx
      .selectFrom('complaint_events')
      .select('id')
      .where('complaint_id', '=', id)
      .where('status', '=', 'more_info-return')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (question && (await mayRemind(tx, secret, email)))
      await enqueueComplaintMail(tx, id, question.id, { isReminder: true });
  }
  return due.length;
}

/** Returns of what stores sold, in the same way. */
export async function remindToAnswerStoreReturns(
  tx: Transaction<Tables>,
  { secret, settings }: Reminding,
  now: Date,
): Promise<number> {
  const due = await tx
    .selectFrom('store_returns')
    .select(['id', 'email'])
    .where('status', '=', 'more_info-return')
    .where(isDue(sql.ref('status_at'), settings.reminders.answerDays, now))
    .orderBy('number')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, email } of due) {
    await tx.updateTable('store_returns').set({ answer_reminded_at: now }).where('id', '=', id).execute();
    const question = await tx
      .selectFrom('store_return_events')
      .select('body')
      .where('store_return_id', '=', id)
      .where('status', '=', 'more_info-return')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (await mayRemind(tx, secret, email))
      await enqueueStoreReturnMail(tx, id, 'answer_reminder', question?.body ?? '');
  }
  return due.length;
}
