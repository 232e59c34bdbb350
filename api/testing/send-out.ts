import type { PlaceOrderResponse } from 'mf-shared/contract';
import type { TestService } from './test-service.ts';

/** An order that is paid leaves the shop: from now on it may be complained about (AFTER-132). */
export async function sendOut(
  { open: { db } }: Pick<TestService, 'open'>,
  { order_number }: Pick<PlaceOrderResponse, 'order_number'>,
): Promise<void> {
  await db.updateTable('orders').set({ status: 'shipped' }).where('number', '=', order_number).execute();
}
