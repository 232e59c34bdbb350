import { divideRounded } from './minor-units.ts';

/**
 * The price in another tax area of what costs `grossMinor` in the base area: the same price without VAT, with the
 * area's own VAT, rounded to the cent (MONEY-36).
 */
export function priceInArea(grossMinor: number, baseBasisPoints: number, areaBasisPoints: number): number {
  if (baseBasisPoints === areaBasisPoints) return grossMinor;
  return divideRounded(grossMinor * (10_000 + areaBasisPoints), 10_000 + baseBasisPoints);
}
