import type { Transaction } from 'kysely';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import type { Tables } from '../../db/schema.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';
import { storeReturnDays } from '../store-returns/last-day-to-return.ts';
import { enqueueStoreReturnMail } from '../store-returns/mail-store-return.ts';
import { batch, dayMs, freshDays, type Reminding } from './reminding.ts';
import { mayRemind } from './stopped-reminders.ts';

/**
 * What a store sold and its buyer wants to return has not come: bring or send it by this day (AFTER-117). Who told the
 * parcel's tracking code has sent it. @returns how many were looked at
 */
export async function remindToBring(
  tx: Transaction<Tables>,
  { secret, settings }: Reminding,
  now: Date,
): Promise<number> {
  const due = await tx
    .selectFrom('store_returns')
    .select(['id', 'email'])
    .where('status', '=', 'new-return')
    .where('tracking_code', '=', '')
    .where('reminded_at', 'is', null)
    .where('bought_on', '>=', shopDayAfter(now, -storeReturnDays))
    .where('bought_on', '<=', shopDayAfter(now, settings.reminders.parcelDays - storeReturnDays))
    .where('submitted_at', '<', new Date(now.getTime() - freshDays * dayMs))
    .orderBy('number')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, email } of due) {
    await tx.updateTable('store_returns').set({ reminded_at: now }).where('id', '=', id).execute();
    // The address was not proved, so a stranger may get the mail.
    if ((await mayRemind(tx, secret, email)) && (await mayMailStranger(tx, email)))
      await enqueueStoreReturnMail(tx, id, 'reminder', '');
  }
  return due.length;
}
