import { Refusal } from '../../http/refusal.ts';

export interface SoldLine {
  kind: 'product' | 'gift_card';
  variant_id: number | null;
  manufacturer: string;
  name: string;
  amount: number;
  row_minor: number;
  discount_minor: number;
}

export interface LeftLine {
  productId: number;
  name: string;
  amount: number;
  /** What these pieces cost, discounts taken off, in euro cents. */
  paidMinor: number;
}

/**
 * The lines of a withdrawal: what was asked for, or everything that is left. A gift card is money and does not come back.
 * @throws Refusal 409 when nothing is left, 400 for pieces that were not bought or are withdrawn already.
 */
export function linesToWithdraw(
  sold: readonly SoldLine[],
  withdrawn: readonly { product_id: number; amount: number }[],
  asked: readonly { productId: number; amount: number }[],
): LeftLine[] {
  const left = new Map<number, { line: SoldLine; amount: number; bought: number; paid: number }>();
  for (const line of sold) {
    if (line.kind !== 'product' || line.variant_id === null) continue;
    const known = left.get(line.variant_id);
    const amount = (known?.amount ?? 0) + line.amount;
    const paid = (known?.paid ?? 0) + line.row_minor - line.discount_minor;
    left.set(line.variant_id, { line, amount, bought: amount, paid });
  }
  for (const { product_id, amount } of withdrawn) {
    const entry = left.get(product_id);
    if (entry) entry.amount -= amount;
  }
  const wanted =
    asked.length > 0
      ? merged(asked)
      : [...left].filter(([, { amount }]) => amount > 0).map(([productId, { amount }]) => ({ productId, amount }));
  if (wanted.length === 0) throw new Refusal(409, 'withdrawal_known');
  return wanted.map(({ productId, amount }) => {
    const entry = left.get(productId);
    if (!entry || amount > entry.amount)
      throw new Refusal(400, 'invalid_request', { fields: { lines: 'validation.invalid' } });
    const { line, bought, paid } = entry;
    const name = line.name.startsWith(line.manufacturer) ? line.name : `${line.manufacturer} ${line.name}`;
    return { productId, name, amount, paidMinor: Math.floor((paid * amount) / bought) };
  });
}

function merged(lines: readonly { productId: number; amount: number }[]) {
  const amounts = new Map<number, number>();
  for (const { productId, amount } of lines) amounts.set(productId, (amounts.get(productId) ?? 0) + amount);
  return [...amounts].map(([productId, amount]) => ({ productId, amount }));
}
