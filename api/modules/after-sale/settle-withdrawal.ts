import type { Transaction } from 'kysely';
import type { SettleWithdrawalResponse, settleWithdrawalRequest } from 'mf-shared/contract';
import { toDecimal, toMinor } from 'mf-shared/rules/minor-units';
import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { endAttachments } from '../attachments/end-attachments.ts';
import { noteWrite } from '../audit/note-write.ts';
import { endLabel } from '../carrier/ask-for-label.ts';
import { releaseExchanges } from '../exchanges/hold-exchanges.ts';
import { exchangedOf } from '../exchanges/told-exchange.ts';
import type { OrderEvents } from '../orders/order-events.ts';
import { type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import { tryRefund } from '../payments/carry-out-refund.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { putBackWithdrawn } from '../stock/put-back-stock.ts';
import { type DecidedExchanges, decideExchanges } from './decide-exchanges.ts';
import { feeTakenOf, type Given, giveBack, openFeeMinor, tellGiven } from './give-back.ts';
import { exchangeTemplate, mailReturn } from './mail-return.ts';
import { promisedShares } from './promised-shares.ts';
import { moneyOf, referenceOf, type WithdrawalRow } from './read-after-sale.ts';
import { isInWork, returnStatusOf } from './return-status.ts';
import { promiseNow } from './withdrawal-refund.ts';

interface Settling extends z.output<typeof settleWithdrawalRequest> {
  number: string;
  withdrawalId: number;
  actorId: number;
  /** Most that the actor may give back where it is more than the withdrawal promises; null without a limit. */
  limitMinor: number | null;
}

/**
 * Ends a declared withdrawal as a whole by the staff's hand, once: the money goes back and what is wanted instead is ordered,
 * or it does not and why. @throws Refusal
 */
export async function settleWithdrawal(
  { payments, secret }: { payments: PaymentContext; secret: ServiceSecret },
  wish: Settling,
): Promise<SettleWithdrawalResponse> {
  const { outcome } = wish;
  // Goods that stay sold are not put back into stock.
  if (outcome === 'revoked' && wish.restock)
    throw new Refusal(400, 'invalid_request', { fields: { restock: 'validation.invalid' } });
  const { reference, refundId, cardsMinor, creditedMinor, exchangeNumber } = await inTransaction(payments.db, (tx) =>
    settle(tx, { payments, secret }, wish),
  );
  const answer = {
    reference,
    outcome,
    credited: toDecimal(creditedMinor),
    to_gift_card: toDecimal(cardsMinor),
    exchange_order: exchangeNumber,
  };
  if (refundId === null) return { ...answer, refund: null };
  await tryRefund(payments, refundId);
  const settled = await payments.db
    .selectFrom('payment_refunds')
    .select(['status', 'amount_minor'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  return { ...answer, refund: { amount: toDecimal(settled.amount_minor), status: settled.status } };
}

/** What is settled in one transaction; the provider is asked for the refund after it. */
async function settle(
  tx: Transaction<Tables>,
  { payments, secret }: { payments: PaymentContext; secret: ServiceSecret },
  wish: Settling,
) {
  const { rows, withdrawal, index } = await readOpen(tx, wish);
  const reference = referenceOf(wish.number, index);
  const isAccepted = wish.outcome === 'refunded';
  const exchanges = await decideExchanges(
    tx,
    { payments, secret },
    {
      ...{ rows, row: withdrawal, reference, actorId: wish.actorId, key: String(withdrawal.id) },
      accepted: new Map(isAccepted ? withdrawal.lines.map(({ product_id, amount }) => [product_id, amount]) : []),
    },
  );
  const given =
    isAccepted && !(isWorthNothing(exchanges.row) && wish.amount === undefined)
      ? await giveAsAsked(tx, rows, exchanges.row, { ...wish, reference })
      : null;
  await exchanges.settleStock();
  await endDeclaration(tx, { rows, withdrawal, index }, { wish, reference, given, exchanges });
  if (isAccepted) await payments.orders.notify(tx, 'returned', { orderId: rows.order.id, reference });
  // Receipts come last: nothing else is locked after the counter of their series.
  await exchanges.sell();
  if (given)
    await tellGiven(
      tx,
      payments.orders,
      { orderId: rows.order.id, withdrawalId: withdrawal.id },
      { key: keyOf(withdrawal), given },
    );
  const { refundId = null, cardsMinor = 0, creditedMinor = 0 } = given ?? {};
  return {
    ...{ reference, refundId, cardsMinor, creditedMinor },
    exchangeNumber: exchanges.number,
  };
}

/** The withdrawal, with its order locked. @throws Refusal where there is nothing to settle. */
async function readOpen(tx: Transaction<Tables>, { number, withdrawalId }: Settling) {
  const order = await tx.selectFrom('orders').select('id').where('number', '=', number).forUpdate().executeTakeFirst();
  if (!order) throw new Refusal(404, 'order_not_found');
  const [rows] = await readOrderRows(tx, { orderId: order.id });
  const index = rows?.withdrawals.findIndex(({ id }) => id === withdrawalId) ?? -1;
  const withdrawal = rows?.withdrawals[index];
  if (!rows || !withdrawal) throw new Refusal(404, 'withdrawal_not_found');
  if (withdrawal.outcome !== null) throw new Refusal(409, 'withdrawal_settled');
  // A question waits for its answer, and a repair for its end (AFTER-58).
  if (isInWork(withdrawal)) throw new Refusal(409, 'return_moved');
  const promised = promiseNow(rows, withdrawal);
  return { rows: { ...rows, withdrawals: rows.withdrawals.with(index, promised) }, withdrawal: promised, index };
}

/** The goods were for nothing, go out as others, or are worth no more than the fee of the way back (AFTER-49). */
const isWorthNothing = (row: WithdrawalRow): boolean => row.refund_minor !== null && moneyOf(row) <= openFeeMinor(row);

const keyOf = ({ id }: WithdrawalRow): string => `withdrawal ${id}`;

const giveAsAsked = (
  tx: Transaction<Tables>,
  rows: OrderRows,
  withdrawal: WithdrawalRow,
  { amount, reference, actorId, limitMinor }: Settling & { reference: string },
): Promise<Given> =>
  giveBack(tx, rows, withdrawal, {
    ...{ reference, actorId, limitMinor, key: keyOf(withdrawal) },
    amountMinor: amount === undefined ? null : toMinor(amount),
  });

interface Ending {
  wish: Settling;
  reference: string;
  given: Given | null;
  exchanges: DecidedExchanges;
}

async function endDeclaration(
  tx: Transaction<Tables>,
  { rows, withdrawal, index }: { rows: OrderRows; withdrawal: WithdrawalRow; index: number },
  { wish, reference, given, exchanges }: Ending,
): Promise<void> {
  const { outcome, answer, note, actorId } = wish;
  await endAttachments(tx, { returnId: withdrawal.id });
  await endLabel(tx, { returnId: withdrawal.id });
  const feeMinor = outcome === 'refunded' ? feeTakenOf(exchanges.row, given?.givenMinor ?? 0) : 0;
  const back = wish.restock
    ? await putBackWithdrawn(tx, rows.order.id, withdrawal.lines, withdrawal.received_store)
    : new Map<number, number>();
  const pieces = outcome === 'revoked' ? [] : decideWhole({ rows, withdrawal, index }, { wish, given, feeMinor, back });
  if (pieces.length > 0) await tx.insertInto('return_line_outcomes').values(pieces).execute();
  if (outcome !== 'revoked' || answer !== '' || exchanges.isReleased)
    await mailReturn(tx, rows, {
      template: exchangeTemplate(exchanges, outcome === 'refunded' ? 'return_refunded' : 'return_refused'),
      ...{ reference, message: answer, given, pieces, exchangeNumber: exchanges.number, due: exchanges.due },
      feeMinor,
      deliveryMinor: given === null ? 0 : Math.min(withdrawal.delivery_minor, given.givenMinor + feeMinor),
    });
  const now = new Date();
  await tx
    .updateTable('returns')
    .set({
      ...{ outcome, settled_at: now, settled_by: actorId, note, answer, cards_minor: given?.cardsMinor ?? 0 },
      fee_taken_minor: feeMinor,
      // As it was told last (AFTER-31).
      ...{ refund_minor: withdrawal.refund_minor, delivery_minor: withdrawal.delivery_minor },
      version: withdrawal.version + 1,
    })
    .where('id', '=', withdrawal.id)
    .execute();
  const status = returnStatusOf({ outcome, settled_by: actorId, stage: withdrawal.stage });
  const event = { return_id: withdrawal.id, by: 'staff', actor_id: actorId, status, body: answer } as const;
  await tx.insertInto('return_events').values(event).execute();
  await noteWrite(tx, actorId, {
    action: `order.withdrawal_${outcome}`,
    entity: 'order',
    entityId: rows.order.number,
    before: null,
    after: { reference, restock: wish.restock, note, ...(exchanges.number && { exchange: exchanges.number }) },
  });
}

/** The one decision about each of its products: what goes back is shared as it was promised. */
function decideWhole(
  { rows, withdrawal, index }: { rows: OrderRows; withdrawal: WithdrawalRow; index: number },
  {
    wish,
    given,
    feeMinor,
    back,
  }: { wish: Settling; given: Given | null; feeMinor: number; back: ReadonlyMap<number, number> },
) {
  const shares = promisedShares(rows, index);
  // Exchanges were promised as goods, not as money.
  const asMoney = withdrawal.lines.map(({ product_id }, at) => {
    const exchanged = withdrawal.exchanges.filter((each) => each.product_id === product_id);
    return Math.max(0, (shares[at] ?? 0) - exchangedOf(exchanged));
  });
  const goodsMinor = (given?.givenMinor ?? 0) + feeMinor - withdrawal.delivery_minor;
  const refunds = splitLargestRemainder(Math.max(0, goodsMinor), asMoney.some(Boolean) ? asMoney : shares);
  return withdrawal.lines.map(({ product_id, amount }, at) => {
    const share_minor = shares[at] ?? 0;
    const refund_minor = refunds[at] ?? 0;
    const taken = refund_minor < (asMoney[at] ?? 0) ? ('reduced' as const) : ('accepted' as const);
    return {
      ...{ return_id: withdrawal.id, product_id, amount, share_minor, refund_minor, reason: '' },
      outcome: wish.outcome === 'refunded' ? taken : ('refused' as const),
      ...{ store_id: withdrawal.received_store, restocked: Math.min(amount, back.get(product_id) ?? 0) },
      decided_by: wish.actorId,
    };
  });
}

/** A cancellation that was handled gave everything back: what was declared before it is settled too. */
export async function settleWithCancellation(
  tx: Transaction<Tables>,
  { orderId, actorId }: OrderEvents['cancelled'],
): Promise<void> {
  const settled = await tx
    .updateTable('returns')
    .set((eb) => ({
      ...{ outcome: 'refunded', settled_at: new Date(), settled_by: actorId },
      version: eb('version', '+', 1),
    }))
    .where('order_id', '=', orderId)
    .where('outcome', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of settled) {
    await releaseExchanges(tx, id);
    await endAttachments(tx, { returnId: id });
    await endLabel(tx, { returnId: id });
  }
}
