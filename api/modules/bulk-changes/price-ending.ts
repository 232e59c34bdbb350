import type { PriceEnding } from 'mf-shared/contract';

/** The nearest price with an ending, the higher one of two that are as near, and none below the first one (STAFF-43). */
export function withEnding(minor: number, ending: PriceEnding): number {
  if (ending === 'none') return minor;
  const cents = Number(ending);
  return Math.max(0, Math.round((minor - cents) / 100)) * 100 + cents;
}
