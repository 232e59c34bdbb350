import { expect, test } from 'vitest';
import { paidCurrency } from './paid-currency.ts';

test.each([
  ['sv', 'sek', 'sek'],
  ['sv', 'eur', 'eur'],
  ['fi', 'eur', 'eur'],
  ['ru', 'rub', 'eur'],
  ['en', 'usd', 'eur'],
])('spec: catalogue §9: a buyer reading %s with prices in %s pays in %s', (language, shown, paid) => {
  expect(paidCurrency(language, shown)).toBe(paid);
});
