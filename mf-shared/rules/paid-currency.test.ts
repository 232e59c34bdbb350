import { expect, it } from 'vitest';
import { paidCurrency } from './paid-currency.ts';

it.each([
  ['sv', 'sek', 'sek'],
  ['sv', 'eur', 'eur'],
  ['fi', 'eur', 'eur'],
  ['ru', 'rub', 'eur'],
  ['en', 'usd', 'eur'],
])('a buyer reading %s with prices in %s pays in %s (MONEY-8, MONEY-9)', (language, shown, paid) => {
  expect(paidCurrency('klarna', language, shown)).toBe(paid);
  expect(paidCurrency('paypal', language, shown)).toBe(paid);
});

it.each(['invoice', 'giftcard'] as const)('%s is paid in euros by everybody', (processor) => {
  expect(paidCurrency(processor, 'sv', 'sek')).toBe('eur');
});
