import { expect, it } from 'vitest';
import { orderMoney } from './order-money.ts';
import type { PriceFormat } from './price-format.ts';

const swedish: PriceFormat = { locale: 'sv', currencyCode: 'sek', currencyFormat: '{price} kr', currencyRate: 11.2 };

it('writes what was paid in its own currency and converts nothing', () => {
  expect(orderMoney('sek', swedish)(5120)).toBe('5120\u00a0kr');
  expect(orderMoney('EUR', swedish)(458.7)).toBe('458,70\u00a0€');
  expect(orderMoney('eur', swedish)(129)).toBe('129\u00a0€');
});
