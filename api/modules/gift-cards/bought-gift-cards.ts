import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '../../db/schema.ts';
import type { OrderMove } from '../orders/order-events.ts';

/** A gift card that an order bought. Euro cents, but for `refundMinor`. */
export interface BoughtGiftCard {
  id: number;
  /** The last characters of its code. */
  hint: string;
  initialMinor: number;
  balanceMinor: number;
  /** Taken off it by refunds. */
  givenBackMinor: number;
  /** What those refunds gave back for it, in the payment's currency. */
  refundMinor: number;
  isFrozen: boolean;
  /** Staff blocked it. */
  isBlocked: boolean;
}

/** The gift cards that an order bought, in the order of their ids, with what went back of each. */
export async function readBoughtGiftCards(db: Executor, orderId: number): Promise<BoughtGiftCard[]> {
  const cards = await db
    .selectFrom('gift_cards as c')
    .innerJoin('order_lines as l', 'l.id', 'c.order_line_id')
    .select(['c.id', 'c.code_hint', 'c.initial_minor', 'c.balance_minor', 'c.frozen_at', 'c.is_active'])
    .where('l.order_id', '=', orderId)
    .orderBy('c.id')
    .execute();
  if (cards.length === 0) return [];
  const refunds = await db
    .selectFrom('gift_card_refunds as g')
    .innerJoin('payment_refunds as r', 'r.id', 'g.refund_id')
    .select(['g.gift_card_id', 'g.amount_minor', 'g.refund_minor'])
    .where(
      'g.gift_card_id',
      'in',
      cards.map(({ id }) => id),
    )
    .where('r.status', '!=', 'refused')
    .execute();
  return cards.map((card) => {
    const own = refunds.filter(({ gift_card_id }) => gift_card_id === card.id);
    return {
      id: card.id,
      hint: card.code_hint,
      initialMinor: card.initial_minor,
      balanceMinor: card.balance_minor,
      givenBackMinor: own.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
      refundMinor: own.reduce((sum, { refund_minor }) => sum + refund_minor, 0),
      isFrozen: card.frozen_at !== null,
      isBlocked: !card.is_active,
    };
  });
}

/** Locks all cards of an order, those it bought and those that paid for it, in the order of their ids. */
export async function lockGiftCardsOf(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await sql`SELECT 1 FROM gift_cards c WHERE ${isBoughtBy(orderId)}
      OR c.id IN (SELECT gift_card_id FROM gift_card_uses WHERE order_id = ${orderId})
    ORDER BY c.id FOR UPDATE`.execute(tx);
}

/** While an order's cancellation is asked for and not decided, the cards that it bought pay nothing. */
export async function freezeWhileCancelling(tx: Transaction<Tables>, move: OrderMove): Promise<void> {
  if (move.to === 'manual_cancellation') await freezeBoughtGiftCards(tx, move.orderId);
  if (move.from === 'manual_cancellation') await thawBoughtGiftCards(tx, move.orderId);
}

async function freezeBoughtGiftCards(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await lockGiftCardsOf(tx, orderId);
  await sql`UPDATE gift_cards c SET frozen_at = now() WHERE ${isBoughtBy(orderId)}`.execute(tx);
}

async function thawBoughtGiftCards(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await lockGiftCardsOf(tx, orderId);
  await sql`UPDATE gift_cards c SET frozen_at = NULL WHERE ${isBoughtBy(orderId)}`.execute(tx);
}

const isBoughtBy = (orderId: number): Expression<SqlBool> =>
  sql<SqlBool>`c.order_line_id IN (SELECT id FROM order_lines WHERE order_id = ${orderId} AND kind = 'gift_card')`;
