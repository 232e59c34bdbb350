import type { Order } from 'mf-shared/contract';

/** How many of each of an order's lines, in their order, are declared to go back; the first line of a variant goes first. */
export function withdrawnOfLines({
  lines,
  after_sale,
}: Pick<Order, 'lines'> & { after_sale: Pick<Order['after_sale'], 'lines'> }): number[] {
  const left = new Map(after_sale.lines.map(({ productId, withdrawn }) => [productId, withdrawn]));
  return lines.map(({ kind, productId, amount }) => {
    const withdrawn = kind === 'gift_card' ? 0 : Math.min(amount, left.get(productId) ?? 0);
    left.set(productId, (left.get(productId) ?? 0) - withdrawn);
    return withdrawn;
  });
}
