import type { Variant } from 'mf-shared/contract';
import { isOrderable, type OutText, variantAvailability } from '../choose-variant/orderable.ts';

/** Parts carry their own on-order flag. */
const partModel = { on_order: false };

/**
 * Text key of why parts cannot be ordered together: in stores only, where that holds for each part that cannot be ordered.
 * Empty where all can be (AVAIL-10).
 */
export function partsOut(parts: readonly Variant[]): OutText | '' {
  const out = parts.filter((part) => !isOrderable(part, partModel));
  if (out.length === 0) return '';
  return out.every((part) => variantAvailability(part, partModel) === 'stores-only')
    ? 'buy.stores_only'
    : 'buy.sold_out';
}
