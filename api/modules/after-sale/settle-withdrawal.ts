import type { Transaction } from 'kysely';
import type { SettleWithdrawalResponse, settleWithdrawalRequest } from 'mf-shared/contract';
import { toDecimal, toMinor } from 'mf-shared/rules/minor-units';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';
import { returnToGiftCards } from '../gift-cards/gift-card-payments.ts';
import type { OrderEvents } from '../orders/order-events.ts';
import { type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { requestRefund, tryRefund } from '../payments/refund-payment.ts';
import { refuseLargeRefund } from '../payments/refuse-large-refund.ts';
import { putBackWithdrawn } from '../stock/put-back-stock.ts';
import { referenceOf, type WithdrawalRow } from './read-after-sale.ts';
import { type Givable, readGivable, shareGiven } from './read-givable.ts';

interface Settling extends z.output<typeof settleWithdrawalRequest> {
  number: string;
  withdrawalId: number;
  actorId: number;
  /** Most that the actor may give back where it is more than the withdrawal promises; null without a limit. */
  limitMinor: number | null;
}

/** Ends a declared withdrawal by the staff's hand, once: the money goes back, or it does not and why. @throws Refusal */
export async function settleWithdrawal(payments: PaymentContext, wish: Settling): Promise<SettleWithdrawalResponse> {
  const { outcome, number } = wish;
  const { reference, refundId, cardsMinor } = await inTransaction(payments.db, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw new Refusal(404, 'order_not_found');
    const [rows] = await readOrderRows(tx, { orderId: order.id });
    const index = rows?.withdrawals.findIndex(({ id }) => id === wish.withdrawalId) ?? -1;
    const withdrawal = rows?.withdrawals[index];
    if (!rows || !withdrawal) throw new Refusal(404, 'withdrawal_not_found');
    if (withdrawal.outcome !== null) throw new Refusal(409, 'withdrawal_settled');
    const told = { reference: referenceOf(number, index), actorId: wish.actorId, number };
    const refund = outcome === 'refunded' ? await giveBack(tx, rows, withdrawal, { ...wish, ...told }) : null;
    if (wish.restock) await putBackWithdrawn(tx, order.id, withdrawal.lines);
    await tx
      .updateTable('order_withdrawals')
      .set({ outcome, settled_at: new Date(), settled_by: wish.actorId, note: wish.note })
      .where('id', '=', withdrawal.id)
      .execute();
    await noteWrite(tx, wish.actorId, {
      action: `order.withdrawal_${outcome}`,
      entity: 'order',
      entityId: number,
      before: null,
      after: { reference: told.reference, restock: wish.restock, note: wish.note },
    });
    if (refund && refund.cards > 0)
      await payments.orders.notify(tx, 'refunded', {
        orderId: order.id,
        cause: `withdrawal ${withdrawal.id}`,
        amountMinor: refund.cards,
        processor: 'giftcard',
        withdrawalId: withdrawal.id,
        boughtCardsMinor: 0,
      });
    return { reference: told.reference, refundId: refund?.refundId ?? null, cardsMinor: refund?.cards ?? 0 };
  });
  const told = { reference, outcome, to_gift_card: toDecimal(cardsMinor) };
  if (refundId === null) return { ...told, refund: null };
  await tryRefund(payments, refundId);
  const settled = await payments.db
    .selectFrom('payment_refunds')
    .select(['status', 'amount_minor'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  return { ...told, refund: { amount: toDecimal(settled.amount_minor), status: settled.status } };
}

async function giveBack(
  tx: Transaction<Tables>,
  rows: OrderRows,
  withdrawal: WithdrawalRow,
  wish: Settling & { reference: string },
): Promise<{ refundId: string | null; cards: number }> {
  const payment = rows.payments.find(({ status }) => status === 'captured' || status === 'refunded');
  if (!payment) throw new Refusal(409, 'nothing_to_refund');
  const givable = await readGivable(tx, rows, payment);
  const proposed = proposedMinor(withdrawal, givable);
  const amountMinor = wish.amount === undefined ? proposed : toMinor(wish.amount);
  const { money, cards, cardsEuro } = shareGiven(amountMinor, givable);
  // What a card paid goes back as far as it was promised, and no further.
  if (amountMinor < 1 || money + cards < amountMinor || (cards > 0 && amountMinor > proposed))
    throw new Refusal(409, 'refund_too_large');
  const refundId = money === 0 ? null : await refundMoney(tx, { ...wish, paymentId: payment.id, money, withdrawal });
  if (cardsEuro > 0) await returnToGiftCards(tx, rows.order.id, cardsEuro);
  // What the law gives back needs nobody's leave.
  if (amountMinor > proposed) await refuseLargeRefund(tx, payment.id, wish.limitMinor);
  await noteWrite(tx, wish.actorId, {
    action: 'order.refund',
    entity: 'order',
    entityId: wish.number,
    before: { refunded_minor: payment.refunded_minor },
    after: { refund: refundId, amount_minor: money, gift_cards_minor: cards, reason: wish.reference },
  });
  return { refundId, cards };
}

async function refundMoney(
  tx: Transaction<Tables>,
  {
    paymentId,
    money,
    withdrawal,
    reference,
    actorId,
  }: { paymentId: string; money: number; withdrawal: WithdrawalRow; reference: string; actorId: number },
): Promise<string> {
  const wish = { paymentId, amountMinor: money, giftCardId: null, reason: reference, actorId };
  const withdrawalId = withdrawal.id;
  return (await requestRefund(tx, { ...wish, withdrawalId, key: `withdrawal ${withdrawalId}` })).id;
}

/** What can be given back of a declaration: never more than is left of what was paid. */
export function proposedMinor(
  { outcome, refund_minor }: Pick<WithdrawalRow, 'outcome' | 'refund_minor'>,
  { moneyMinor, cardsMinor }: Givable,
): number {
  return outcome === null ? Math.min(refund_minor ?? moneyMinor, moneyMinor + cardsMinor) : 0;
}

/** A cancellation that was handled gave everything back: what was declared before it is settled too. */
export async function settleWithCancellation(
  tx: Transaction<Tables>,
  { orderId, actorId }: OrderEvents['cancelled'],
): Promise<void> {
  await tx
    .updateTable('order_withdrawals')
    .set({ outcome: 'refunded', settled_at: new Date(), settled_by: actorId })
    .where('order_id', '=', orderId)
    .where('outcome', 'is', null)
    .execute();
}
