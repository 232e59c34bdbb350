/** The central warehouse (AVAIL-13). */
export const centralWarehouseId = 20;

export interface FreeStock {
  variantId: number;
  storeId: number;
  /** Pieces on the shelf that are promised to nobody. */
  free: number;
  /** They are the supplier's (AVAIL-14). */
  isExternal?: boolean;
}

export interface StockNeed {
  variantId: number;
  amount: number;
  /** Pieces must come from this store (express pickup). */
  onlyStoreId: number | null;
  /** Where the customer collects the order: taken from there first. */
  nearStoreId: number | null;
  /** Pieces that are in no stock come from the supplier. */
  canBackorder: boolean;
}

export interface Allocation {
  variantId: number;
  storeId: number;
  amount: number;
}

/**
 * Chooses where pieces come from: the store of collection, then the central warehouse, then one store that has them all,
 * then the fullest stores, and a supplier's stock last (AVAIL-30). @returns null when there are too few.
 */
export function allocateStock(needs: readonly StockNeed[], stock: readonly FreeStock[]): Allocation[] | null {
  const left = stock.map((row) => ({ ...row }));
  const picked = new Map<string, Allocation>();
  for (const need of needs) {
    let missing = need.amount;
    const rows = left
      .filter((row) => row.variantId === need.variantId && row.free > 0)
      .filter((row) => need.onlyStoreId === null || row.storeId === need.onlyStoreId)
      .sort((a, b) => rank(a, need) - rank(b, need) || b.free - a.free || a.storeId - b.storeId);
    for (const row of rows) {
      const amount = Math.min(missing, row.free);
      if (amount === 0) break;
      row.free -= amount;
      missing -= amount;
      const key = `${row.variantId} ${row.storeId}`;
      const before = picked.get(key)?.amount ?? 0;
      picked.set(key, { variantId: row.variantId, storeId: row.storeId, amount: before + amount });
    }
    if (missing > 0 && !need.canBackorder) return null;
  }
  return [...picked.values()].sort((a, b) => a.variantId - b.variantId || a.storeId - b.storeId);
}

function rank(row: FreeStock, need: StockNeed): number {
  if (row.storeId === need.nearStoreId) return 0;
  if (row.storeId === centralWarehouseId) return 1;
  if (row.isExternal) return 4;
  return row.free >= need.amount ? 2 : 3;
}
