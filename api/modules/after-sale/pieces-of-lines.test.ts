import { expect, it } from 'vitest';
import { linesAfterSale, type SoldLine } from './lines-after-sale.ts';
import { piecesOfLines } from './pieces-of-lines.ts';

const line = (variant_id: number, amount: number, kind: SoldLine['kind'] = 'product'): SoldLine => ({
  ...{ kind, variant_id, amount, manufacturer: 'Kaamos', name: 'Kuori', color: '', size: '', type: '' },
});

it('where the pieces of a variant are is told on its lines, and on no gift card (AFTER-30, AFTER-121)', () => {
  const lines = [line(7, 2), line(8, 1), line(7, 2), line(7, 1, 'gift_card')];
  const back = { lines: [{ product_id: 7, amount: 1 }], outcome: 'refunded' as const };
  const coming = { lines: [{ product_id: 7, amount: 2 }], outcome: null, tracking_code: 'JJFI1' };
  expect(piecesOfLines(lines, linesAfterSale(lines, [back, coming]))).toEqual([
    [{ where: 'on_way', amount: 2 }],
    [],
    [{ where: 'refunded', amount: 1 }],
    [],
  ]);
});
