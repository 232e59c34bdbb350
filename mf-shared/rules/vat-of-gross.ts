import { divideRounded } from './minor-units.ts';

export interface VatShare {
  percent: number;
  netMinor: number;
  vatMinor: number;
}

/** Takes the VAT out of a gross amount; net and VAT add up to the gross amount to the cent. */
export function vatOfGross(grossMinor: number, percent: number): VatShare {
  const basisPoints = Math.round(percent * 100);
  const vatMinor = divideRounded(grossMinor * basisPoints, 10_000 + basisPoints);
  return { percent, netMinor: grossMinor - vatMinor, vatMinor };
}

/** One row per rate, highest first: the sums of the lines' own net and VAT, so that lines and summary agree. */
export function vatSummary(lines: readonly { grossMinor: number; percent: number }[]): VatShare[] {
  const byRate = new Map<number, VatShare>();
  for (const line of lines) {
    const share = vatOfGross(line.grossMinor, line.percent);
    const sum = byRate.get(line.percent) ?? { percent: line.percent, netMinor: 0, vatMinor: 0 };
    sum.netMinor += share.netMinor;
    sum.vatMinor += share.vatMinor;
    byRate.set(line.percent, sum);
  }
  return [...byRate.values()].sort((a, b) => b.percent - a.percent);
}
