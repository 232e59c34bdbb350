import { describe, expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';
import { resultPathOf } from './result-path-of.ts';

const delivery = { method: 'posti', name: 'Posti', location: 'K-Supermarket', price: 0, estimate_text: 'Tue 24' };
const placed = { status: 'processing', payment_due: null, credited_total: 0, delivery } as const;

describe('what happens after an order', () => {
  it('ends at the pickup point with its days', () => {
    const steps = nextSteps({ ...placed, payment_status: 'captured' });
    expect(steps.map(({ key }) => key)).toEqual([
      'result.next_paid',
      'result.next_packed',
      'result.next_sent',
      'result.next_pickup',
    ]);
    expect(steps.at(-1)).toMatchObject({ note: { text: 'K-Supermarket, Tue 24' }, isDone: false });
  });

  it('ends at home without a pickup point, and says when the payment is still open', () => {
    const steps = nextSteps({
      ...placed,
      status: 'shipped',
      payment_status: 'created',
      delivery: { ...delivery, location: '', estimate_text: '' },
    });
    expect(steps[0]?.key).toBe('result.next_received');
    expect(steps.map(({ isDone }) => isDone)).toEqual([true, true, true, false]);
    expect(steps.at(-1)).toMatchObject({ key: 'result.next_delivered', note: null });
  });

  it('begins with an invoice that is not paid yet (CHECKOUT-38)', () => {
    const order = { ...placed, payment_status: 'authorised', payment_due: '2026-12-06' } as const;
    expect(nextSteps(order)[0]?.key).toBe('result.next_due');
    expect(nextSteps({ ...order, payment_status: 'captured', payment_due: null })[0]?.key).toBe('result.next_paid');
  });
});

describe('the result page of a payment', () => {
  it('is known once the payment has ended', () => {
    expect(resultPathOf({ number: 'S1', payment_status: 'created' }, 'k')).toBeNull();
    expect(resultPathOf({ number: 'S1', payment_status: 'authorised' }, 'k')).toBeNull();
    expect(resultPathOf({ number: 'S1', payment_status: 'captured' }, 'k')).toBe('/order/payment_ok/S1/k/');
    expect(resultPathOf({ number: 'S1', payment_status: 'failed' }, 'k')).toBe('/order/payment_error/S1/k/');
    expect(resultPathOf({ number: 'S1', payment_status: 'expired' }, 'k')).toBe('/order/payment_cancelled/S1/k/');
    const refused = { number: 'S1', payment_status: 'failed' as const, payment: { failure: 'address' as const } };
    expect(resultPathOf(refused, 'key')).toBe('/order/payment_address/S1/key/');
  });
});
