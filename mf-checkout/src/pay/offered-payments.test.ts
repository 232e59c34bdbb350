import { expect, it } from 'vitest';
import { offeredPayments } from './offered-payments.ts';

const method = (processor: 'klarna' | 'paypal' | 'invoice') => ({
  slug: processor,
  name: '',
  description: '',
  processor,
});
const payment_methods = [method('klarna'), method('paypal'), method('invoice')];
const slugs = (show_klarna: boolean, paypal_checkout: boolean, reason: string | null = null) =>
  offeredPayments({ payment_methods, show_klarna, paypal_checkout, reason }).map(({ slug }) => slug);

it('buy-now-pay-later and the wallet are each shown only if the service allows it (CHECKOUT-31, CHECKOUT-33)', () => {
  expect(slugs(true, true)).toEqual(['klarna', 'paypal', 'invoice']);
  expect(slugs(false, true)).toEqual(['paypal', 'invoice']);
  expect(slugs(false, false)).toEqual(['invoice']);
});

it('buy-now-pay-later is not shown where the service gives a reason against the order (CHECKOUT-32)', () => {
  expect(slugs(true, true, 'BLOCKED')).toEqual(['paypal', 'invoice']);
});
