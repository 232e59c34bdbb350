import { roundHalfAway } from './minor-units.ts';
import type { CurrencyRate } from './order-amounts.ts';
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
  const euroTotal = shares.reduce((total, { netMinor, vatMinor }) => total + netMinor + vatMinor, 0);
  let euros = 0;
  let given = 0;
  return shares.map(({ percent, netMinor, vatMinor: euroVat }) => {
    euros += netMinor + euroVat;
    // Up to here, less what the rates before have: the parts add up, whatever each is rounded to.
    const upToHere = roundHalfAway((totalMinor / step) * (euros / (euroTotal || 1))) * step;
    const grossMinor = upToHere - given;
    given = upToHere;
    const vatMinor = roundHalfAway(vatOfGross(grossMinor, percent).vatMinor / step) * step;
    return { percent, netMinor: grossMinor - vatMinor, vatMinor };
  });
}
