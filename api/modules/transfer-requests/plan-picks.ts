import { coversAmount, type Picks, shortPicksMessage } from 'mf-shared/rules/transfer-picks';

export interface AskedRow {
  productId: number;
  amount: number;
  picks: Picks;
}

export interface Pick {
  variantId: number;
  storeId: number;
  amount: number;
}

/**
 * Which pieces are taken from which store: all from the only one, else as picked, which must cover the row's amount
 * (CHECKOUT-74, CHECKOUT-75). In the order in which every transaction locks shelves. `short` is told in Finnish.
 */
export function planPicks(
  rows: readonly AskedRow[],
  from: readonly number[],
  nameOf: (productId: number) => string,
): { picks: Pick[] } | { short: string } {
  const [only] = from;
  const picks: Pick[] = [];
  for (const row of rows) {
    const chosen = from.length === 1 ? { [String(only)]: row.amount } : row.picks;
    if (Object.keys(chosen).some((store) => !from.includes(Number(store))) || !coversAmount(row.amount, chosen))
      return { short: shortPicksMessage(nameOf(row.productId)) };
    for (const [store, amount] of Object.entries(chosen))
      if (amount > 0) picks.push({ variantId: row.productId, storeId: Number(store), amount });
  }
  return { picks: picks.sort((a, b) => a.variantId - b.variantId || a.storeId - b.storeId) };
}
