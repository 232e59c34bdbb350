import { vatOfTotal } from 'mf-shared/rules/vat-of-total';
import type { ReceiptDocument, ReceiptLine } from '../../db/schema/stored-json.ts';
import { chargedAmounts } from '../orders/charged-amounts.ts';
import { productTitle } from '../orders/order-names.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';

/** The parts of a sale that a receipt lists. */
export type SoldRows = Pick<OrderRows, 'order' | 'lines' | 'payment'>;

/**
 * What a sale's receipt says beside the seller: lines, VAT and means add up to the same total, in what was charged.
 * @param parts what other payments paid of its payment: the difference of an exchange.
 */
export function saleDocument(
  rows: SoldRows,
  parts: readonly { provider: string; amountMinor: number }[] = [],
): Omit<ReceiptDocument, 'seller'> & { totalMinor: number; currency: string } {
  const { order, payment } = rows;
  const { amounts, currency } = chargedAmounts(rows);
  const byCards = amounts.totalMinor - amounts.payableMinor;
  const byParts = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const means = [
    { processor: payment?.provider ?? '', amountMinor: amounts.payableMinor - byParts },
    ...parts.map(({ provider, amountMinor }) => ({ processor: provider, amountMinor })),
    { processor: 'giftcard', amountMinor: byCards },
  ];
  return {
    language: order.language,
    placedAt: order.placed_at.toISOString(),
    lines: [...goodsLines(rows), ...deliveryLines(rows)],
    vat: vatOfTotal(
      order.vat.map((share) => ({
        percent: share.basis_points / 100,
        netMinor: share.net_minor,
        vatMinor: share.vat_minor,
      })),
      amounts.totalMinor,
      { code: currency },
    ).map(({ percent, netMinor, vatMinor }) => ({ basisPoints: Math.round(percent * 100), netMinor, vatMinor })),
    means: means.filter(({ amountMinor }) => amountMinor > 0),
    totalMinor: amounts.totalMinor,
    currency,
  };
}

/** What every line of an order was charged, after offers and codes, in the order of its lines. */
export function goodsLines(rows: SoldRows): ReceiptLine[] {
  const { amounts } = chargedAmounts(rows);
  return rows.lines.map((line, at) => {
    const { unitMinor = 0, referenceMinor = null, rowMinor = 0, discountMinor = 0 } = amounts.lines[at] ?? {};
    const before = referenceMinor ?? unitMinor;
    const totalMinor = rowMinor - discountMinor;
    return {
      kind: line.kind,
      name: productTitle(line.manufacturer, line.name),
      detail: [line.color, line.size, line.type].filter(Boolean).join(', '),
      amount: line.amount,
      unitMinor: before,
      reducedMinor: before * line.amount - totalMinor,
      vatBasisPoints: line.vat_basis_points,
      totalMinor,
    };
  });
}

function deliveryLines(rows: SoldRows): ReceiptLine[] {
  const { order } = rows;
  const { amounts } = chargedAmounts(rows);
  const line = (kind: 'delivery' | 'repack', name: string, minor: number): ReceiptLine => ({
    ...{ kind, name, detail: '', amount: 1, unitMinor: minor, reducedMinor: 0, totalMinor: minor },
    vatBasisPoints: minor === 0 ? null : deliveryRate(rows),
  });
  return [
    line('delivery', order.delivery.name ?? '', amounts.deliveryMinor),
    ...(amounts.repackMinor > 0 ? [line('repack', '', amounts.repackMinor)] : []),
  ];
}

/** The rate whose VAT holds more than the lines of that rate: delivery is taxed by one rate (MONEY-27). */
function deliveryRate({ order, lines }: SoldRows): number | null {
  const ofLines = (basisPoints: number) =>
    lines
      .filter((line) => line.vat_basis_points === basisPoints)
      .reduce((sum, line) => sum + line.row_minor - line.discount_minor, 0);
  const found = order.vat.find((share) => share.net_minor + share.vat_minor > ofLines(share.basis_points));
  return found?.basis_points ?? null;
}
