import type { Random } from '../random.ts';
import { centralWarehouseId, retailStores } from './demo-stores.ts';

/**
 * normal: most variants somewhere · sold-out: none anywhere · on-order: none, but it can be ordered ·
 * stores-only: shelves but no warehouse · plenty: everything in the warehouse (for journeys and load tests).
 */
export type StockMode = 'normal' | 'sold-out' | 'on-order' | 'stores-only' | 'plenty';

export interface StockRow {
  storeId: number;
  quantity: number;
}

export function chooseStockMode(random: Random): StockMode {
  const draw = random.next();
  if (draw < 0.025) return 'sold-out';
  if (draw < 0.055) return 'on-order';
  if (draw < 0.085) return 'stores-only';
  return 'normal';
}

export function makeStock(mode: StockMode, random: Random): StockRow[] {
  if (mode === 'sold-out' || mode === 'on-order') return [];
  if (mode === 'normal' && random.chance(0.1)) return [];
  const rows: StockRow[] = [];
  const central = mode === 'plenty' ? 500 : mode === 'stores-only' ? 0 : random.chance(0.8) ? random.int(1, 24) : 0;
  if (central > 0) rows.push({ storeId: centralWarehouseId, quantity: central });
  for (const store of retailStores) {
    if (random.chance(store.breadth)) rows.push({ storeId: store.id, quantity: random.int(1, 4) });
  }
  return rows;
}
