import { isPaymentSettled } from 'mf-shared/rules/payment-status-moves';
import { inTransaction } from '../../db/in-transaction.ts';
import type { StoredPaymentStatus } from '../../db/schema.ts';
import { type PaymentContext, providerOf } from './payment-context.ts';
import { ProviderRefusal, type ProviderState } from './payment-provider.ts';
import { readPayment, type StoredPayment } from './read-payment.ts';
import { readPurchase } from './read-purchase.ts';
import { settleDifference } from './settle-exchange.ts';
import { failPayment, lockPayment, movePayment, settlePayment } from './settle-payment.ts';

/**
 * Brings a payment as far as the provider allows: approval → order at the provider → capture. Called by the buyer's page,
 * by callbacks and by the reconciliation, in any order, any number of times and at once: each step is written down before
 * the next, provider calls are idempotent, and states change under the payment's lock, so the end is always the same.
 * @param token the buyer's approval, if the caller has it.
 */
export async function advancePayment(
  context: PaymentContext,
  paymentId: string,
  token: string | null = null,
): Promise<StoredPaymentStatus> {
  const payment = await readPayment(context.db, paymentId);
  if (!payment) throw new Error(`no payment ${paymentId}`);
  if (isPaymentSettled(payment.status)) return dropLateApproval(context, payment, token);
  const state = await askProvider(context, payment, token);
  return state ? applyState(context, payment, state) : payment.status;
}

/** An approval of a payment that has ended is given back, so that nothing stays blocked on the buyer's account. */
async function dropLateApproval(context: PaymentContext, payment: StoredPayment, token: string | null) {
  const hasEndedUnpaid = payment.status !== 'captured' && payment.status !== 'refunded';
  if (token && hasEndedUnpaid && payment.token !== token)
    await providerOf(context, payment.provider).cancel(payment, token);
  return payment.status;
}

async function askProvider(
  context: PaymentContext,
  payment: StoredPayment,
  token: string | null,
): Promise<ProviderState | null> {
  const provider = providerOf(context, payment.provider);
  if (payment.reference) return provider.find(payment);
  let approval = payment.token ?? token;
  if (!approval) {
    const found = await provider.find(payment);
    if (found.kind !== 'approved') return found.kind === 'open' ? null : found;
    approval = found.token;
  }
  if (!payment.token) {
    const kept = await keepApproval(context, payment.paymentId, approval);
    if (kept === null) {
      await provider.cancel(payment, approval);
      return null;
    }
    approval = kept;
  }
  const purchase = await readPurchase(context.db, payment.paymentId);
  try {
    return await provider.authorise(purchase, approval, context.callbackUrl(provider.slug, payment.paymentId));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    context.log.warn({ paymentId: payment.paymentId, code: error.code }, 'the provider refused an approved payment');
    return { kind: 'refused', isAboutAddress: error.isAboutAddress };
  }
}

/** Records the approval. A later one does not replace the first. @returns null when the payment has ended meanwhile. */
async function keepApproval({ db }: PaymentContext, paymentId: string, token: string): Promise<string | null> {
  await db
    .updateTable('payments')
    .set({ provider_token: token, updated_at: new Date() })
    .where('id', '=', paymentId)
    .where('status', '=', 'created')
    .where('provider_token', 'is', null)
    .execute();
  const payment = await readPayment(db, paymentId);
  return payment && !isPaymentSettled(payment.status) ? payment.token : null;
}

async function applyState(
  context: PaymentContext,
  payment: StoredPayment,
  state: ProviderState,
): Promise<StoredPaymentStatus> {
  if (state.kind === 'open' || state.kind === 'approved') return payment.status;
  if (state.kind === 'refused') return end(context, payment.paymentId, 'failed', state.isAboutAddress);
  if (state.kind === 'cancelled') return end(context, payment.paymentId, 'cancelled');
  const known = { ...payment, reference: state.reference };
  await context.db
    .updateTable('payments')
    .set({ provider_reference: state.reference, updated_at: new Date() })
    .where('id', '=', payment.paymentId)
    .where('provider_reference', 'is', null)
    .execute();
  if (state.kind === 'pending') return payment.status;
  if (state.kind === 'authorised') {
    const status = await authorised(context, payment.paymentId);
    if (status !== 'authorised') return status;
    const isCaptured = await capture(context, known);
    if (!isCaptured) return 'authorised';
  }
  return inTransaction(context.db, async (tx) => {
    const locked = await lockPayment(tx, payment.paymentId);
    if (isPaymentSettled(locked.status)) return locked.status;
    if (locked.partOf === null) await settlePayment(tx, context.orders, locked, 'captured');
    else await settleDifference(tx, context.orders, locked);
    return 'captured';
  });
}

async function authorised(context: PaymentContext, paymentId: string): Promise<StoredPaymentStatus> {
  return inTransaction(context.db, async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    if (locked.status !== 'created') return locked.status;
    await movePayment(tx, locked, 'authorised');
    return 'authorised';
  });
}

/** @returns false when the provider refuses to capture now; the reconciliation asks again. */
async function capture(context: PaymentContext, payment: StoredPayment): Promise<boolean> {
  const provider = providerOf(context, payment.provider);
  try {
    await provider.capture(payment);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    context.log.warn({ paymentId: payment.paymentId, code: error.code }, 'the provider refused a capture');
    return (await provider.find(payment)).kind === 'captured';
  }
}

async function end(
  context: PaymentContext,
  paymentId: string,
  to: 'failed' | 'cancelled',
  isAboutAddress = false,
): Promise<StoredPaymentStatus> {
  return inTransaction(context.db, async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    if (isPaymentSettled(locked.status)) return locked.status;
    await failPayment(tx, context.orders, locked, to);
    if (isAboutAddress)
      await tx.updateTable('payments').set({ failure: 'address' }).where('id', '=', paymentId).execute();
    return to;
  });
}
