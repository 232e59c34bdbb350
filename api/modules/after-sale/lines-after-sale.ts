import type { ComplaintStatus, PiecesAfterSale } from 'mf-shared/contract';
import { Refusal } from '../../http/refusal.ts';
import { productTitle } from '../orders/order-names.ts';
import { type Fate, piecesOfDeclared } from './pieces-of-declared.ts';

/** An order's line as far as it is counted. */
export interface SoldPieces {
  kind: 'product' | 'gift_card';
  variant_id: number | null;
  amount: number;
}

export interface SoldLine extends SoldPieces {
  manufacturer: string;
  name: string;
  color: string;
  size: string;
  type: string;
}

/** A declaration as far as its goods go. */
export interface Declared extends Fate {
  lines: readonly { product_id: number; amount: number }[];
}

/** The goods of one variant. */
export interface CountedGoods {
  productId: number;
  bought: number;
  /** How many are declared to come back. */
  withdrawn: number;
  /** How many somebody complained about, rightly or not decided yet. */
  complained: number;
  /** Where each of those that were bought is: they add up to `bought` (AFTER-121). */
  pieces: PiecesAfterSale;
}

export interface LineAfterSale extends CountedGoods {
  name: string;
}

/** A product of a complaint. */
export interface Complained {
  variant_id: number | null;
  status: ComplaintStatus;
  /** What it gave for the product, in the payment's currency. */
  given_minor?: number;
}

export interface LeftLine {
  productId: number;
  name: string;
  amount: number;
}

/** What became of an order's goods, with their names. */
export function linesAfterSale(
  sold: readonly SoldLine[],
  declared: readonly Declared[],
  complaints: readonly Complained[] = [],
  isCancelled = false,
): LineAfterSale[] {
  const names = new Map(sold.filter(({ kind }) => kind === 'product').map((line) => [line.variant_id, nameOf(line)]));
  return countAfterSale(sold, declared, complaints, isCancelled).map((goods) => ({
    ...goods,
    name: names.get(goods.productId) ?? '',
  }));
}

const nameOf = ({ manufacturer, name, color, size, type }: SoldLine): string =>
  [productTitle(manufacturer, name), color, size, type].filter(Boolean).join(', ');

/**
 * What became of an order's goods, each variant once: the one place that knows. A gift card is money and no goods; a
 * declaration that was revoked, or a complaint that was refused, does not count.
 */
export function countAfterSale(
  sold: readonly SoldPieces[],
  declared: readonly Declared[],
  complaints: readonly Complained[] = [],
  isCancelled = false,
): CountedGoods[] {
  const lines = new Map<number, CountedGoods>();
  for (const line of sold) {
    if (line.kind !== 'product' || line.variant_id === null) continue;
    const known = lines.get(line.variant_id);
    lines.set(line.variant_id, {
      productId: line.variant_id,
      bought: (known?.bought ?? 0) + line.amount,
      withdrawn: 0,
      complained: 0,
      pieces: { ...nowhere },
    });
  }
  for (const each of declared.filter(counts))
    for (const { product_id, amount } of each.lines) {
      const line = lines.get(product_id);
      if (!line) continue;
      line.withdrawn += amount;
      for (const [where, pieces] of piecesOfDeclared(each, product_id, amount)) line.pieces[where] += pieces;
    }
  for (const { bought, withdrawn, pieces } of lines.values()) {
    const left = Math.max(0, bought - withdrawn);
    pieces[isCancelled ? 'cancelled' : 'kept'] += left;
  }
  for (const { variant_id } of complaints.filter(({ status }) => status !== 'rejected-return')) {
    const line = variant_id === null ? undefined : lines.get(variant_id);
    if (line) line.complained += 1;
  }
  return [...lines.values()];
}

const nowhere: PiecesAfterSale = {
  ...{ kept: 0, cancelled: 0, declared: 0, on_way: 0, back: 0 },
  ...{ refused: 0, repaired: 0, exchanged: 0, refunded: 0 },
};

export const counts = ({ outcome }: Pick<Declared, 'outcome'>): boolean => outcome !== 'revoked';

/** Whether the buyer keeps none of the goods. */
export const isAllWithdrawn = (goods: readonly CountedGoods[]): boolean =>
  goods.length > 0 && goods.every(({ bought, withdrawn }) => withdrawn >= bought);

/** Whether nothing of the order is left: a gift card that was bought as well stays the buyer's. */
export const isWhollyWithdrawn = (sold: readonly SoldPieces[], declared: readonly Declared[]): boolean =>
  sold.every(({ kind }) => kind === 'product') && isAllWithdrawn(countAfterSale(sold, declared));

/**
 * The lines of a declaration: what was asked for, or everything that is left.
 * @throws Refusal 409 for what is withdrawn already, 400 for pieces that were not bought.
 */
export function linesToWithdraw(
  lines: readonly LineAfterSale[],
  asked: readonly { productId: number; amount: number }[],
): LeftLine[] {
  const left = lines.map(({ productId, bought, withdrawn }) => ({ productId, amount: bought - withdrawn }));
  const wanted = asked.length > 0 ? merged(asked) : left.filter(({ amount }) => amount > 0);
  if (wanted.length === 0) throw new Refusal(409, 'withdrawal_known');
  return wanted.map(({ productId, amount }) => {
    const line = lines.find((each) => each.productId === productId);
    if (!line || amount > line.bought)
      throw new Refusal(400, 'invalid_request', { fields: { lines: 'validation.invalid' } });
    if (amount > line.bought - line.withdrawn) throw new Refusal(409, 'withdrawal_known');
    return { productId, name: line.name, amount };
  });
}

function merged(lines: readonly { productId: number; amount: number }[]) {
  const amounts = new Map<number, number>();
  for (const { productId, amount } of lines) amounts.set(productId, (amounts.get(productId) ?? 0) + amount);
  return [...amounts].map(([productId, amount]) => ({ productId, amount }));
}
