import type { Locale, Order, OrderSummary } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { convertMinor } from 'mf-shared/rules/whole-unit-currency';
import type { Executor } from '../../db/schema.ts';
import { mediaPath } from '../../read-model/media-path.ts';
import { translate } from '../../texts/translate.ts';
import { readAfterSale } from '../after-sale/read-after-sale.ts';
import { invoiceDueOn, isUnpaidInvoice } from './invoice-due.ts';
import { type OrderFilter, type OrderRows, readOrderRows } from './read-order-rows.ts';

/** One order as its buyer sees it: amounts in the currency that is paid. @returns null when there is none. */
export async function readOrder(db: Executor, filter: OrderFilter, locale: Locale): Promise<Order | null> {
  const [rows] = await readOrderRows(db, filter);
  return rows ? toOrder(rows, locale) : null;
}

/** Newest first. */
export async function readOrderSummaries(db: Executor, customerId: number): Promise<OrderSummary[]> {
  return (await readOrderRows(db, { customerId })).map(toSummary);
}

export function toSummary({ order, lines, payment }: OrderRows): OrderSummary {
  const money = moneyOf({ order, payment });
  return {
    number: order.number,
    placed_at: order.placed_at.toISOString(),
    status: order.status,
    payment_status: payment?.status ?? 'created',
    payment_due: payment && isUnpaidInvoice(payment) ? invoiceDueOn(order.placed_at) : null,
    total: money(order.total_minor),
    currency: payment?.currency ?? order.currency,
    line_count: lines.length,
    images: lines.slice(0, 4).map((line) => mediaPath(line.image)),
  };
}

export function toOrder(rows: OrderRows, locale: Locale): Order {
  const { order, lines, payment, history } = rows;
  const money = moneyOf(rows);
  const processor = payment?.provider ?? '';
  const means = order.gift_campaign_code_id === null ? processor : 'giftcampaign';
  return {
    ...toSummary(rows),
    lines: lines.map((line) => ({
      kind: line.kind,
      productId: line.variant_id ?? 0,
      modelId: line.model_id,
      name: line.name,
      manufacturer: line.manufacturer,
      color: line.color,
      size: line.size,
      type: line.type,
      image: mediaPath(line.image),
      path: line.path,
      amount: line.amount,
      unit_price: money(line.unit_minor),
      row_total: money(line.row_minor),
      vat_percent: line.vat_basis_points / 100,
      vat: money(line.vat_minor),
      bundle: typeof line.extra.bundle_name === 'string' ? line.extra.bundle_name : '',
    })),
    delivery: {
      method: order.delivery_method,
      name: order.delivery.name ?? '',
      location: order.delivery.location ?? '',
      price: money(order.delivery_minor + order.repack_minor),
      estimate_text: order.delivery.estimate_text ?? '',
      in_parts: order.extra.part_delivery === true,
      packed_with: typeof order.extra.post_delivery === 'string' ? order.extra.post_delivery : null,
    },
    address: {
      first_name: order.first_name,
      last_name: order.last_name,
      address: order.address,
      postal_code: order.postal_code,
      city: order.city,
      phone: order.phone,
      email: order.email,
    },
    discount_total: money(order.discount_minor),
    gift_card_total: money(order.gift_card_minor),
    vat: order.vat.map((share) => ({
      percent: share.basis_points / 100,
      net: money(share.net_minor),
      vat: money(share.vat_minor),
    })),
    payment: {
      processor,
      name: means === '' ? '' : translate(locale, `payment.${means}.name`),
      status: payment?.status ?? 'created',
      failure: payment?.failure ?? null,
    },
    history: history.map((move) => ({ status: move.status, at: move.at.toISOString() })),
    after_sale: readAfterSale(rows, locale),
  };
}

/** Euro cents → a decimal in the currency that is paid, at the rate of the order's day. */
function moneyOf({ order, payment }: Pick<OrderRows, 'order' | 'payment'>): (euroMinor: number) => number {
  const currency = payment?.currency ?? order.currency;
  const rate = currency === order.shown_currency ? order.shown_rate : 1;
  return (euroMinor) => toDecimal(convertMinor(euroMinor, rate, currency));
}
