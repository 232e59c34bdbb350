import type { Order } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { withdrawnOfLines } from './withdrawn-of-line.ts';

const line = (
  productId: number,
  amount: number,
  kind: Order['lines'][number]['kind'] = 'product',
): Order['lines'][number] => ({
  ...{
    kind,
    productId,
    amount,
    path: '/kaamos/kuori/',
    modelId: 1,
    name: 'Kuori',
    manufacturer: 'Kaamos',
    color: '',
    size: '',
    type: '',
  },
  ...{ image: '', unit_price: 10, reference_price: null, row_total: 10, vat_percent: 25.5, vat: 2, bundle: '' },
});

it('what goes back of a variant is told on its lines, and on no gift card (AFTER-30)', () => {
  const after_sale = {
    ...{ kind: null, deadlines: '', withdrawals: [] },
    lines: [
      { productId: 7, bought: 3, withdrawn: 2, complained: 0 },
      { productId: 8, bought: 1, withdrawn: 0, complained: 0 },
    ],
  };
  const lines = [line(7, 1), line(8, 1), line(7, 2), line(7, 1, 'gift_card')];
  expect(withdrawnOfLines({ lines, after_sale })).toEqual([1, 0, 1, 0]);
});
