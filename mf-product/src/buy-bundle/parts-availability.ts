import type { Variant } from 'mf-shared/contract';
import { type Availability, worstAvailability } from 'mf-shared/rules/availability';
import { variantAvailability } from '../choose-variant/orderable.ts';

/** How parts can be had together: as the one that is hardest to have (BUNDLE-3, BUNDLE-4). They carry their own on-order flag. */
export const partsAvailability = (parts: readonly Variant[]): Availability =>
  worstAvailability(parts.map((part) => variantAvailability(part, { on_order: false })));
