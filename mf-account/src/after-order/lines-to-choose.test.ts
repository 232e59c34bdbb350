import { expect, test } from 'vitest';
import { linesToChoose } from './lines-to-choose.ts';

const line = (productId: number, amount: number) => ({
  kind: 'product' as const,
  productId,
  amount,
  modelId: 1,
  name: 'Kuori',
  manufacturer: 'Kaamos',
  color: 'Moss',
  size: 'M',
  type: '',
  image: '',
  path: '/',
  unit_price: 10,
  row_total: 10,
  vat_percent: 25.5,
  vat: 2,
  bundle: '',
});

test('a variant bought alone and in a set is one line (decisions.md: the EU withdrawal function)', () => {
  expect(linesToChoose({ lines: [line(7, 2), line(7, 1)] })).toEqual([
    { productId: 7, name: 'Kaamos Kuori, Moss, M', amount: 3 },
  ]);
});

test('a gift card is money and is not among the goods', () => {
  expect(linesToChoose({ lines: [{ ...line(7, 1), path: '' }] })).toEqual([]);
});
