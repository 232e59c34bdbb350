import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Executor, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import type { PaymentContext } from './payment-context.ts';
import { ProviderRefusal, ProviderUnavailable } from './payment-provider.ts';
import { readPayment } from './read-payment.ts';

export interface RefundWish {
  paymentId: string;
  /** Null: all that is left. In minor units of the payment's currency. */
  amountMinor: number | null;
  reason: string;
  actorId: number | null;
  /** The same key is the same refund, however often it is asked for. */
  key: string;
}

/** A provider that does not answer is asked again after this long. */
const againMs = 60_000;

/** What of a payment can still go back. Refunds under way count as gone. */
export async function refundableMinor(db: Executor, paymentId: string): Promise<number> {
  const { captured_minor, asked } = await db
    .selectFrom('payments')
    .select('captured_minor')
    .select((eb) =>
      eb
        .selectFrom('payment_refunds')
        .select((of) => of.fn.coalesce(of.fn.sum<string>('amount_minor'), of.val('0')).as('sum'))
        .whereRef('payment_id', '=', 'payments.id')
        .where('status', '!=', 'refused')
        .as('asked'),
    )
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return captured_minor - Number(asked);
}

/**
 * Writes a refund down in the caller's transaction, with the promise to carry it out: counted at once, so that two people
 * cannot give the same money back twice. @throws Refusal 409 when more is asked than there is.
 */
export async function requestRefund(
  tx: Transaction<Tables>,
  wish: RefundWish,
): Promise<{ id: string; isNew: boolean }> {
  const id = `ref_${createHash('sha256').update(`${wish.paymentId} ${wish.key}`).digest('hex').slice(0, 32)}`;
  await tx.selectFrom('payments').select('id').where('id', '=', wish.paymentId).forUpdate().executeTakeFirstOrThrow();
  const known = await tx.selectFrom('payment_refunds').select('amount_minor').where('id', '=', id).executeTakeFirst();
  if (known) {
    if (wish.amountMinor !== null && wish.amountMinor !== known.amount_minor)
      throw new Refusal(422, 'idempotency_key_reused');
    return { id, isNew: false };
  }
  const left = await refundableMinor(tx, wish.paymentId);
  const amount = wish.amountMinor ?? left;
  if (amount < 1 || amount > left) throw new Refusal(409, 'refund_too_large');
  await tx
    .insertInto('payment_refunds')
    .values({ id, payment_id: wish.paymentId, amount_minor: amount, reason: wish.reason, actor_id: wish.actorId })
    .execute();
  await enqueue(tx, {
    kind: 'refund',
    payload: { refundId: id },
    dedupeKey: `refund ${id}`,
    availableAt: new Date(Date.now() + againMs),
  });
  return { id, isNew: true };
}

/** Asks the provider for a refund that is written down; safe to repeat. @throws ProviderUnavailable */
async function carryOutRefund(context: PaymentContext, refundId: string): Promise<'done' | 'refused'> {
  const refund = await context.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  if (refund.status !== 'requested') return refund.status;
  const payment = await readPayment(context.db, refund.payment_id);
  if (!payment) throw new Error(`no payment ${refund.payment_id}`);
  // Without a provider, money goes back by the bookkeeper's hand.
  const provider = context.providers.get(payment.provider);
  const status = provider
    ? await provider.refund(payment, refund.amount_minor, refundId).then(() => 'done' as const, refusedOrThrow)
    : 'done';
  if (status === 'refused') context.log.error({ refundId }, 'the provider refused a refund');
  return inTransaction(context.db, async (tx) => settle(tx, refundId, status));
}

/** The same at once; a provider that does not answer gets it later, by the promise that was written down. */
export async function tryRefund(context: PaymentContext, refundId: string): Promise<void> {
  try {
    await carryOutRefund(context, refundId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ err: error, refundId }, 'a refund waits for its provider');
  }
}

async function settle(tx: Transaction<Tables>, refundId: string, status: 'done' | 'refused') {
  const settled = await tx
    .updateTable('payment_refunds')
    .set({ status, settled_at: new Date() })
    .where('id', '=', refundId)
    .where('status', '=', 'requested')
    .returning(['payment_id', 'amount_minor'])
    .executeTakeFirst();
  if (settled && status === 'done')
    await tx
      .updateTable('payments')
      .set((eb) => ({
        refunded_minor: eb('refunded_minor', '+', settled.amount_minor),
        status: 'refunded',
        updated_at: new Date(),
      }))
      .where('id', '=', settled.payment_id)
      .execute();
  return status;
}

function refusedOrThrow(error: unknown): 'refused' {
  if (error instanceof ProviderRefusal) return 'refused';
  throw error;
}

const payload = z.object({ refundId: z.string() });

/** Carries out what the first try could not. */
export function refundHandler(context: PaymentContext): OutboxHandler {
  return async (given) => {
    await carryOutRefund(context, payload.parse(given).refundId);
    return null;
  };
}
