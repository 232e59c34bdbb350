import { describe, expect, it } from 'vitest';
import { takesPayment } from './payment-terms.ts';

const finnish = { country: 'fi', currency: 'eur', amountMinor: 20_000 };

describe('means of payment by country, currency and amount (CHECKOUT-34)', () => {
  it('Klarna and PayPal take euros and kronor from nearly everywhere (CHECKOUT-35, CHECKOUT-36)', () => {
    for (const processor of ['klarna', 'paypal'] as const) {
      expect(takesPayment(processor, finnish)).toBe(true);
      expect(takesPayment(processor, { ...finnish, country: 'ch' })).toBe(true);
      expect(takesPayment(processor, { ...finnish, country: 'se', currency: 'sek' })).toBe(true);
      expect(takesPayment(processor, { ...finnish, currency: 'usd' })).toBe(false);
    }
    // Rubles are shown converted and paid in euros (MONEY-9).
    expect(takesPayment('klarna', { ...finnish, country: 'ru' })).toBe(true);
    expect(takesPayment('paypal', { ...finnish, country: 'ru' })).toBe(false);
  });

  it('Klarna takes no less than a euro, neither of them more than 10,000 (CHECKOUT-35, CHECKOUT-36)', () => {
    expect(takesPayment('klarna', { ...finnish, amountMinor: 99 })).toBe(false);
    expect(takesPayment('paypal', { ...finnish, amountMinor: 99 })).toBe(true);
    expect(takesPayment('klarna', { ...finnish, amountMinor: 1_000_001 })).toBe(false);
    expect(takesPayment('paypal', { ...finnish, amountMinor: 1_000_001 })).toBe(false);
  });

  it('invoices go where they can be collected, in euros, and for more', () => {
    expect(takesPayment('invoice', { ...finnish, amountMinor: 2_000_000 })).toBe(true);
    expect(takesPayment('invoice', { ...finnish, country: 'us' })).toBe(false);
    expect(takesPayment('invoice', { ...finnish, currency: 'sek' })).toBe(false);
  });
});
