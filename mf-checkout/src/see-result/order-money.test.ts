import { expect, it } from 'vitest';
import { orderMoney } from './order-money.ts';

it('writes what was paid in its own currency, by the reader’s language', () => {
  expect(orderMoney('eur', 'fi')(458.7)).toBe('458,70\u00a0€');
  expect(orderMoney('eur', 'fi')(129)).toBe('129\u00a0€');
  expect(orderMoney('sek', 'sv')(5120)).toBe('5\u00a0120\u00a0kr');
});
