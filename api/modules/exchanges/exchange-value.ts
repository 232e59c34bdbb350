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

export interface ExchangeValue {
  /** Paid with what comes back, and never more than it. */
  valueMinor: number;
  /** To be paid beside it (AFTER-95). */
  extraMinor: number;
}

/**
 * What a wanted piece is charged. Another size keeps the price that was paid. Another colour or type costs what it costs
 * today, and never more than was paid. Of a variant that is dearer today than both what was paid and what comes back, the
 * difference is to be paid, whatever is other about it.
 */
export function exchangeValue({ paidMinor, backMinor, wantedMinor, isOtherSize }: Compared): ExchangeValue {
  return {
    valueMinor: isOtherSize ? paidMinor : Math.min(paidMinor, wantedMinor),
    extraMinor: Math.max(0, wantedMinor - Math.max(paidMinor, backMinor)),
  };
}
