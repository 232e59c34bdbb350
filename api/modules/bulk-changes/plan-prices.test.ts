import { describe, expect, it } from 'vitest';
import { type PriceChange, planPrices, statedPrices } from './plan-prices.ts';
import { withEnding } from './price-ending.ts';

const row = (regular_minor: number, active_minor = regular_minor, more: object = {}) => ({
  ...{ variant_id: null, tax_area_id: 1, regular_minor, active_minor, club_minor: null },
  ...{ discount_free_minor: regular_minor, ends_at: null },
  ...more,
});
const now = { from: null, until: null };
const regular = (
  how: 'set' | 'raise' | 'lower',
  value: number,
  ending: 'none' | '90' | '95' = 'none',
): PriceChange => ({
  ...{ kind: 'regular', how, value, ending, ...now },
});
const campaign = (how: 'set' | 'lower', value: number, until: string | null = null): PriceChange => ({
  ...{ kind: 'campaign', how, value, ending: 'none', from: null, until },
});
const plan = (change: PriceChange, ...rows: ReturnType<typeof row>[]) => {
  const planned = planPrices(change, statedPrices(rows));
  return typeof planned === 'string'
    ? planned
    : planned.prices.map(({ regular_minor, active_minor }) => [regular_minor, active_minor]);
};

describe('an ending (STAFF-43)', () => {
  it('is the nearest one, the higher of two as near, and never below the first', () => {
    expect([1234, 1240, 1239, 1290, 30, 1].map((minor) => withEnding(minor, '90'))).toEqual([
      1190, 1290, 1190, 1290, 90, 90,
    ]);
    expect([1245, 1244].map((minor) => withEnding(minor, '95'))).toEqual([1295, 1195]);
    expect(withEnding(1234, 'none')).toBe(1234);
  });
});

describe('a regular price of many products (STAFF-43)', () => {
  it('is a share of each variant’s own, in whole cents, and what costs as much now goes with it', () => {
    expect(plan(regular('raise', 10), row(999), row(2000, 1500, { variant_id: 7 }))).toEqual([
      [1099, 1099],
      [2200, 1500],
    ]);
    expect(plan(regular('lower', 33.33), row(1000))).toEqual([[667, 667]]);
    expect(plan(regular('raise', 3, '90'), row(1234))).toEqual([[1290, 1290]]);
  });

  it('is refused at nothing, below the price of an offer, and where it changes nothing', () => {
    expect(plan(regular('lower', 100), row(999))).toBe('below_zero');
    expect(plan(regular('lower', 120), row(999))).toBe('below_zero');
    expect(plan(regular('set', 0), row(999))).toBe('below_zero');
    expect(plan(regular('lower', 50), row(1000, 600))).toBe('below_offer');
    expect(plan(regular('set', 9.99), row(999))).toBe('unchanged');
    expect(planPrices(regular('set', 1), null)).toBe('no_price');
  });

  it('is not set where a tax area has a price of its own, and changed there by a share', () => {
    const area = row(1100, 1100, { tax_area_id: 2 });
    expect(plan(regular('set', 12), row(1000), area)).toBe('area_prices');
    expect(plan(regular('raise', 10), row(1000), area)).toEqual([
      [1100, 1100],
      [1210, 1210],
    ]);
  });
});

describe('a campaign’s price of many products (STAFF-43)', () => {
  it('is below the regular one of every variant, with its last moment', () => {
    expect(plan(campaign('lower', 25), row(999), row(2000, 1900, { variant_id: 7 }))).toEqual([
      [999, 749],
      [2000, 1500],
    ]);
    expect(plan(campaign('set', 15), row(2000), row(1500, 1500, { variant_id: 7 }))).toBe('not_lower');
    const planned = planPrices(campaign('lower', 25, '2030-01-01T10:00:00Z'), statedPrices([row(999)]));
    expect(planned).toMatchObject({ active_minor: 749, prices: [{ ends_at: '2030-01-01T10:00:00.000Z' }] });
  });

  it('ends at the regular price', () => {
    const end: PriceChange = { kind: 'end_campaign', ...now };
    expect(plan(end, row(2000, 1500))).toEqual([[2000, 2000]]);
    expect(plan(end, row(2000))).toBe('unchanged');
  });
});
