import { divideRounded } from 'mf-shared/rules/minor-units';
import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';

/** Net and VAT of one rate, in minor units. */
export interface VatPart {
  basisPoints: number;
  netMinor: number;
  vatMinor: number;
}

const grossOf = ({ netMinor, vatMinor }: VatPart): number => netMinor + vatMinor;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * The VAT in an amount that goes back, one part per rate. It is taken from the rates of the goods that come back as far as
 * these are known, and else from what is left of every rate. However an order is given back in parts, the VAT of the parts
 * adds up to that of the sale.
 * @param sold the VAT of the sale.
 * @param before the VAT of what went back earlier.
 * @param goods gross amounts of the goods that come back, by basis points of their rate; empty where they are not known.
 * @throws Error when more goes back than was sold.
 */
export function refundedVat(
  amountMinor: number,
  { sold, before, goods }: { sold: readonly VatPart[]; before: readonly VatPart[]; goods: ReadonlyMap<number, number> },
): VatPart[] {
  const rates = sold.map((part) => {
    const gone = before.filter(({ basisPoints }) => basisPoints === part.basisPoints);
    const goneGross = sum(gone.map(grossOf));
    return { part, goneGross, goneVat: sum(gone.map(({ vatMinor }) => vatMinor)), left: grossOf(part) - goneGross };
  });
  const lefts = rates.map(({ left }) => left);
  if (amountMinor > sum(lefts)) throw new Error(`${amountMinor} goes back of ${sum(lefts)}`);
  const wanted = splitLargestRemainder(
    amountMinor,
    rates.map(({ part, left }) => Math.min(goods.get(part.basisPoints) ?? 0, left)),
  ).map((share, at) => (goods.size === 0 ? 0 : Math.min(share, lefts[at] ?? 0)));
  const rest = splitLargestRemainder(
    amountMinor - sum(wanted),
    lefts.map((left, at) => left - (wanted[at] ?? 0)),
  );
  return rates.flatMap(({ part, goneGross, goneVat }, at) => {
    const gross = (wanted[at] ?? 0) + (rest[at] ?? 0);
    if (gross === 0) return [];
    // The VAT until now less the VAT of earlier parts: whatever each is rounded to, the last one closes the sum.
    const vatMinor = divideRounded(part.vatMinor * (goneGross + gross), grossOf(part)) - goneVat;
    return [{ basisPoints: part.basisPoints, netMinor: gross - vatMinor, vatMinor }];
  });
}
