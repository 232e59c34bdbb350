import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { lockGiftCardsOf } from './bought-gift-cards.ts';
import { hashGiftCardCode } from './gift-card-code.ts';

export interface GiftCardHold {
  giftCardId: number;
  amountMinor: number;
}

interface NamedHold extends GiftCardHold {
  /** The code that the cart names: it may have ended since it was looked up. */
  code: string;
}

/**
 * Takes money off gift cards, in the order of their ids.
 * @returns false when a card no longer holds enough, is frozen or blocked, or goes on under another code
 */
export async function takeOffGiftCards(tx: Transaction<Tables>, holds: readonly NamedHold[]): Promise<boolean> {
  for (const hold of holds.toSorted((a, b) => a.giftCardId - b.giftCardId)) {
    const { numUpdatedRows } = await tx
      .updateTable('gift_cards')
      .set((eb) => ({ balance_minor: eb('balance_minor', '-', hold.amountMinor) }))
      .where('id', '=', hold.giftCardId)
      .where('code_hash', '=', hashGiftCardCode(hold.code))
      .where('balance_minor', '>=', hold.amountMinor)
      .where('is_active', '=', true)
      .where('frozen_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  return true;
}

/** What payments in progress hold of a row of `gift_cards`, in euro cents. @param card what the query calls the table */
export const heldMinor = (card = 'gift_cards') =>
  sql<number>`(SELECT coalesce(sum(u.amount_minor), 0)::integer FROM gift_card_uses u
    WHERE u.gift_card_id = ${sql.ref(`${card}.id`)} AND u.status = 'held')`;

export async function takeHeldGiftCards(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await tx
    .updateTable('gift_card_uses')
    .set({ status: 'taken', booked_at: sql`now()` })
    .where('order_id', '=', orderId)
    .where('status', '=', 'held')
    .execute();
}

/** Gives money that an order reserved back to the cards it came from. */
export const refillHeldGiftCards = (tx: Transaction<Tables>, orderId: number): Promise<void> =>
  refillGiftCards(tx, orderId, 'held');

/** Gives money that an order was paid with back to the cards it came from. */
export const refillTakenGiftCards = (tx: Transaction<Tables>, orderId: number): Promise<void> =>
  refillGiftCards(tx, orderId, 'taken');

async function refillGiftCards(tx: Transaction<Tables>, orderId: number, from: 'held' | 'taken'): Promise<void> {
  await lockGiftCardsOf(tx, orderId);
  await sql`
    WITH released AS (UPDATE gift_card_uses SET status = 'released', booked_at = now()
      WHERE order_id = ${orderId} AND status = ${from} RETURNING gift_card_id, amount_minor)
    UPDATE gift_cards c SET balance_minor = c.balance_minor + released.amount_minor
    FROM released WHERE c.id = released.gift_card_id`.execute(tx);
}

/**
 * Gives a part of what cards paid for an order back to them, in the order of their ids, under the lock of their order.
 * @param toOrderId the exchange's order, which the cards pay instead: nothing comes back to them.
 */
export async function returnToGiftCards(
  tx: Transaction<Tables>,
  orderId: number,
  amountMinor: number,
  toOrderId: number | null = null,
): Promise<void> {
  await lockGiftCardsOf(tx, orderId);
  const uses = await tx
    .selectFrom('gift_card_uses')
    .select(['id', 'gift_card_id', 'amount_minor'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'taken')
    .orderBy('gift_card_id')
    .execute();
  let left = amountMinor;
  for (const { id, gift_card_id, amount_minor } of uses) {
    const back = Math.min(left, amount_minor);
    if (back === 0) break;
    left -= back;
    const use = tx.updateTable('gift_card_uses').where('id', '=', id);
    if (back === amount_minor) await use.set({ status: 'released', booked_at: sql`now()` }).execute();
    else {
      await use.set({ amount_minor: amount_minor - back }).execute();
      await tx
        .insertInto('gift_card_uses')
        .values({ gift_card_id, order_id: orderId, amount_minor: back, status: 'released' })
        .execute();
    }
    if (toOrderId !== null)
      await tx.insertInto('gift_card_uses').values({ gift_card_id, order_id: toOrderId, amount_minor: back }).execute();
    else
      await tx
        .updateTable('gift_cards')
        .set((eb) => ({ balance_minor: eb('balance_minor', '+', back) }))
        .where('id', '=', gift_card_id)
        .execute();
  }
  if (left > 0) throw new Error(`order ${orderId} took ${left} less from its gift cards`);
}
