import { expect, it } from 'vitest';
import { paymentStanding } from './payment-standing.ts';

it('an invoice is due until it is settled, and only money that came in is paid', () => {
  const standing = (payment_status: Parameters<typeof paymentStanding>[0]['payment_status'], payment_due = '') =>
    paymentStanding({ payment_status, payment_due: payment_due || null });
  expect(standing('authorised', '2026-12-06')).toBe('due');
  expect(['captured', 'refunded'].map((status) => standing(status as 'captured'))).toEqual(['paid', 'paid']);
  expect(['created', 'authorised'].map((status) => standing(status as 'created'))).toEqual(['open', 'open']);
  for (const status of ['failed', 'cancelled', 'expired'] as const) expect(standing(status)).toBe('ended');
});
