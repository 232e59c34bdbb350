import { expect, it } from 'vitest';
import { offeredPayments } from './offered-payments.ts';

const method = (processor: 'klarna' | 'paypal' | 'invoice') => ({
  slug: processor,
  name: '',
  description: '',
  processor,
});
const paymentMethods = [method('klarna'), method('paypal'), method('invoice')];
const slugs = (showKlarna: boolean, showPaypalCheckout: boolean) =>
  offeredPayments({ paymentMethods, showKlarna, showPaypalCheckout }).map(({ slug }) => slug);

it('buy-now-pay-later and the wallet are each shown only if the service allows it (CHECKOUT-31, CHECKOUT-33)', () => {
  expect(slugs(true, true)).toEqual(['klarna', 'paypal', 'invoice']);
  expect(slugs(false, true)).toEqual(['paypal', 'invoice']);
  expect(slugs(false, false)).toEqual(['invoice']);
});
