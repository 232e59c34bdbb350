import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';

/**
 * Holds what one of the staff may give back of a payment by an amount of their own choice (docs/decisions/0043). Called in
 * the transaction that wrote the refund down: all refunds of the payment count, so that many small ones make no large one.
 * @param limitMinor null for who has no limit @throws 403 that names the field `amount`
 */
export async function refuseLargeRefund(db: Executor, paymentId: string, limitMinor: number | null): Promise<void> {
  if (limitMinor === null) return;
  const { total } = await db
    .selectFrom('payment_refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount_minor'), eb.val('0')).as('total'))
    .where('payment_id', '=', paymentId)
    .where('status', '!=', 'refused')
    .executeTakeFirstOrThrow();
  if (Number(total) > limitMinor)
    throw new Refusal(403, 'admin_required', { fields: { amount: 'validation.refund_needs_admin' } });
}
