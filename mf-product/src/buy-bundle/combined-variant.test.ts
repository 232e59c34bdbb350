import { describe, expect, it } from 'vitest';
import { buildVariant } from '../../testing/build-model.ts';
import { combinedVariant } from './combined-variant.ts';

const jacket = buildVariant({ id: 11, inStock: 2, number: 1, stocks: { '2': 1, '3': 1 } });
const trousers = buildVariant({ id: 22, inStock: 5, number: 7, stocks: { '3': 1, '20': 1 } });

describe('the combined variant of a bundle (BUNDLE-2 to BUNDLE-6)', () => {
  it('exists only when every model has a chosen variant', () => {
    expect(combinedVariant(1, [jacket, null])).toBeNull();
    expect(combinedVariant(1, [])).toBeNull();
  });

  it('is named by the main model and its parts, in order', () => {
    expect(combinedVariant(1, [jacket, trousers])?.id).toBe('1-11-22');
  });

  it('is in stock when all are, and leaves with the slowest', () => {
    expect(combinedVariant(1, [jacket, trousers])).toMatchObject({ isInStock: true, shippingNumber: 7 });
    expect(combinedVariant(1, [jacket, buildVariant({ id: 23, inStock: 0 })])?.isInStock).toBe(false);
  });

  it('is on order only when all parts are', () => {
    const ordered = { ...trousers, on_order: true };
    expect(combinedVariant(1, [jacket, ordered])?.isOnOrder).toBe(false);
    expect(combinedVariant(1, [{ ...jacket, on_order: true }, ordered])?.isOnOrder).toBe(true);
  });

  it('can be fetched from stores that hold every part', () => {
    expect(combinedVariant(1, [jacket, trousers])?.storeIds).toEqual(['3']);
  });
});
