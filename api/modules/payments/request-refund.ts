import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { convertMinor } from 'mf-shared/rules/whole-unit-currency';
import type { Executor, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockGiftCardsOf, readBoughtGiftCards } from '../gift-cards/bought-gift-cards.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { type RefundLimits, refundLimits, takenOffMinor } from './refund-limits.ts';
import { shareAmongSources } from './refund-sources.ts';

export interface RefundWish {
  paymentId: string;
  /** Null: all that is left. In minor units of the payment's currency. */
  amountMinor: number | null;
  /** The bought gift card that is given back. Null: an amount is for everything else, no amount is for all. */
  giftCardId: number | null;
  reason: string;
  actorId: number | null;
  /** The declaration whose goods it pays back. */
  withdrawalId?: number;
  /** The complaint that it is for. */
  complaintId?: string;
  /** The exchange's order that it pays: no provider is asked, and `settleRefund` ends it in the same transaction. */
  exchangeOrderId?: number;
  /** The refused refund whose place it takes. */
  againOf?: string;
  /** The money was sent by bank transfer: no provider is asked, and `settleRefund` ends it in the same transaction. */
  isByHand?: boolean;
  /** The new gift card that holds the money: no provider is asked, as with `isByHand`. */
  giftCard?: number;
  /** The same key is the same refund, however often it is asked for. */
  key: string;
}

/** A provider that does not answer is asked again after this long. */
const againMs = 60_000;

/** The parts of a payment that can go back, for goods and each gift card bought. Refunds under way count as gone. */
export async function readRefundLimits(db: Executor, paymentId: string): Promise<RefundLimits> {
  return (await readRefundable(db, paymentId)).limits;
}

async function readRefundable(db: Executor, paymentId: string) {
  const payment = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.captured_minor', 'payments.currency', 'payments.order_id'])
    .select(['orders.shown_currency', 'orders.shown_rate'])
    .select((eb) =>
      eb
        .selectFrom('payment_refunds')
        .select((of) => of.fn.coalesce(of.fn.sum<string>('amount_minor'), of.val('0')).as('sum'))
        .whereRef('payment_id', '=', 'payments.id')
        .where('status', '!=', 'refused')
        .as('asked'),
    )
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const rate = payment.currency === payment.shown_currency ? payment.shown_rate : 1;
  const toPaid = (euroMinor: number) => convertMinor(euroMinor, rate, payment.currency);
  const amounts = { capturedMinor: payment.captured_minor, askedMinor: Number(payment.asked) };
  return { limits: refundLimits(amounts, await readBoughtGiftCards(db, payment.order_id), toPaid), toPaid };
}

/**
 * Writes a refund down in the caller's transaction, with the promise to carry it out: counted at once, so that two people
 * cannot give the same money back twice. What goes back for a gift card leaves the card in the same moment.
 * @throws Refusal 409 when more is asked than there is.
 */
export async function requestRefund(
  tx: Transaction<Tables>,
  wish: RefundWish,
): Promise<{ id: string; isNew: boolean }> {
  const id = `ref_${createHash('sha256').update(`${wish.paymentId} ${wish.key}`).digest('hex').slice(0, 32)}`;
  const { order_id } = await tx
    .selectFrom('payments')
    .select('order_id')
    .where('id', '=', wish.paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (await isKnown(tx, id, wish)) return { id, isNew: false };
  await lockGiftCardsOf(tx, order_id);
  const { limits, toPaid } = await readRefundable(tx, wish.paymentId);
  const { amountMinor, cards } = shareRefund(limits, wish);
  const sources = await shareAmongSources(tx, wish.paymentId, amountMinor);
  await tx
    .insertInto('payment_refunds')
    .values({
      ...{ id, payment_id: wish.paymentId, amount_minor: amountMinor, reason: wish.reason, actor_id: wish.actorId },
      ...{ withdrawal_id: wish.withdrawalId ?? null, complaint_id: wish.complaintId ?? null },
      ...{
        exchange_order_id: wish.exchangeOrderId ?? null,
        again_of: wish.againOf ?? null,
        is_by_hand: wish.isByHand ?? false,
        gift_card_id: wish.giftCard ?? null,
      },
    })
    .execute();
  for (const { paymentId: payment_id, minor: amount_minor } of sources)
    await tx.insertInto('payment_refund_sources').values({ refund_id: id, payment_id, amount_minor }).execute();
  for (const { limit, minor } of cards) {
    const taken = takenOffMinor(limit, minor, toPaid);
    await tx
      .insertInto('gift_card_refunds')
      .values({ refund_id: id, gift_card_id: limit.card.id, amount_minor: taken, refund_minor: minor })
      .execute();
    await tx
      .updateTable('gift_cards')
      .set((eb) => ({ balance_minor: eb('balance_minor', '-', taken) }))
      .where('id', '=', limit.card.id)
      .execute();
  }
  if (wish.exchangeOrderId !== undefined || wish.giftCard !== undefined || wish.isByHand) return { id, isNew: true };
  await enqueue(tx, {
    kind: 'refund',
    payload: { refundId: id },
    dedupeKey: `refund ${id}`,
    availableAt: new Date(Date.now() + againMs),
  });
  return { id, isNew: true };
}

/** Names the refund of what one of several providers refused of another. */
export const restOf = (refundId: string): string => `${refundId}_rest`;

/** @throws Refusal 422 when the key was used for another refund. */
async function isKnown(tx: Transaction<Tables>, id: string, wish: RefundWish): Promise<boolean> {
  // The part that one of several providers refused is a refund of its own.
  const parts = await tx
    .selectFrom('payment_refunds')
    .select('amount_minor')
    .where('id', 'in', [id, restOf(id)])
    .execute();
  if (parts.length === 0) return false;
  const askedMinor = parts.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const cards = await tx.selectFrom('gift_card_refunds').select('gift_card_id').where('refund_id', '=', id).execute();
  const isOther = wish.amountMinor !== null && wish.amountMinor !== askedMinor;
  const isOtherCard =
    wish.giftCardId === null
      ? wish.amountMinor !== null && cards.length > 0
      : !cards.some(({ gift_card_id }) => gift_card_id === wish.giftCardId);
  if (isOther || isOtherCard) throw new Refusal(422, 'idempotency_key_reused');
  return true;
}

/** What a wish takes, and from which cards. @throws Refusal 409 when there is less, or nothing. */
function shareRefund(limits: RefundLimits, { amountMinor, giftCardId }: RefundWish) {
  const isAll = amountMinor === null && giftCardId === null;
  const asked = limits.cards.filter(({ card }) => isAll || card.id === giftCardId);
  const mostMinor = asked.reduce((sum, { minor }) => sum + minor, giftCardId === null ? limits.goodsMinor : 0);
  const wanted = amountMinor ?? mostMinor;
  if (wanted < 1 || wanted > mostMinor) throw new Refusal(409, 'refund_too_large');
  const cards = asked.map((limit) => ({ limit, minor: isAll ? limit.minor : wanted })).filter(({ minor }) => minor > 0);
  return { amountMinor: wanted, cards };
}
