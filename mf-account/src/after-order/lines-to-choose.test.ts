import { expect, it } from 'vitest';
import { lineAfterSale } from '../testing/example-order.ts';
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
  reference_price: null,
  row_total: 10,
  vat_percent: 25.5,
  vat: 2,
  bundle: '',
});

const after_sale = { kind: 'withdrawal' as const, deadlines: '', lines: [], withdrawals: [] };

it('a variant bought alone and in a set is one line (AFTER-23)', () => {
  expect(linesToChoose({ lines: [line(7, 2), line(7, 1)], after_sale })).toEqual([
    { productId: 7, name: 'Kaamos Kuori, Moss, M', amount: 3 },
  ]);
});

it('a gift card is money and is not among the goods', () => {
  expect(linesToChoose({ lines: [{ ...line(7, 1), path: '' }], after_sale })).toEqual([]);
});

it('what was withdrawn is not offered again', () => {
  const lines = [lineAfterSale(7, 2, { declared: 1 }), lineAfterSale(8, 1, { refused: 1 })];
  const left = linesToChoose({ lines: [line(7, 2), line(8, 1)], after_sale: { ...after_sale, lines } });
  expect(left.map(({ productId, amount }) => [productId, amount])).toEqual([[7, 1]]);
});
