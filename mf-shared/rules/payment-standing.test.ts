import { expect, it } from 'vitest';
import { leftToPay, paymentStanding } from './payment-standing.ts';

type Status = Parameters<typeof paymentStanding>[0]['payment_status'];

it('an invoice is due until it is settled, and only money that came in is paid', () => {
  const standing = (payment_status: Status, payment_due = '') =>
    paymentStanding({ payment_status, payment_due: payment_due || null, credited_total: 0 });
  expect(standing('authorised', '2026-12-06')).toBe('due');
  expect(['captured', 'refunded'].map((status) => standing(status as 'captured'))).toEqual(['paid', 'paid']);
  expect(['created', 'authorised'].map((status) => standing(status as 'created'))).toEqual(['open', 'open']);
  for (const status of ['failed', 'cancelled', 'expired'] as const) expect(standing(status)).toBe('ended');
});

it('an invoice that credit notes took off whole is not being confirmed, and one of which a part is left is due (AFTER-81)', () => {
  const standing = (payment_status: Status, payment_due: string | null) =>
    paymentStanding({ payment_status, payment_due, credited_total: 200 });
  expect(standing('authorised', null)).toBe('credited');
  expect(standing('cancelled', null)).toBe('credited');
  expect(standing('authorised', '2026-12-06')).toBe('due');
  expect(standing('captured', null)).toBe('paid');
});

it('what is left to pay is the total without gift cards and credit notes, to the cent', () => {
  expect(leftToPay({ total: 100, gift_card_total: 0, credited_total: 0 })).toBe(100);
  expect(leftToPay({ total: 208.9, gift_card_total: 50.35, credited_total: 100.1 })).toBe(58.45);
});
