import { roundHalfAway } from './minor-units.ts';
import type { CurrencyRate } from './order-amounts.ts';
import { splitLargestRemainder } from './split-largest-remainder.ts';
import { type VatShare, vatOfGross } from './vat-of-gross.ts';
import { stepMinor } from './whole-unit-currency.ts';

/** The VAT in a total that was converted from euro: its rates share the total as they share the euros. In euro nothing changes. */
export function vatOfTotal(
  shares: readonly VatShare[],
  totalMinor: number,
  { code }: Pick<CurrencyRate, 'code'>,
): VatShare[] {
  if (code.toLowerCase() === 'eur') return [...shares];
  const step = stepMinor(code);
  const grosses = splitLargestRemainder(
    totalMinor / step,
    shares.map(({ netMinor, vatMinor }) => netMinor + vatMinor),
  );
  return shares.map(({ percent }, at) => {
    const grossMinor = (grosses[at] ?? 0) * step;
    const vatMinor = roundHalfAway(vatOfGross(grossMinor, percent).vatMinor / step) * step;
    return { percent, netMinor: grossMinor - vatMinor, vatMinor };
  });
}
