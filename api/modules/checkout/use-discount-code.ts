import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Takes one use of a discount code. @returns false when none is left. */
export async function useDiscountCode(tx: Transaction<Tables>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('discount_codes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives the use back that an order took, if it took one. */
export async function releaseDiscountCode(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await tx
    .updateTable('discount_codes')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', (eb) => eb.selectFrom('orders').select('discount_code_id').where('orders.id', '=', orderId))
    .where('uses', '>', 0)
    .execute();
}
