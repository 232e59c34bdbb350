import { expect, it } from 'vitest';
import { invoiceDueOn, isUnpaidInvoice } from './invoice-due.ts';

it('an invoice is due 14 days after the order, by the Finnish calendar (CHECKOUT-38)', () => {
  expect(invoiceDueOn(new Date('2026-11-22T09:00:00Z'))).toBe('2026-12-06');
  expect(invoiceDueOn(new Date('2026-11-22T22:30:00Z'))).toBe('2026-12-07');
});

it('only an invoice that is neither paid nor called off is due', () => {
  expect(isUnpaidInvoice({ provider: 'invoice', status: 'authorised' })).toBe(true);
  for (const status of ['captured', 'refunded', 'cancelled'] as const)
    expect(isUnpaidInvoice({ provider: 'invoice', status })).toBe(false);
  expect(isUnpaidInvoice({ provider: 'klarna', status: 'authorised' })).toBe(false);
});
