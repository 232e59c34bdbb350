import { expect, type Page } from '@playwright/test';
import { openPayment } from './basket.ts';
import type { Shopper } from './shopper.ts';

/** Buys as a guest. @returns the order's number */
export async function buy(page: Page, shopper: Shopper, amount: number): Promise<string> {
  await openPayment(shopper, { amount });
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  return /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
}

/** The staff send the order, and it arrives. */
export async function deliver(staff: Shopper, number: string): Promise<void> {
  const headers = { authorization: await staff.token() };
  for (const status of ['ready_for_packing', 'shipped', 'delivered']) {
    const moved = await staff.page.request.post(`/api/staff/orders/${number}/status/`, {
      data: { status },
      headers,
    });
    expect(moved.status()).toBe(200);
  }
}
