import { describe, expect, it } from 'vitest';
import { buildVariant } from '../../testing/build-model.ts';
import { availabilityLabel } from './availability-label.ts';

const stores = [
  { id: 1, slug: 'verkkokauppa', type: 'web' },
  { id: 2, slug: 'kamppi', type: 'retail' },
  { id: 3, slug: 'turku', type: 'retail' },
  { id: 20, slug: 'keskusvarasto', type: 'warehouse' },
  { id: 21, slug: 'nor', type: 'warehouse' },
] as const;

describe('availability label (AVAIL-1, AVAIL-9, AVAIL-10, AVAIL-30)', () => {
  it.each([
    ['out-of-stock', {}, 0],
    ['only-webstore', { 1: 4, 20: 9 }, 4],
    ['only-one-store', { 2: 1 }, 1],
    ['only-one-store', { 1: 3, 3: 1 }, 4],
    ['store-list', { 2: 1, 3: 2 }, 3],
    ['external-stock', { 21: 5 }, 5],
    ['only-webstore', { 20: 1, 21: 5 }, 6],
    ['only-one-store', { 2: 1, 21: 5 }, 6],
    ['out-of-stock', { 21: 0 }, 0],
  ])('%s with stock %o', (label, stocks, inStock) => {
    expect(availabilityLabel(buildVariant({ id: 1, stocks, inStock }), { on_order: false }, stores)).toBe(label);
  });

  it('of what is on order is never out of stock', () => {
    expect(availabilityLabel(buildVariant({ id: 1, inStock: 0 }), { on_order: true }, stores)).toBe('on-order');
  });

  it('of what stores alone sell names no web shop', () => {
    const variant = buildVariant({ id: 1, stocks: { 2: 1 }, inStock: 1, isBlocked: true });
    expect(availabilityLabel(variant, { on_order: false }, stores)).toBe('stores-only');
  });
});
