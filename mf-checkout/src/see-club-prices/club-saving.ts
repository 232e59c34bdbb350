import type { ShownRow } from 'mf-shared/stores';

type PricedRow = Pick<ShownRow, 'amount' | 'price'>;

/** What a member would pay less for a row, in euro; 0 where the club has no price of its own or it is paid already. */
export function clubSaving({ amount, price }: PricedRow): number {
  const { active, club } = price;
  return club !== null && club < active ? Math.round((active - club) * amount * 100) / 100 : 0;
}

export function clubSavingOf(rows: readonly PricedRow[]): number {
  return Math.round(rows.reduce((sum, row) => sum + clubSaving(row), 0) * 100) / 100;
}
