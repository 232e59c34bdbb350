import type { Random } from '../random.ts';
import { addDays, dayEnd, dayStart } from './day.ts';
import { shopPrice } from './shop-price.ts';

export type PriceKind = 'normal' | 'discount' | 'club' | 'outdoor' | 'outlet';

/** Cents, VAT of Finland included. */
export interface DemoPrice {
  regularMinor: number;
  activeMinor: number;
  clubMinor: number | null;
  discountFreeMinor: number;
  endsAt: string | null;
}

export interface PricePeriod {
  activeMinor: number;
  validFrom: string;
  /** null: still the price */
  validTo: string | null;
}

const historyDays = 120;

export function choosePriceKind(random: Random): PriceKind {
  const draw = random.next();
  if (draw < 0.05) return 'outlet';
  if (draw < 0.25) return 'discount';
  if (draw < 0.36) return 'club';
  if (draw < 0.4) return 'outdoor';
  return 'normal';
}

/** A price of its kind by the rules of PRODUCT-63 to PRODUCT-67. */
export function makePrice(kind: PriceKind, euros: number, random: Random, today: string): DemoPrice {
  const regular = shopPrice(euros);
  const less = (share: number) => Math.min(shopPrice((regular / 100) * (1 - share)), regular - 100);
  const plain = {
    regularMinor: regular,
    activeMinor: regular,
    clubMinor: null,
    discountFreeMinor: regular,
    endsAt: null,
  };
  const ends = () => (random.chance(0.6) ? dayEnd(addDays(today, random.int(2, 24))) : null);
  switch (kind) {
    case 'discount':
      return { ...plain, activeMinor: less(random.pick([0.1, 0.15, 0.2, 0.2, 0.25, 0.3, 0.4])), endsAt: ends() };
    case 'outlet':
      return { ...plain, activeMinor: less(random.pick([0.3, 0.4, 0.5])) };
    case 'club':
      return { ...plain, clubMinor: less(random.pick([0.1, 0.15, 0.2])) };
    case 'outdoor':
      return { ...plain, discountFreeMinor: Math.max(shopPrice((regular / 100) * 1.15), regular + 100) };
    default:
      return plain;
  }
}

/**
 * What the price has been: reduced ones were at their regular price before, and one in ten was lower already in an
 * earlier offer, so that its 30-day low is not the regular price.
 */
export function makeHistory(price: DemoPrice, random: Random, today: string): PricePeriod[] {
  const from = dayStart(addDays(today, -historyDays));
  if (price.activeMinor === price.regularMinor) {
    if (!random.chance(0.2)) return [{ activeMinor: price.activeMinor, validFrom: from, validTo: null }];
    const start = random.int(50, 80);
    const offer = Math.round((price.regularMinor * 0.85) / 500) * 500 - 10;
    return periods([
      [from, price.regularMinor],
      [dayStart(addDays(today, -start)), Math.max(offer, 100)],
      [dayStart(addDays(today, -start + 14)), price.regularMinor],
    ]);
  }
  const start = random.int(2, 25);
  const began = dayStart(addDays(today, -start));
  if (!random.chance(0.1))
    return periods([
      [from, price.regularMinor],
      [began, price.activeMinor],
    ]);
  const earlier = Math.round((price.activeMinor + price.regularMinor) / 2 / 100) * 100 - 10;
  return periods([
    [from, price.regularMinor],
    [dayStart(addDays(today, -start - 20)), Math.max(earlier, price.activeMinor)],
    [dayStart(addDays(today, -start - 8)), price.regularMinor],
    [began, price.activeMinor],
  ]);
}

export function periods(steps: readonly (readonly [from: string, activeMinor: number])[]): PricePeriod[] {
  return steps.map(([validFrom, activeMinor], i) => ({ activeMinor, validFrom, validTo: steps[i + 1]?.[0] ?? null }));
}
