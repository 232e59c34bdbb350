import { describe, expect, it } from 'vitest';
import { availabilityOf, bestAvailability, type Stock, worstAvailability } from './availability.ts';

const stock: Stock = { inStock: 3, isOnOrder: false, isBlockedStock: false, dispatchNumber: 1 };

describe('how a variant can be had (PRODUCT-43, AVAIL-2 to AVAIL-5)', () => {
  it.each([
    ['in-stock', {}],
    ['in-stock', { isOnOrder: true }],
    ['on-order', { inStock: 0, isOnOrder: true, dispatchNumber: 21 }],
    ['sold-out', { inStock: 0 }],
    ['stores-only', { isBlockedStock: true }],
    ['stores-only', { isBlockedStock: true, isOnOrder: true }],
    ['stores-only', { isBlockedStock: true, dispatchNumber: 999 }],
    ['sold-out', { isBlockedStock: true, inStock: 0 }],
    ['in-stock', { isBlockedStock: true, dispatchNumber: 3 }],
    ['sold-out', { dispatchNumber: 999 }],
  ] as const)('%s with %o', (availability, change) => {
    expect(availabilityOf({ ...stock, ...change })).toBe(availability);
  });

  it('of several variants is the best of them', () => {
    expect(bestAvailability(['sold-out', 'stores-only', 'on-order'])).toBe('on-order');
    expect(bestAvailability(['sold-out', 'stores-only'])).toBe('stores-only');
    expect(bestAvailability([])).toBe('sold-out');
  });

  it('of variants that are had together is the worst of them', () => {
    expect(worstAvailability(['in-stock', 'stores-only', 'on-order'])).toBe('stores-only');
    expect(worstAvailability(['stores-only', 'sold-out'])).toBe('sold-out');
    expect(worstAvailability(['in-stock', 'on-order'])).toBe('on-order');
    expect(worstAvailability(['in-stock'])).toBe('in-stock');
  });
});
