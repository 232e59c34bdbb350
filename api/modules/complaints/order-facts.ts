import type { ComplaintForm, ComplaintRow } from 'mf-shared/contract';
import { shownOrderNumber } from 'mf-shared/rules/complaint-fields';
import { isComplaintOver } from 'mf-shared/rules/complaint-moves';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { canComplainAbout } from 'mf-shared/rules/order-status-moves';
import { piecesOfBuyer } from 'mf-shared/rules/pieces-of-buyer';
import { shopDay } from 'mf-shared/rules/shop-day';
import { Refusal } from '../../http/refusal.ts';
import { countAfterSale } from '../after-sale/lines-after-sale.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';

/**
 * A form about an order with what the order knows better than its buyer: product, price and discounts.
 * @throws Refusal 400 for a product of another order, for more pieces than were bought and for what is not its buyer's any
 * more, 409 for pieces that are complained about already and before anything was sent (AFTER-132)
 */
export function withOrderFacts(
  form: ComplaintForm,
  { order, lines, withdrawals, complaints }: OrderRows,
): ComplaintForm {
  // Nobody can complain about a cancelled order; each of its products says so below.
  if (order.status !== 'cancelled' && !canComplainAbout(order.status))
    throw new Refusal(409, 'complaint_before_sending');
  const open = complaints.filter(({ status }) => !isComplaintOver(status));
  const goods = countAfterSale(lines, withdrawals, open, order.status === 'cancelled');
  const asked = new Map<number, number>();
  const rows = form.rows.map((row, index): ComplaintRow => {
    const line = lines.find(({ kind, variant_id }) => kind === 'product' && variant_id === row.productId);
    const good = goods.find(({ productId }) => productId === row.productId);
    const wrong = (flag: string) =>
      new Refusal(400, 'invalid_request', { fields: { [`rows.${index}.productId`]: `validation.${flag}` } });
    if (!line || !good) throw wrong('invalid');
    const count = (asked.get(good.productId) ?? 0) + 1;
    asked.set(good.productId, count);
    if (count > good.bought) throw wrong('above_bought');
    if (count > piecesOfBuyer(good.pieces)) throw wrong('not_with_buyer');
    if (count + good.complained > good.bought) throw new Refusal(409, 'complaint_known');
    return {
      ...row,
      ...{ manufacturer: line.manufacturer, model: line.name, color: line.color, size: line.size },
      ...{ noSize: line.size === '', price: String(toDecimal(line.unit_minor)) },
      unitDiscount: line.reference_minor !== null && line.unit_minor < line.reference_minor,
      calculatedDiscount: line.discount_minor > 0,
    };
  });
  const day = shopDay(order.placed_at);
  const number = shownOrderNumber(order.number);
  return { ...form, ...{ rows, store: '', receipt: '', orderNumber: number, orderDate: day, timeOfPurchase: day } };
}
