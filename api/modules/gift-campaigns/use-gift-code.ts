import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Takes one use of a campaign's code. @returns false when none is left, or staff took the code back */
export async function useGiftCode(tx: Transaction<Tables>, codeId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gift_campaign_codes')
    .set((eb) => ({ uses: eb('uses', '+', 1), used_at: new Date() }))
    .where('id', '=', codeId)
    .where('is_ended', '=', false)
    .where((eb) => eb('uses', '<', eb.ref('max_uses')))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives the use back that an order took, if it took one. */
export async function releaseGiftCode(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await tx
    .updateTable('gift_campaign_codes')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', (eb) => eb.selectFrom('orders').select('gift_campaign_code_id').where('orders.id', '=', orderId))
    .where('uses', '>', 0)
    .execute();
}
