// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

const leave = vi.fn();
let loads = 0;
vi.mock('./follow-customer-cart.ts', () => {
  loads += 1;
  return { leaveCustomerCart: leave };
});

afterEach(() => {
  localStorage.clear();
  vi.resetModules();
  leave.mockClear();
  loads = 0;
});

async function visit() {
  const { installSafeStorage } = await import('./safe-storage.ts');
  installSafeStorage();
  return import('./customer-cart.ts');
}

it('loads nothing for a visitor who never signed in, nor after a sign-out (TARGET-8)', async () => {
  const { leaveCustomerCart } = await visit();
  await leaveCustomerCart();
  localStorage.setItem('havu-cart-base', '{"customerId":0,"content":{},"sent":{}}');
  await leaveCustomerCart();
  expect([loads, leave.mock.calls.length]).toEqual([0, 0]);
});

it('forgets the customer’s cart of an earlier visit, and of this one', async () => {
  localStorage.setItem('havu-cart-base', '{"customerId":7,"content":{"1":1},"sent":{}}');
  const { leaveCustomerCart } = await visit();
  await leaveCustomerCart();
  expect([loads, leave.mock.calls.length]).toEqual([1, 1]);
  localStorage.clear();
  await leaveCustomerCart();
  expect(leave).toHaveBeenCalledTimes(2);
});
