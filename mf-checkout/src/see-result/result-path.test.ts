import { expect, it } from 'vitest';
import { readResultPath } from './result-path.ts';

it('reads the kind, the number and the key from the address', () => {
  expect(readResultPath('/order/payment_ok/S1001/ab-c/')).toEqual({ kind: 'payment_ok', number: 'S1001', key: 'ab-c' });
});

it('takes a broken address as it stands', () => {
  expect(readResultPath('/order/payment_ok/%E4/50%/')).toEqual({ kind: 'payment_ok', number: '%E4', key: '50%' });
});

it('does without an order', () => {
  expect(readResultPath('/order/payment_cancelled/')).toEqual({ kind: 'payment_cancelled', number: null, key: null });
});
