import type { Variant } from 'mf-shared/contract';

/** How soon the parcel leaves, told by the dispatch number (spec: catalogue §4 Dispatch number rules). */
export type Dispatch =
  | { kind: 'now'; icon: 'check' }
  | { kind: 'days'; icon: 'circle'; days: string }
  | { kind: 'text'; icon: 'circle'; text: string }
  | { kind: 'out-of-stock' };

/** Number ≤ 2 leaves at once; from 30 the shipping text stands; between them the range of days. Out of stock otherwise. */
export function dispatch(variant: Variant, isOnOrder: boolean): Dispatch {
  const { number, string, days } = variant.shipping_time;
  const isAvailable = variant.stock_data.in_stock > 0 || isOnOrder || variant.on_order;
  if (!isAvailable || number >= 999) return { kind: 'out-of-stock' };
  if (number <= 2) return { kind: 'now', icon: 'check' };
  return number >= 30 ? { kind: 'text', icon: 'circle', text: string } : { kind: 'days', icon: 'circle', days };
}
