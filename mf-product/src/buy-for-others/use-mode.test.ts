import { describe, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { isOrderable } from '../choose-variant/orderable.ts';
import { transferModel } from './use-mode.ts';

describe('stock transfer (PRODUCT-60)', () => {
  const model = buildModel(
    [
      { id: 1, stocks: { '20': 4, '1': 1 } },
      { id: 2, stocks: { '2': 9 } },
      { id: 3, inStock: 0, stocks: {} },
      { id: 4, stocks: { '1': 1 }, number: 999, isBlocked: true },
    ],
    { on_order: true },
  );
  const orderable = (from: number[]) => {
    const shown = transferModel(model, from);
    return shown.products.filter((variant) => isOrderable(variant, shown)).map(({ id }) => id);
  };

  it('variants are on order only if the selected stores have stock', () => {
    expect(orderable([20])).toEqual([1]);
    expect(orderable([1, 2])).toEqual([1, 2, 4]);
    expect(orderable([77])).toEqual([]);
  });

  it('counts what the selected stores hold', () => {
    expect(transferModel(model, [20, 1]).products[0]?.stock_data.in_stock).toBe(5);
  });
});
