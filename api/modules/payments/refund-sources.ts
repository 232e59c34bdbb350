import type { Executor } from '../../db/schema.ts';
import { readPayment, type StoredPayment } from './read-payment.ts';

/** A payment by which money really came, and how much of it is meant. */
export interface Source {
  paymentId: string;
  minor: number;
}

/**
 * The payments by which the money of a payment really came: itself, or for an exchange's order what its buyer had paid before,
 * through as many exchanges as there were, and the difference that was paid for it.
 */
async function sourcesOf(db: Executor, paymentId: string): Promise<Source[]> {
  const payment = await readPayment(db, paymentId);
  if (!payment) throw new Error(`no payment ${paymentId}`);
  const moved = await db
    .selectFrom('payment_refunds')
    .select(['id', 'payment_id', 'amount_minor'])
    .where('exchange_order_id', '=', payment.orderId)
    .where('status', '!=', 'refused')
    .execute();
  const parts = await db
    .selectFrom('payments')
    .select(['id', 'captured_minor'])
    .where('part_of', '=', paymentId)
    .where('captured_minor', '>', 0)
    .execute();
  const before = [];
  for (const { id, payment_id, amount_minor } of moved)
    before.push(...(await sourcesOfRefund(db, { id, payment_id, amount_minor })));
  const sources = [...parts.map(({ id, captured_minor }) => ({ paymentId: id, minor: captured_minor })), ...before];
  return sources.length > 0 ? sources : [{ paymentId, minor: payment.amountMinor }];
}

/** What a refund asks of which payment: all of it of one, unless it was shared when it was asked for. */
export async function sourcesOfRefund(
  db: Executor,
  { id, payment_id, amount_minor }: { id: string; payment_id: string; amount_minor: number },
): Promise<Source[]> {
  const shared = await db
    .selectFrom('payment_refund_sources')
    .select(['payment_id as paymentId', 'amount_minor as minor'])
    .where('refund_id', '=', id)
    .orderBy('payment_id')
    .execute();
  if (shared.length > 0) return shared;
  const [first] = await sourcesOf(db, payment_id);
  return [{ paymentId: first?.paymentId ?? payment_id, minor: amount_minor }];
}

/**
 * Writes down which payments a refund is asked from, where money of several came together: of the one that has most left
 * first, so that few providers are asked. Under the payment's lock, before the refund counts.
 */
export async function shareAmongSources(db: Executor, paymentId: string, amountMinor: number): Promise<Source[]> {
  const sources = await sourcesOf(db, paymentId);
  if (sources.length < 2) return [];
  const asked = await db
    .selectFrom('payment_refund_sources as s')
    .innerJoin('payment_refunds as r', 'r.id', 's.refund_id')
    .select(['s.payment_id', 's.amount_minor'])
    .where('r.payment_id', '=', paymentId)
    .where('r.status', '!=', 'refused')
    .execute();
  const left = sources.map(({ paymentId: id, minor }) => ({
    paymentId: id,
    minor: minor - asked.reduce((sum, each) => sum + (each.payment_id === id ? each.amount_minor : 0), 0),
  }));
  return takeFrom(left, amountMinor);
}

/** @throws where the sources hold less. */
function takeFrom(sources: readonly Source[], amountMinor: number): Source[] {
  let rest = amountMinor;
  const taken = sources
    .toSorted((a, b) => b.minor - a.minor)
    .map(({ paymentId, minor }) => {
      const part = Math.max(0, Math.min(rest, minor));
      rest -= part;
      return { paymentId, minor: part };
    })
    .filter(({ minor }) => minor > 0);
  if (rest > 0) throw new Error(`${rest} more is asked back than came in`);
  return taken;
}

export async function readSource(db: Executor, paymentId: string): Promise<StoredPayment> {
  const payment = await readPayment(db, paymentId);
  if (!payment) throw new Error(`no payment ${paymentId}`);
  return payment;
}
