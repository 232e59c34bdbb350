import { expect, it } from 'vitest';
import {
  emptyStoreReturn,
  mostProducts,
  rowName,
  type StoreReturnValues,
  storeReturnBody,
  storeReturnRules,
  withoutProduct,
} from './store-return-values.ts';

const keys = { requestKey: 'k', draft: 'd', attachments: [] };
const filled = (count: number): StoreReturnValues => ({
  ...emptyStoreReturn,
  ...Object.fromEntries(Array.from({ length: count }, (_, index) => [rowName(index, 'model'), `Product ${index}`])),
  count: String(count),
});
const models = (values: StoreReturnValues) => storeReturnBody(values, keys).rows.map(({ model }) => model);

it('a product that is taken out leaves the others, in their order, and an empty place', () => {
  expect(models(withoutProduct(filled(3), 1))).toEqual(['Product 0', 'Product 2']);
  const full = withoutProduct(filled(mostProducts), 0);
  expect(models(full)).toHaveLength(mostProducts - 1);
  expect(full[rowName(mostProducts - 1, 'model')]).toBe('');
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
