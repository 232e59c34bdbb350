import type { Variant } from 'mf-shared/contract';
import { describe, expect, it } from 'vitest';
import { buildVariant } from '../../testing/build-model.ts';
import { asVariant, combinedVariant } from './combined-variant.ts';

const jacket = buildVariant({ id: 11, inStock: 2, number: 1, stocks: { '2': 1, '3': 1 } });
const trousers = buildVariant({ id: 22, inStock: 5, number: 7, stocks: { '3': 1, '20': 1 } });
const together = (...parts: Variant[]) => {
  const combined = combinedVariant(1, parts);
  return combined && asVariant(combined, parts);
};

describe('the combined variant of a bundle (BUNDLE-2 to BUNDLE-6)', () => {
  it('exists only when every model has a chosen variant', () => {
    expect(combinedVariant(1, [jacket, null])).toBeNull();
    expect(combinedVariant(1, [])).toBeNull();
  });

  it('is named by the main model and its parts, in order', () => {
    expect(combinedVariant(1, [jacket, trousers])?.id).toBe('1-11-22');
  });

  it('is in stock when all are, and leaves with the slowest', () => {
    expect(together(jacket, trousers)).toMatchObject({ availability: 'in-stock', shipping_time: { number: 7 } });
    expect(together(jacket, buildVariant({ id: 23, inStock: 0 }))?.availability).toBe('sold-out');
  });

  it('is ordered where one part is and each can be had', () => {
    const ordered = buildVariant({ id: 24, inStock: 0, isOnOrder: true });
    expect(together(jacket, ordered)?.availability).toBe('on-order');
    expect(together(jacket, { ...trousers, on_order: true })?.availability).toBe('in-stock');
    expect(together(ordered, ordered)?.availability).toBe('on-order');
  });

  it('can be fetched from stores that hold every part', () => {
    expect(combinedVariant(1, [jacket, trousers])?.storeIds).toEqual(['3']);
  });
});
