import type { Transaction } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Row, Tables } from '../../db/schema.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import type { PaymentContext } from './payment-context.ts';
import { ProviderRefusal, ProviderUnavailable } from './payment-provider.ts';
import { readSource, type Source, sourcesOfRefund } from './refund-sources.ts';
import { restOf } from './request-refund.ts';
import { lockPayment } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';

/** Asks the provider for a refund that is written down; safe to repeat. @throws ProviderUnavailable */
async function carryOutRefund(context: PaymentContext, refundId: string): Promise<void> {
  const refund = await context.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  // Money that is promised to an exchange's order goes there, or back once that order has ended.
  if (refund.status !== 'requested' || refund.exchange_order_id !== null) return;
  const refused: Source[] = [];
  for (const [at, source] of (await sourcesOfRefund(context.db, refund)).entries()) {
    const payment = await readSource(context.db, source.paymentId);
    // Without a provider, money goes back by the bookkeeper's hand.
    const key = at === 0 ? refundId : `${refundId}_${at + 1}`;
    const asked = context.providers.get(payment.provider)?.refund(payment, source.minor, key);
    const status = await asked?.then(() => 'done' as const, refusedOrThrow);
    if (status === 'refused') refused.push(source);
  }
  const refusedMinor = refused.reduce((sum, { minor }) => sum + minor, 0);
  if (refusedMinor > 0) context.log.error({ refundId }, 'the provider refused a refund');
  await inTransaction(context.db, async (tx) => {
    if (refusedMinor === refund.amount_minor) await settleRefund(tx, context.orders, refund, 'refused');
    else {
      if (refusedMinor > 0) await splitRefused(tx, refund, refused);
      await settleRefund(tx, context.orders, refund, 'done');
    }
  });
}

/** Makes one refund of the parts that providers refused, which the staff see as refused. */
async function splitRefused(
  tx: Transaction<Tables>,
  refund: Row<'payment_refunds'>,
  refused: readonly Source[],
): Promise<void> {
  await lockPayment(tx, refund.payment_id);
  const refusedMinor = refused.reduce((sum, { minor }) => sum + minor, 0);
  const { numUpdatedRows } = await tx
    .updateTable('payment_refunds')
    .set({ amount_minor: refund.amount_minor - refusedMinor })
    .where('id', '=', refund.id)
    .where('status', '=', 'requested')
    .where('amount_minor', '=', refund.amount_minor)
    .executeTakeFirst();
  // Somebody else has settled it meanwhile.
  if (numUpdatedRows === 0n) return;
  const id = restOf(refund.id);
  const { reason, actor_id, withdrawal_id, complaint_id, payment_id, created_at } = refund;
  await tx
    .insertInto('payment_refunds')
    .values({
      ...{ id, payment_id, amount_minor: refusedMinor, reason, actor_id, created_at },
      ...{ withdrawal_id, complaint_id },
      ...{ status: 'refused', settled_at: new Date() },
    })
    .execute();
  await tx
    .updateTable('payment_refund_sources')
    .set({ refund_id: id })
    .where('refund_id', '=', refund.id)
    .where(
      'payment_id',
      'in',
      refused.map(({ paymentId }) => paymentId),
    )
    .execute();
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

/** Tries what is asked back of an order and not carried out yet. */
export async function tryRefundsOf(context: PaymentContext, orderId: number): Promise<void> {
  const refunds = await context.db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select('r.id')
    .where('p.order_id', '=', orderId)
    .where('r.status', '=', 'requested')
    .execute();
  for (const { id } of refunds) await tryRefund(context, id);
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
