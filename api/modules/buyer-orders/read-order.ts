import type { Locale, Order, OrderSummary, OrderWithStory } from 'mf-shared/contract';
import { townLine } from 'mf-shared/rules/address-state';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { readMounting } from 'mf-shared/rules/ski-mounting';
import { type VatShare, vatOfGross } from 'mf-shared/rules/vat-of-gross';
import { vatOfTotal } from 'mf-shared/rules/vat-of-total';
import type { Executor } from '../../db/schema.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { translate } from '../../texts/translate.ts';
import { readAfterSale } from '../after-sale/read-after-sale.ts';
import { readStory, type StoryReader } from '../order-story/read-order-story.ts';
import { chargedAmounts } from '../orders/charged-amounts.ts';
import { invoiceDueOn, isInvoiceDue } from '../orders/invoice-due.ts';
import { type OrderLineAmounts, orderAmountsOf } from '../orders/order-amounts-of.ts';
import { type OrderFilter, type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import { mountedName } from '../ski-wizard/mounted-name.ts';

/** One order as its buyer sees it: amounts in the currency that is paid. @returns null when there is none. */
export async function readOrder(db: Executor, filter: OrderFilter, locale: Locale): Promise<Order | null> {
  const [rows] = await readOrderRows(db, filter);
  return rows ? toOrder(rows, locale) : null;
}

/** The same with what happened to it. `reader`: a stranger came by number and email alone. */
export async function readOrderWithStory(
  { db, secret }: Pick<ServiceContext, 'db' | 'secret'>,
  filter: OrderFilter,
  { reader, locale }: { reader: StoryReader; locale: Locale },
): Promise<OrderWithStory | null> {
  const [rows] = await readOrderRows(db, filter);
  if (!rows) return null;
  const order = toOrder(rows, locale);
  // A parcel's page says where its receiver lives.
  if (reader === 'stranger') order.delivery.tracking = null;
  return { ...order, story: await readStory(db, secret, rows, { reader, locale }) };
}

/** Newest first. */
export async function readOrderSummaries(db: Executor, customerId: number): Promise<OrderSummary[]> {
  return (await readOrderRows(db, { customerId })).map(toSummary);
}

export function toSummary(rows: OrderRows): OrderSummary {
  const { order, lines, payment } = rows;
  const { amounts, currency } = chargedAmounts(rows);
  return {
    number: order.number,
    placed_at: order.placed_at.toISOString(),
    status: order.status,
    payment_status: payment?.status ?? 'created',
    payment_due: payment && isInvoiceDue(payment) ? invoiceDueOn(order.placed_at) : null,
    total: toDecimal(amounts.totalMinor),
    currency,
    line_count: lines.length,
    images: lines.slice(0, 4).map((line) => mediaPath(line.image)),
    delivery: {
      name: order.delivery.name ?? '',
      location: order.delivery.location ?? '',
      estimate_text: order.delivery.estimate_text ?? '',
      tracking: order.tracking_code === '' ? null : { code: order.tracking_code, link: order.tracking_link },
    },
  };
}

/** The set that a line belongs to, with whom it is mounted for; empty where it is bought by itself. */
function bundleNameOf({ bundle_name, mounting }: Record<string, unknown>, locale: Locale): string {
  return typeof bundle_name === 'string' ? mountedName(bundle_name, readMounting(mounting), locale) : '';
}

/** A table: what a buyer is shown of an order, field by field. */
export function toOrder(rows: OrderRows, locale: Locale): Order {
  const { order, lines, payment, history } = rows;
  const { amounts, currency } = chargedAmounts(rows);
  const processor = payment?.provider ?? '';
  const means = order.gift_campaign_code_id === null ? processor : 'giftcampaign';
  const summary = toSummary(rows);
  return {
    ...summary,
    lines: lines.map((line, at) => ({
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
      ...lineMoney(amounts.lines[at], line),
      vat_percent: line.vat_basis_points / 100,
      bundle: bundleNameOf(line.extra, locale),
    })),
    products_total: toDecimal(amounts.productsMinor),
    offers_total: toDecimal(amounts.offersMinor),
    shown: shownTotal(rows, currency),
    delivery: {
      ...summary.delivery,
      method: order.delivery_method,
      price: toDecimal(amounts.deliveryMinor + amounts.repackMinor),
      in_parts: order.extra.part_delivery === true,
      packed_with: typeof order.extra.post_delivery === 'string' ? order.extra.post_delivery : null,
    },
    address: {
      first_name: order.first_name,
      last_name: order.last_name,
      address: order.address,
      postal_code: order.postal_code,
      city: order.city,
      state: order.state,
      country: order.country_code,
      town: townLine(order),
      phone: order.phone,
      email: order.email,
    },
    discount_total: toDecimal(amounts.discountMinor),
    credited_total: toDecimal(payment?.credited_minor ?? 0),
    gift_card_total: toDecimal(amounts.totalMinor - amounts.payableMinor),
    vat: vatOfTotal(order.vat.map(toVatShare), amounts.totalMinor, { code: currency }).map((share) => ({
      percent: share.percent,
      net: toDecimal(share.netMinor),
      vat: toDecimal(share.vatMinor),
    })),
    payment: {
      processor,
      name: means === '' ? '' : translate(locale, `payment.${means}.name`),
      status: payment?.status ?? 'created',
      failure: payment?.failure ?? null,
    },
    history: history.map((move) => ({ status: move.status, at: move.at.toISOString() })),
    after_sale: readAfterSale(rows, locale),
    exchange_for: rows.exchangeFor,
  };
}

function lineMoney(amounts: OrderLineAmounts | undefined, { vat_basis_points }: { vat_basis_points: number }) {
  const { unitMinor = 0, referenceMinor = null, rowMinor = 0, discountMinor = 0 } = amounts ?? {};
  return {
    unit_price: toDecimal(unitMinor),
    reference_price: referenceMinor === null ? null : toDecimal(referenceMinor),
    row_total: toDecimal(rowMinor),
    vat: toDecimal(vatOfGross(rowMinor - discountMinor, vat_basis_points / 100).vatMinor),
  };
}

const toVatShare = (share: { basis_points: number; net_minor: number; vat_minor: number }): VatShare => ({
  percent: share.basis_points / 100,
  netMinor: share.net_minor,
  vatMinor: share.vat_minor,
});

/** What was to pay in the currency that the buyer looked at; null where that is the one that is charged. */
function shownTotal({ order, lines }: OrderRows, charged: string): Order['shown'] {
  const { shown_currency: currency, shown_rate: rate } = order;
  if (currency === charged) return null;
  return { currency, amount: toDecimal(orderAmountsOf(order, lines, { code: currency, rate }).payableMinor) };
}
