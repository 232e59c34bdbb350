import { type CurrencyRate, type EuroLine, type OrderAmounts, orderAmounts } from 'mf-shared/rules/order-amounts';
import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import { stepMinor } from 'mf-shared/rules/whole-unit-currency';

/** Amounts of a row of `orders`; euro cents. */
export interface OrderMoney {
  discount_minor: number;
  delivery_minor: number;
  repack_minor: number;
  gift_card_minor: number;
}

/** Amounts of a row of `order_lines`; euro cents. */
export interface LineMoney {
  amount: number;
  unit_minor: number;
  reference_minor?: number | null;
  discount_minor: number;
  bundle_hash: string | null;
  extra: Readonly<Record<string, unknown>>;
}

export interface OrderLineAmounts {
  unitMinor: number;
  referenceMinor: number | null;
  rowMinor: number;
  discountMinor: number;
}

/** The amounts of an order, its lines in their order: parts of a bundle share what the bundle costs as one row of the cart. */
export type AmountsOfOrder = Omit<OrderAmounts, 'lines'> & { lines: OrderLineAmounts[] };

/**
 * What an order's lines and sums are in a currency (rules/order-amounts.ts).
 * @param chargedMinor what was charged in that currency, where that is known: orders placed before their rows were
 *   rounded one by one were charged some units more or less, which their largest row takes.
 */
export function orderAmountsOf(
  order: OrderMoney,
  lines: readonly LineMoney[],
  currency: CurrencyRate,
  chargedMinor: number | null = null,
): AmountsOfOrder {
  const rows = cartRows(lines);
  const amounts = orderAmounts(
    {
      lines: rows.map((row) => euroLine(row.map((at) => lines[at] as LineMoney))),
      discountMinor: order.discount_minor,
      deliveryMinor: order.delivery_minor,
      repackMinor: order.repack_minor,
      giftCardMinors: [order.gift_card_minor],
    },
    currency,
  );
  const step = stepMinor(currency.code);
  const told: OrderLineAmounts[] = [];
  rows.forEach((row, index) => {
    const parts = row.map((at) => lines[at] as LineMoney);
    const { unitMinor = 0, referenceMinor = null } = amounts.lines[index] ?? {};
    const units = shared(
      unitMinor,
      parts.map((part) => part.unit_minor),
      step,
    );
    const references = shared(referenceMinor ?? unitMinor, parts.map(referenceOf), step);
    row.forEach((at, place) => {
      const unit = units[place] ?? 0;
      const reference = references[place] ?? 0;
      told[at] = {
        unitMinor: unit,
        referenceMinor: referenceMinor !== null && reference > unit ? reference : null,
        rowMinor: unit * (lines[at]?.amount ?? 0),
        discountMinor: 0,
      };
    });
  });
  shareDiscount(amounts.discountMinor, lines, told, step);
  return settled({ ...amounts, lines: told }, currency, chargedMinor);
}

/** Places of the lines that are one row of the cart: a bundle's parts together, every other line alone. */
function cartRows(lines: readonly LineMoney[]): number[][] {
  const places = lines.map((_, at) => at);
  const rowOf = (at: number) => (lines[at]?.extra.bundle_name ? lines[at].bundle_hash : null) ?? at;
  return [...Map.groupBy(places, rowOf).values()];
}

const euroLine = (parts: readonly LineMoney[]): EuroLine => {
  const unitMinor = sum(parts.map((part) => part.unit_minor));
  const referenceMinor = sum(parts.map(referenceOf));
  return {
    amount: parts[0]?.amount ?? 0,
    unitMinor,
    referenceMinor: referenceMinor > unitMinor ? referenceMinor : null,
  };
};

const referenceOf = ({ unit_minor, reference_minor }: LineMoney): number => reference_minor ?? unit_minor;

/** Shares an amount in steps of its currency. */
const shared = (minor: number, weights: readonly number[], step: number): number[] =>
  splitLargestRemainder(minor / step, weights).map((part) => part * step);

/** Each line's share of the discount as it was in euro, never more than the line itself. */
function shareDiscount(minor: number, lines: readonly LineMoney[], told: OrderLineAmounts[], step: number): void {
  const wanted = shared(
    minor,
    lines.map((line) => line.discount_minor),
    step,
  );
  let left = minor;
  for (const mostOf of [(at: number) => wanted[at] ?? 0, () => minor])
    told.forEach((line, at) => {
      const part = Math.min(mostOf(at), line.rowMinor - line.discountMinor, left);
      line.discountMinor += part;
      left -= part;
    });
}

function settled(amounts: AmountsOfOrder, { code }: CurrencyRate, chargedMinor: number | null): AmountsOfOrder {
  const more = chargedMinor === null || code === 'eur' ? 0 : chargedMinor - amounts.payableMinor;
  if (more === 0) return amounts;
  const largest = amounts.lines.toSorted((a, b) => b.rowMinor - a.rowMinor)[0];
  return {
    ...amounts,
    lines: amounts.lines.map((line) => (line === largest ? { ...line, rowMinor: line.rowMinor + more } : line)),
    productsMinor: amounts.productsMinor + more,
    totalMinor: amounts.totalMinor + more,
    payableMinor: amounts.payableMinor + more,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
