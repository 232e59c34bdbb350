import type { Order } from 'mf-shared/contract';

export interface LineToChoose {
  productId: number;
  name: string;
  amount: number;
}

/** The goods that can still go back, each variant once, as the withdrawal call wants them. A gift card is no goods: it has no page. */
export function linesToChoose(
  order: Pick<Order, 'lines'> & { after_sale: Pick<Order['after_sale'], 'lines'> },
): LineToChoose[] {
  const lines = new Map<number, LineToChoose>();
  for (const { productId, manufacturer, name, color, size, type, path, amount } of order.lines) {
    if (path === '') continue;
    const known = lines.get(productId);
    const words = [`${manufacturer} ${name}`, color, size, type].filter(Boolean).join(', ');
    lines.set(productId, { productId, name: words, amount: (known?.amount ?? 0) + amount });
  }
  for (const { productId, bought, withdrawn } of order.after_sale.lines) {
    const line = lines.get(productId);
    if (line) line.amount = bought - withdrawn;
  }
  return [...lines.values()].filter(({ amount }) => amount > 0);
}
