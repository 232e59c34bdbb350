import { describe, expect, it } from 'vitest';
import { readPaymentReturn } from './payment-return.ts';

const address = '?provider=paypal&payment=pay_1&order_number=100001&key=secret&token=5O19&PayerID=B';

describe('coming back from a provider’s page to /order/process/', () => {
  it('tells which payment was approved', () => {
    expect(readPaymentReturn(address)).toEqual({
      provider: 'paypal',
      paymentId: 'pay_1',
      orderNumber: '100001',
      orderKey: 'secret',
      outcome: 'approved',
    });
  });

  it('tells a payment that the buyer gave up', () => {
    expect(readPaymentReturn(`${address}&outcome=cancelled`)?.outcome).toBe('cancelled');
  });

  it('is nothing without all of it, or with a provider that is no name', () => {
    expect(readPaymentReturn('')).toBeNull();
    expect(readPaymentReturn('?provider=paypal&payment=pay_1')).toBeNull();
    expect(readPaymentReturn(address.replace('paypal', '../orders'))).toBeNull();
  });
});
