import type { ReceiptDocument } from '../../db/schema/stored-json.ts';

/** What a receipt says about its sum. */
export type Sums = Pick<ReceiptDocument, 'lines' | 'vat' | 'means'> & { totalMinor: number };

/** A credit note as far as what it takes off goes. */
export interface Credit {
  number: string;
  totalMinor: number;
  vat: ReceiptDocument['vat'];
  means: ReceiptDocument['means'];
}

/**
 * A sale less what credit notes took off it, each on a line of its own. What adds up before adds up after: lines, VAT and
 * means are the same total.
 */
export function lessCredits(sale: Sums, credits: readonly Credit[]): Sums {
  const off = credits.flatMap(({ vat }) => vat);
  const back = credits.flatMap(({ means }) => means);
  return {
    lines: [
      ...sale.lines,
      ...credits.map(({ number, totalMinor, vat }) => ({
        ...{ kind: 'credited' as const, name: number, detail: '', amount: 1, unitMinor: -totalMinor, reducedMinor: 0 },
        ...{ vatBasisPoints: vat.length === 1 ? (vat[0]?.basisPoints ?? null) : null, totalMinor: -totalMinor },
      })),
    ],
    vat: sale.vat
      .map((part) => {
        const own = off.filter(({ basisPoints }) => basisPoints === part.basisPoints);
        return {
          basisPoints: part.basisPoints,
          netMinor: part.netMinor - sum(own.map(({ netMinor }) => netMinor)),
          vatMinor: part.vatMinor - sum(own.map(({ vatMinor }) => vatMinor)),
        };
      })
      .filter(({ netMinor, vatMinor }) => netMinor !== 0 || vatMinor !== 0),
    means: sale.means
      .map(({ processor, amountMinor }) => {
        const own = back.filter((each) => each.processor === processor);
        return { processor, amountMinor: amountMinor - sum(own.map((each) => each.amountMinor)) };
      })
      .filter(({ amountMinor }) => amountMinor > 0),
    totalMinor: sale.totalMinor - sum(credits.map(({ totalMinor }) => totalMinor)),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
