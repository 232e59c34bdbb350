import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';

export interface GiftCardHold {
  giftCardId: number;
  amountMinor: number;
}

/** Takes money off gift cards, in the order of their ids. @returns false when a card no longer holds enough. */
export async function takeOffGiftCards(tx: Transaction<Tables>, holds: readonly GiftCardHold[]): Promise<boolean> {
  for (const hold of holds.toSorted((a, b) => a.giftCardId - b.giftCardId)) {
    const { numUpdatedRows } = await tx
      .updateTable('gift_cards')
      .set((eb) => ({ balance_minor: eb('balance_minor', '-', hold.amountMinor) }))
      .where('id', '=', hold.giftCardId)
      .where('balance_minor', '>=', hold.amountMinor)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  return true;
}

export async function takeHeldGiftCards(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await tx
    .updateTable('gift_card_uses')
    .set({ status: 'taken' })
    .where('order_id', '=', orderId)
    .where('status', '=', 'held')
    .execute();
}

/** Gives money that an order holds, or has taken, back to the cards it came from. */
export async function refillGiftCards(tx: Transaction<Tables>, orderId: number, from: 'held' | 'taken'): Promise<void> {
  await sql`SELECT 1 FROM gift_cards c JOIN gift_card_uses u ON u.gift_card_id = c.id
    WHERE u.order_id = ${orderId} AND u.status = ${from} ORDER BY c.id FOR UPDATE OF c`.execute(tx);
  await sql`
    WITH released AS (UPDATE gift_card_uses SET status = 'released'
      WHERE order_id = ${orderId} AND status = ${from} RETURNING gift_card_id, amount_minor)
    UPDATE gift_cards c SET balance_minor = c.balance_minor + released.amount_minor
    FROM released WHERE c.id = released.gift_card_id`.execute(tx);
}
