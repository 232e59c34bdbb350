import type { PriceFormat } from 'mf-shared/rules/price-format';
import type { ShownRow } from 'mf-shared/stores';
import { priceDifference } from '../lib/price-difference.ts';

type PricedRow = Pick<ShownRow, 'amount' | 'price'>;

/** What a member would pay less for a row, in the page's currency; 0 where the club has no lower price, or it is paid already. */
export function clubSaving({ amount, price: { active, club } }: PricedRow, format: PriceFormat): number {
  return club !== null && club < active ? priceDifference(active, club, format) * amount : 0;
}

export const clubSavingOf = (rows: readonly PricedRow[], format: PriceFormat): number =>
  rows.reduce((sum, row) => sum + clubSaving(row, format), 0);
