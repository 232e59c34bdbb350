import { expect, it } from 'vitest';
import { invoiceGiftCardLimit } from './invoice-gift-cards.ts';

it.each([
  [undefined, 50_000],
  ['200', 20_000],
  ['0', 0],
  ['', 50_000],
  ['-1', 50_000],
  ['1e9', 50_000],
])('invoice_gift_card_limit %j: gift cards for at most %i cents on one invoice', (written, limit) => {
  expect(invoiceGiftCardLimit(new Map(written === undefined ? [] : [['invoice_gift_card_limit', written]]))).toBe(
    limit,
  );
});
