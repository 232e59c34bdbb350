import { vatOfGross } from 'mf-shared/rules/vat-of-gross';

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
  /** `US-CA`; empty where addresses have none. */
  state: string;
  phone: string;
  email: string;
}

/** A line in the currency that is paid; `totalMinor` after discount. */
export interface ChargedLine {
  kind: PurchaseLine['kind'];
  reference: string;
  name: string;
  amount: number;
  unitMinor: number;
  totalMinor: number;
  vatBasisPoints: number;
}

/** What a provider collects for the lines, of which gift cards pay a part already. */
export function purchaseLines(
  lines: readonly ChargedLine[],
  giftCardMinor: number,
): { lines: PurchaseLine[]; totalMinor: number; vatMinor: number } {
  const paid = lines.map(toPurchaseLine);
  if (giftCardMinor > 0) paid.push(giftCardLine(-giftCardMinor));
  const sum = (pick: (line: PurchaseLine) => number) => paid.reduce((total, line) => total + pick(line), 0);
  return { lines: paid, totalMinor: sum((line) => line.totalMinor), vatMinor: sum((line) => line.vatMinor) };
}

function toPurchaseLine({ totalMinor, ...line }: ChargedLine): PurchaseLine {
  // A row that took up what rounding left over may cost more than its pieces: no discount is below 0.
  const unitMinor = Math.max(line.unitMinor, Math.ceil(totalMinor / line.amount));
  return {
    ...line,
    unitMinor,
    discountMinor: unitMinor * line.amount - totalMinor,
    totalMinor,
    vatMinor: vatOfGross(totalMinor, line.vatBasisPoints / 100).vatMinor,
  };
}

function giftCardLine(totalMinor: number): PurchaseLine {
  const name = 'gift card';
  const amounts = { amount: 1, unitMinor: totalMinor, discountMinor: 0, totalMinor };
  return { kind: 'paid_by_gift_card', reference: name, name, ...amounts, vatBasisPoints: 0, vatMinor: 0 };
}
