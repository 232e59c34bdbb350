/** What a wanted variant is compared with; all in the currency that was paid. */
interface Compared {
  /** What the piece that comes back was charged. */
  paidMinor: number;
  /** What it costs today. */
  backMinor: number;
  /** What the wanted variant costs today. */
  wantedMinor: number;
  /** Only the size is another. */
  isOtherSize: boolean;
}

/**
 * What a wanted piece is charged. Another size keeps the price that was paid. Another colour or type costs what it costs
 * today, and never more than was paid; one that is dearer than both what was paid and what comes back is not exchanged for.
 * @returns null for such a one.
 */
export function exchangedMinor({ paidMinor, backMinor, wantedMinor, isOtherSize }: Compared): number | null {
  if (isOtherSize) return paidMinor;
  return wantedMinor > Math.max(paidMinor, backMinor) ? null : Math.min(paidMinor, wantedMinor);
}
