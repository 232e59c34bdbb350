import type { payPostage } from 'mf-shared/contract';
import { priceMinor } from 'mf-shared/rules/store-return-fields';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';
import { findLabel } from '../carrier/read-label.ts';
import { lockCase } from './lock-case.ts';
import { enqueuePostageMail } from './mail-complaint.ts';
import type { ComplaintRecord } from './read-complaint.ts';

type Sent = Pick<ComplaintRecord, 'id' | 'status' | 'product_needed' | 'tracking_code' | 'postage_minor' | 'form'>;

/** The buyer was asked to send the product, and no label carries it: the postage is the shop's (AFTER-129). */
export async function owesPostage(db: Executor, row: Sent): Promise<boolean> {
  const { product_needed, form, tracking_code, postage_minor, status } = row;
  if (!product_needed || form.targetStore !== '' || tracking_code !== '' || postage_minor !== null) return false;
  if (status === 'rejected-return') return false;
  const label = await findLabel(db, { complaintId: row.id });
  return !label || label.status === 'refused';
}

interface Paying extends z.output<typeof payPostage> {
  actorId: number;
  /** Most that the actor may pay; null without a limit. */
  limitMinor: number | null;
}

/**
 * Writes down that the buyer's postage was paid back, once, and how. It is the shop's expense and no part of what was sold:
 * neither a refund nor a receipt. @throws Refusal 400, 403, 409
 */
export async function payPostageAsStaff(
  db: Database,
  number: number,
  { actorId, version, amount, means, limitMinor }: Paying,
): Promise<void> {
  const minor = priceMinor(amount);
  if (minor === null || minor === 0)
    throw refusedField('amount', amount === '' ? 'validation.required' : 'validation.price');
  if (!means) throw refusedField('means', 'validation.required');
  if (limitMinor !== null && minor > limitMinor)
    throw new Refusal(403, 'admin_required', { fields: { amount: 'validation.refund_needs_admin' } });
  await inTransaction(db, async (tx) => {
    const row = await lockCase(tx, 'number', number, version);
    if (!(await owesPostage(tx, row))) throw new Refusal(409, 'complaint_no_postage');
    const values = { postage_minor: minor, postage_currency: await currencyOf(tx, row), postage_means: means };
    const isNext = { version: row.version + 1 };
    await tx
      .updateTable('complaints')
      .set({ ...values, ...isNext })
      .where('id', '=', row.id)
      .execute();
    await enqueuePostageMail(tx, row.id);
    await noteWrite(tx, actorId, {
      ...{ action: 'complaint.postage', entity: 'complaint', entityId: String(number), before: null, after: values },
    });
  });
}

/** The currency that the order was paid in; purchases in a store were paid in euro. */
async function currencyOf(db: Executor, { order_id }: Pick<ComplaintRecord, 'order_id'>): Promise<string> {
  if (order_id === null) return 'eur';
  const order = await db.selectFrom('orders').select('currency').where('id', '=', order_id).executeTakeFirst();
  return order?.currency.toLowerCase() ?? 'eur';
}
