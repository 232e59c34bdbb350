import { expect, it } from 'vitest';
import { rowName } from '../forms/numbered-rows.ts';
import { emptyStoreReturn, type StoreReturnValues, storeReturnBody, storeReturnRules } from './store-return-values.ts';

const keys = { requestKey: 'k', draft: 'd', attachments: [] };
const filled = (count: number): StoreReturnValues => ({
  ...emptyStoreReturn,
  ...Object.fromEntries(Array.from({ length: count }, (_, index) => [rowName(index, 'model'), `Product ${index}`])),
  count: String(count),
});

it('only products that are shown need anything, and only a transfer needs an account (AFTER-82)', () => {
  const needed = Object.keys(storeReturnRules(filled(2)));
  expect(needed).toContain('rows.1.price');
  expect(needed).not.toContain('rows.2.price');
  expect(needed).not.toContain('iban');
  expect(Object.keys(storeReturnRules({ ...filled(1), payout: 'bank' }))).toContain('iban');
});

it('an account that was typed and then not wanted is not sent', () => {
  const typed = { ...filled(1), payout: 'store', iban: 'FI2112345600000785', accountHolder: 'Aino' };
  expect(JSON.stringify(storeReturnBody(typed, keys))).not.toContain('FI21');
});

it('a product without a size sends none, and a wrong count is one product', () => {
  const values = { ...filled(1), [rowName(0, 'size')]: 'M', [rowName(0, 'noSize')]: 'yes', count: 'many' };
  expect(storeReturnBody(values, keys).rows).toMatchObject([{ size: '', noSize: true, amount: 1 }]);
});
