import type { CardPrice } from 'mf-shared/contract';

export type PriceReason = 'lowest_30_days' | 'reference' | 'club' | 'club_normally' | 'outdoor' | 'outlet';

/**
 * What is shown as the price, what it is compared with, and the sentence under it. The 30-day low is named when the
 * delivery country is fi and whenever a percentage is shown (spec: catalogue §9; decisions.md, 30-day low).
 */
export function priceReason(
  { active, reference, type, percentage, club }: CardPrice,
  deliveryCountryCode: string,
): { now: number; was: number | null; reason: PriceReason | null } {
  const was = reference !== null && reference > active ? reference : null;
  if (type === 'club' && club !== null && club < active) return { now: club, was: active, reason: 'club_normally' };
  if (type === 'club') return { now: active, was, reason: was === null ? 'club' : 'club_normally' };
  if (type === 'outdoor' || type === 'outlet') return { now: active, was, reason: type };
  if (was === null) return { now: active, was, reason: null };
  const namesLow = deliveryCountryCode === 'fi' || percentage !== null;
  return { now: active, was, reason: namesLow ? 'lowest_30_days' : 'reference' };
}
