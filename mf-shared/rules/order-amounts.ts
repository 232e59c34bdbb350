import { convertMinor, stepMinor } from './whole-unit-currency.ts';

/** What an order or a cart is made of, in euro cents. */
export interface EuroAmounts {
  lines: readonly EuroLine[];
  /** What codes take off the lines. */
  discountMinor: number;
  deliveryMinor: number;
  repackMinor: number;
  /** What each gift card pays. */
  giftCardMinors: readonly number[];
}

export interface EuroLine {
  amount: number;
  unitMinor: number;
  /** What one piece is compared with; null where with nothing. */
  referenceMinor: number | null;
}

export interface LineAmounts {
  unitMinor: number;
  referenceMinor: number | null;
  /** amount × unit */
  rowMinor: number;
}

/** The same in another currency. Everything adds up: products − offers − discount + delivery + repack = total = cards + payable. */
export interface OrderAmounts {
  lines: readonly LineAmounts[];
  /** At reference prices. */
  productsMinor: number;
  offersMinor: number;
  discountMinor: number;
  deliveryMinor: number;
  repackMinor: number;
  totalMinor: number;
  giftCardMinors: readonly number[];
  /** What gift cards leave to be paid. */
  payableMinor: number;
}

export interface CurrencyRate {
  /** ISO code in any case of letters. */
  code: string;
  /** Units of the currency per euro. */
  rate: number;
}

/**
 * An order's amounts as they are shown and charged in a currency: each price is converted and rounded once, as on the
 * product's page, and every sum is the sum of what is shown (MONEY-4). In euro nothing changes.
 */
export function orderAmounts(order: EuroAmounts, { code, rate }: CurrencyRate): OrderAmounts {
  const convert = (euroMinor: number) => convertMinor(euroMinor, rate, code);
  const lines = order.lines.map((line) => lineAmounts(line, convert));
  const goodsMinor = sum(lines.map(({ rowMinor }) => rowMinor));
  const productsMinor = sum(lines.map((line, at) => referenceOf(line) * (order.lines[at]?.amount ?? 0)));
  const euroGoods = sum(order.lines.map(({ amount, unitMinor }) => amount * unitMinor));
  const isAllOff = order.discountMinor >= euroGoods;
  const discountMinor = isAllOff ? goodsMinor : Math.min(convert(order.discountMinor), goodsMinor);
  const deliveryMinor = convert(order.deliveryMinor);
  const repackMinor = convert(order.repackMinor);
  const totalMinor = goodsMinor - discountMinor + deliveryMinor + repackMinor;
  const euroTotal = euroGoods - Math.min(order.discountMinor, euroGoods) + order.deliveryMinor + order.repackMinor;
  const byCards = sum(order.giftCardMinors);
  const euroPayable = euroTotal - byCards;
  // A card that pays all leaves nothing, one that does not leaves something, however its euros are rounded.
  const left = Math.max(totalMinor - convert(byCards), stepMinor(code));
  const payableMinor = euroPayable <= 0 ? 0 : Math.min(left, totalMinor);
  return {
    lines,
    productsMinor,
    offersMinor: productsMinor - goodsMinor,
    discountMinor,
    deliveryMinor,
    repackMinor,
    totalMinor,
    giftCardMinors: fill(totalMinor - payableMinor, order.giftCardMinors.map(convert)),
    payableMinor,
  };
}

function lineAmounts({ amount, unitMinor, referenceMinor }: EuroLine, convert: (minor: number) => number): LineAmounts {
  const unit = convert(unitMinor);
  const reference = referenceMinor === null ? null : convert(referenceMinor);
  return {
    unitMinor: unit,
    referenceMinor: reference !== null && reference > unit ? reference : null,
    rowMinor: amount * unit,
  };
}

const referenceOf = ({ unitMinor, referenceMinor }: LineAmounts): number => referenceMinor ?? unitMinor;

/** `amount` shared among the cards as far as each goes; the last that pays takes what rounding left over. */
function fill(amount: number, cards: readonly number[]): number[] {
  let left = amount;
  const last = cards.findLastIndex((card) => card > 0);
  return cards.map((card, at) => {
    const part = at === last ? left : Math.min(card, left);
    left -= part;
    return part;
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
