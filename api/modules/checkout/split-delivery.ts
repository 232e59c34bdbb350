import type { DaySpan } from 'mf-shared/rules/delivery-days';
import type { BuyerView } from './buyer-view.ts';
import { cartDays, rowDays } from './estimate-delivery.ts';
import type { PricedRow } from './priced-cart.ts';

/**
 * Whether an order may come in parts: what is here at once, the rest later. The general setting part_delivery_mode allows
 * it, and it makes a difference only where rows take different times.
 */
export function canSplit(rows: readonly PricedRow[], view: BuyerView): boolean {
  if (view.catalogue.general.partDeliveryMode !== 'optional') return false;
  return new Set(rows.map((row) => rowDays(row, view).to)).size > 1;
}

/** In parts: from the first one's first day to the last one's last; together the slowest row decides. */
export function deliveryDays(rows: readonly PricedRow[], isSplit: boolean, view: BuyerView): DaySpan {
  const slowest = cartDays(rows, view);
  return isSplit ? { ...slowest, from: Math.min(...rows.map((row) => rowDays(row, view).from)) } : slowest;
}
