/**
 * Money is whole minor units in every calculation and becomes a decimal only at the edge (MONEY-1, MONEY-2). All
 * currencies of the shop have 100 minor units; see whole-unit-currency.ts for those shown and paid in whole units.
 */

/** Rounds half away from zero, as invoices do. */
export function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

/** `19.99` → `1999`. Throws on what is not a finite amount. */
export function toMinor(decimal: number): number {
  if (!Number.isFinite(decimal)) throw new RangeError('not an amount of money');
  // 1.005 * 100 is 100.49999…: four decimals are kept before rounding.
  return roundHalfAway(Number((decimal * 100).toFixed(4)));
}

/** `1999` → `19.99`. */
export function toDecimal(minor: number): number {
  return minor / 100;
}

/** Whole-number `numerator / denominator` (positive denominator), rounded half away from zero. */
export function divideRounded(numerator: number, denominator: number): number {
  return roundHalfAway(numerator / denominator);
}
