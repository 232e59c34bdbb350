import { type ShownVariant, variantAvailability } from '../choose-variant/orderable.ts';

/** How soon the parcel leaves, told by the dispatch number (AVAIL-2 to AVAIL-6). */
export type Dispatch =
  | { kind: 'now'; icon: 'check' }
  | { kind: 'days'; icon: 'circle'; days: string }
  | { kind: 'text'; icon: 'circle'; text: string }
  | { kind: 'stores-only' }
  | { kind: 'out-of-stock' };

/** What the delivery country changes (PRODUCT-74). */
export interface DispatchOverride {
  shipping_time_number?: number | undefined;
  shipping_time_string?: string | undefined;
}

/**
 * Number ≤ 2 leaves at once; from 30 the shipping text stands; between them the range of days. Out of stock otherwise.
 * Blocked stock that leaves at once is sold in stores only. Where the country has a text of its own, the days of the range would be wrong, and the text stands.
 */
export function dispatch(variant: ShownVariant, isOnOrder: boolean, override: DispatchOverride = {}): Dispatch {
  const number = override.shipping_time_number ?? variant.shipping_time.number;
  const availability = variantAvailability(variant, { on_order: isOnOrder });
  if (availability === 'stores-only') return { kind: 'stores-only' };
  if (availability === 'sold-out' || number >= 999) return { kind: 'out-of-stock' };
  if (override.shipping_time_string) return { kind: 'text', icon: 'circle', text: override.shipping_time_string };
  if (number <= 2) return { kind: 'now', icon: 'check' };
  const { string, days } = variant.shipping_time;
  return number >= 30 ? { kind: 'text', icon: 'circle', text: string } : { kind: 'days', icon: 'circle', days };
}
