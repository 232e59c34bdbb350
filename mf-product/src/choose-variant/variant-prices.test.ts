import { expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { pricesFor } from './variant-prices.ts';

const model = buildModel([{ id: 1 }, { id: 2 }]);
const [plain, dearer] = model.products;
const base = model.prices['1'];
if (!plain || !dearer || !base) throw new Error('The model has two variants and a price');
const own = { ...base, active: 120 };
const inSweden = { ...base, active: 95 };
const priced = { ...model, prices: { '1': base, '2': inSweden }, variant_prices: { 2: own } };
const bare = { ...plain, prices: {} };

it.each([
  ['the model’s while nothing is chosen', null, 1, base],
  ['the model’s in the visitor’s tax area', null, 2, inSweden],
  ['the variant’s own where it differs', dearer, 1, own],
  ['the model’s for a variant without prices', bare, 2, inSweden],
  ['none in a tax area without prices', null, 9, null],
])('prices are %s (PRODUCT-62)', (_, variant, taxAreaId, expected) => {
  expect(pricesFor(priced, variant, taxAreaId)).toEqual(expected);
});
