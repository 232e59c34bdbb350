import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import { vatOfGross } from 'mf-shared/rules/vat-of-gross';
import { convertMinor } from 'mf-shared/rules/whole-unit-currency';

/** What a provider is asked to collect: amounts in minor units of `currency`, adding up to the cent. */
export interface Purchase {
  paymentId: string;
  orderNumber: string;
  language: string;
  /** Delivery country, lower case. */
  country: string;
  currency: string;
  totalMinor: number;
  vatMinor: number;
  lines: PurchaseLine[];
  buyer: Buyer;
}

export interface PurchaseLine {
  kind: 'product' | 'gift_card_product' | 'delivery' | 'paid_by_gift_card';
  reference: string;
  name: string;
  amount: number;
  /** amount × unit − discount = total */
  unitMinor: number;
  discountMinor: number;
  totalMinor: number;
  vatBasisPoints: number;
  vatMinor: number;
}

export interface Buyer {
  firstName: string;
  lastName: string;
  address: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
}

/** A line in euro, as the order holds it; `totalMinor` after discount. */
export interface EuroLine {
  kind: PurchaseLine['kind'];
  reference: string;
  name: string;
  amount: number;
  unitMinor: number;
  totalMinor: number;
  vatBasisPoints: number;
}

/**
 * Puts an order's euro lines into the currency that is paid. The total is converted first (it is what the buyer was shown),
 * then shared among the lines by largest remainder, so that nothing is lost between them.
 */
export function purchaseLines(
  lines: readonly EuroLine[],
  giftCardMinor: number,
  currency: string,
  rate: number,
): { lines: PurchaseLine[]; totalMinor: number; vatMinor: number } {
  const euroTotal = lines.reduce((total, line) => total + line.totalMinor, 0);
  const fullMinor = convertMinor(euroTotal, rate, currency);
  const totalMinor = convertMinor(euroTotal - giftCardMinor, rate, currency);
  const parts = splitLargestRemainder(
    fullMinor,
    lines.map((line) => line.totalMinor),
  );
  const paid = lines.map((line, index) => toPurchaseLine(line, parts[index] ?? 0, currency));
  if (giftCardMinor > 0) paid.push(giftCardLine(totalMinor - fullMinor));
  return { lines: paid, totalMinor, vatMinor: paid.reduce((total, line) => total + line.vatMinor, 0) };
}

function toPurchaseLine(line: EuroLine, totalMinor: number, currency: string): PurchaseLine {
  const unitMinor = currency === 'eur' ? line.unitMinor : Math.ceil(totalMinor / line.amount);
  return {
    kind: line.kind,
    reference: line.reference,
    name: line.name,
    amount: line.amount,
    unitMinor,
    discountMinor: unitMinor * line.amount - totalMinor,
    totalMinor,
    vatBasisPoints: line.vatBasisPoints,
    vatMinor: vatOfGross(totalMinor, line.vatBasisPoints / 100).vatMinor,
  };
}

function giftCardLine(totalMinor: number): PurchaseLine {
  const name = 'gift card';
  const amounts = { amount: 1, unitMinor: totalMinor, discountMinor: 0, totalMinor };
  return { kind: 'paid_by_gift_card', reference: name, name, ...amounts, vatBasisPoints: 0, vatMinor: 0 };
}
