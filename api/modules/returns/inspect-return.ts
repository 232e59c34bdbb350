import type { Transaction } from 'kysely';
import type { InspectReturnResponse, inspectReturn } from 'mf-shared/contract';
import { toDecimal, toMinor } from 'mf-shared/rules/minor-units';
import { stepMinor } from 'mf-shared/rules/whole-unit-currency';
import type { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { type DecidedExchanges, decideExchanges } from '../after-sale/decide-exchanges.ts';
import { type Given, giveBack, givingPayment, openFeeMinor, tellGiven } from '../after-sale/give-back.ts';
import { exchangeTemplate, mailReturn } from '../after-sale/mail-return.ts';
import { readGivable, shareGiven } from '../after-sale/read-givable.ts';
import { returnStatusOf } from '../after-sale/return-status.ts';
import { claimAttachments } from '../attachments/claim-attachments.ts';
import { endAttachments } from '../attachments/end-attachments.ts';
import { noteWrite } from '../audit/note-write.ts';
import { endLabel } from '../carrier/ask-for-label.ts';
import { tryRefund } from '../payments/carry-out-refund.ts';
import { putInStore } from '../stock/put-back-stock.ts';
import type { FoundReturn } from './find-return.ts';
import { openPieces } from './open-pieces.ts';
import { planInspection } from './plan-inspection.ts';
import { readPieces } from './read-return.ts';
import { changeReturn, withReturn } from './with-return.ts';

type Context = Pick<ServiceContext, 'db' | 'catalogue' | 'payments' | 'orders' | 'secret'>;
type Asked = z.output<typeof inspectReturn> & { reference: string; actorId: number };
type Plan = ReturnType<typeof planInspection>;

/**
 * Decides about every piece of a return that waits for it: tells first what goes back, then books it once, with goods, money,
 * mail and log in one transaction. @throws Refusal
 */
export async function inspect(context: Context, asked: Asked): Promise<InspectReturnResponse> {
  refuseUnknownStores(context, asked);
  const { refundId, ...answer } = await withReturn(context.db, asked, async (tx, found) => {
    if (!found.row.has_left) throw new Refusal(409, 'return_with_shop');
    const decided = await readPieces(tx, found.row.id);
    const plan = planInspection(asked.lines, {
      status: returnStatusOf(found.row),
      open: openPieces(found, decided),
      before: decided.filter(({ outcome }) => outcome !== 'repair'),
      ...{ deliveryMinor: found.row.delivery_minor, feeMinor: openFeeMinor(found.row) },
      stepMinor: stepMinor(found.rows.payment?.currency ?? found.rows.order.currency),
    });
    if (found.row.received_at === null) throw new Refusal(409, 'return_not_here');
    const inspection = await tell(tx, found, plan);
    if (asked.total === undefined) return { ...inspection, step: 'told' as const, refundId: null };
    if (toMinor(asked.total) !== plan.totalMinor) throw new Refusal(409, 'return_changed');
    return { ...inspection, step: 'booked' as const, refundId: await book(tx, context, { found, plan, asked }) };
  });
  if (refundId === null) return { ...answer, refund: null };
  await tryRefund(context.payments, refundId);
  const { status } = await context.db
    .selectFrom('payment_refunds')
    .select('status')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  return { ...answer, refund: status };
}

function refuseUnknownStores({ catalogue }: Context, { lines }: Asked): void {
  // Goods lie in stores that have closed too.
  const { allStores } = catalogue.catalogue;
  // Goods are fetched where people can come.
  const isPlace = (store: number, isFetched: boolean) =>
    isFetched ? allStores.get(store)?.type === 'retail' : allStores.has(store);
  const unknown = lines.findIndex(
    ({ store, destination }) => store !== null && !isPlace(store, destination === 'kept'),
  );
  if (unknown >= 0)
    throw new Refusal(400, 'invalid_request', { fields: { [`lines.${unknown}.store`]: 'validation.invalid' } });
}

/** @throws Refusal 409 where less is left of what was paid */
async function tell(tx: Transaction<Tables>, { rows }: FoundReturn, plan: Plan) {
  const payment = givingPayment(rows);
  if (plan.totalMinor > 0 && !payment) throw new Refusal(409, 'nothing_to_refund');
  const givable = payment && plan.totalMinor > 0 ? await readGivable(tx, rows, payment) : null;
  const { money, cards } = givable ? shareGiven(plan.totalMinor, givable) : { money: 0, cards: 0 };
  if (money + cards < plan.totalMinor) throw new Refusal(409, 'refund_too_large');
  return {
    status: plan.status,
    lines: plan.lines.map(({ productId, amount, refundMinor }) => ({
      ...{ productId, amount, refund: toDecimal(refundMinor) },
    })),
    ...{ delivery: toDecimal(plan.deliveryMinor), fee: toDecimal(plan.feeMinor), total: toDecimal(plan.totalMinor) },
    ...{ to_payment: toDecimal(money), to_gift_card: toDecimal(cards) },
    currency: payment?.currency ?? rows.order.currency,
  };
}

interface Booking {
  found: FoundReturn;
  plan: Plan;
  asked: Asked;
}

/** @returns the refund to carry out; null where no money goes back to the means of payment */
async function book(tx: Transaction<Tables>, context: Context, booking: Booking): Promise<string | null> {
  const { found, plan, asked } = booking;
  const { rows, row, reference } = found;
  const exchanges = await decideExchanges(tx, context, { ...exchangeOfPlan(booking), rows, row });
  const isRepaired = row.stage === 'fixing-return';
  const key = `withdrawal ${row.id}${isRepaired ? ' repair' : ''}`;
  const given =
    plan.totalMinor === 0
      ? null
      : await giveBack(tx, rows, exchanges.row, {
          ...{ amountMinor: plan.totalMinor, key, reference, actorId: asked.actorId, limitMinor: null },
        });
  await exchanges.settleStock();
  const pieces = await writePieces(tx, booking);
  const isPaid = await writeEnd(tx, booking, { given, exchanges });
  await mailReturn(tx, rows, {
    template: exchangeTemplate(exchanges, templateOf(plan)),
    ...{ reference, given, message: asked.answer, pieces, feeMinor: plan.feeMinor, deliveryMinor: plan.deliveryMinor },
    ...{ exchangeNumber: exchanges.number, due: exchanges.due },
  });
  await noteWrite(tx, asked.actorId, {
    ...{ action: actionOf(booking, isPaid), entity: 'order', entityId: rows.order.number },
    before: { status: returnStatusOf(row) },
    after: { ...{ reference, status: plan.status, letter: asked.answer, exchange: exchanges.number }, pieces },
  });
  if (isPaid) await context.orders.notify(tx, 'returned', { orderId: rows.order.id, reference });
  // Last: a receipt's series is locked behind everything else.
  await exchanges.sell();
  if (given) await tellGiven(tx, context.orders, { orderId: rows.order.id, withdrawalId: row.id }, { key, given });
  return given?.refundId ?? null;
}

/** Variants that are wanted for accepted pieces go out; those for pieces in repair are kept. */
function exchangeOfPlan({ found: { row, reference }, plan, asked }: Booking) {
  const accepted = new Map<number, number>();
  for (const { productId, amount, outcome } of plan.lines)
    if (outcome === 'accepted') accepted.set(productId, (accepted.get(productId) ?? 0) + amount);
  const waiting = plan.lines.filter(({ outcome }) => outcome === 'repair').map(({ productId }) => productId);
  const key = `${row.id}${row.stage === 'fixing-return' ? ' repair' : ''}`;
  return { reference, actorId: asked.actorId, key, accepted, waiting };
}

function templateOf({ status, lines }: Plan) {
  if (status === 'fixing-return') return 'return_fixing';
  if (status === 'rejected-return') return 'return_refused';
  return lines.some(({ outcome }) => outcome === 'repaired') ? 'return_repaired' : 'return_refunded';
}

/** Decisions take the place of those that waited for the repair; accepted goods are in stock. */
async function writePieces(tx: Transaction<Tables>, { found: { rows, row }, plan, asked }: Booking) {
  await tx.deleteFrom('return_line_outcomes').where('return_id', '=', row.id).where('outcome', '=', 'repair').execute();
  // Two inspections lock the shelves in the same order.
  const inOrder = plan.lines.toSorted((a, b) => a.productId - b.productId);
  for (const { productId, amount, store, destination } of inOrder)
    if (destination === 'store' && store !== null)
      await putInStore(tx, rows.order.id, { product_id: productId, amount }, store);
  const now = new Date();
  const pieces = plan.lines.map((line) => ({
    ...{ return_id: row.id, product_id: line.productId, amount: line.amount, outcome: line.outcome },
    ...{ share_minor: line.shareMinor, refund_minor: line.refundMinor, reason: line.reason },
    store_id: line.store,
    restocked: line.destination === 'store' ? line.amount : 0,
    ...{ condition: line.condition, destination: line.destination, place: line.place },
    ...{ decided_at: now, decided_by: asked.actorId },
  }));
  const written = await tx.insertInto('return_line_outcomes').values(pieces).returning('id').execute();
  for (const [at, { draft, attachments: ids }] of plan.lines.entries())
    await claimAttachments(tx, { returnId: row.id, outcomeId: written[at]?.id, draft, ids });
  return pieces.map(({ decided_at: _, decided_by: _by, return_id: _return, ...piece }) => piece);
}

/** @returns whether the return gave something back: money, or goods instead */
async function writeEnd(
  tx: Transaction<Tables>,
  { found: { row }, plan, asked }: Booking,
  { given, exchanges }: { given: Given | null; exchanges: DecidedExchanges },
): Promise<boolean> {
  const now = new Date();
  const { status } = plan;
  const cards_minor = row.cards_minor + (given?.cardsMinor ?? 0);
  const fee_taken_minor = row.fee_taken_minor + plan.feeMinor;
  await tx
    .insertInto('return_events')
    .values({ return_id: row.id, by: 'staff', actor_id: asked.actorId, status, body: asked.answer })
    .execute();
  if (status === 'fixing-return') {
    await changeReturn(tx, row, { ...{ cards_minor, fee_taken_minor, stage: status, stage_at: now } });
    return given !== null;
  }
  const paid = await readPieces(tx, row.id);
  const isExchanged = exchanges.row.exchanges.some((each) => each.status === 'ordered');
  const isPaid = paid.some(({ refund_minor }) => refund_minor > 0) || given !== null || isExchanged;
  await changeReturn(tx, row, {
    ...{
      cards_minor,
      fee_taken_minor,
      outcome: isPaid ? 'refunded' : 'closed',
      settled_at: now,
      settled_by: asked.actorId,
    },
  });
  await endAttachments(tx, { returnId: row.id }, now);
  await endLabel(tx, { returnId: row.id });
  return isPaid;
}

/** An end is told in the order's log as every declaration's. */
function actionOf({ plan }: Booking, isPaid: boolean): string {
  if (plan.status === 'fixing-return') return 'return.inspected';
  return isPaid ? 'order.withdrawal_refunded' : 'order.withdrawal_closed';
}
