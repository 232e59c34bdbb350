import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { CurrencyRate } from 'mf-shared/rules/order-amounts';
import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import { vatOfGross } from 'mf-shared/rules/vat-of-gross';
import { stepMinor } from 'mf-shared/rules/whole-unit-currency';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { chargedAmounts } from '../orders/charged-amounts.ts';
import { hashOrderKey } from '../orders/order-key.ts';
import type { ExchangeRow, OrderRows } from '../orders/read-order-rows.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { differenceEnds } from './hold-exchanges.ts';

export interface ExchangeOrder {
  id: number;
  number: string;
  paymentId: string;
  /** The amount of its payment, in minor units of the currency that was paid. */
  moneyMinor: number;
  /** Until when the difference can be paid; null where there is none. */
  payUntil: Date | null;
}

/** What pays an exchange: money that its buyer paid before, and what gift cards paid, in euro cents. */
export interface PaidWith {
  money: number;
  cardsEuro: number;
}

/**
 * Writes the order of an exchange: to the same buyer and address, delivered for nothing, with what was kept for it. It waits
 * for a payment that the caller makes of the first order's, and for the difference where there is one.
 * @throws Refusal 409 where it would wait in a store that has closed
 */
export async function writeExchangeOrder(
  tx: Transaction<Tables>,
  secret: ServiceSecret,
  { rows, held, paidWith }: { rows: OrderRows; held: readonly ExchangeRow[]; paidWith: PaidWith },
): Promise<ExchangeOrder> {
  const { order } = rows;
  await refuseClosedStore(tx, order);
  const { currency, paid } = chargedAmounts(rows);
  const paymentId = `pay_${randomUUID()}`;
  const lines = held.flatMap((row) => linesOf(row, paid));
  const extraMinor = sum(held.map(({ extra_minor }) => extra_minor));
  const payUntil = extraMinor > 0 ? differenceEnds(new Date()) : null;
  const amount_minor = paidWith.money + extraMinor;
  const made = await tx
    .insertInto('orders')
    .values({ ...orderRow(order, lines, paidWith), key_hash: hashOrderKey(secret.keyFor('order', paymentId)) })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  const order_id = made.id;
  await tx
    .insertInto('order_lines')
    .values(lines.map((line, index) => ({ ...line, order_id, line_number: index + 1 })))
    .execute();
  await tx.insertInto('order_status_history').values({ order_id, status: 'pending_payment' }).execute();
  await tx
    .insertInto('payments')
    .values({ id: paymentId, order_id, provider: 'exchange', amount_minor, currency })
    .execute();
  await handOver(tx, held, { order_id, payUntil });
  if (payUntil !== null)
    await enqueue(tx, {
      ...{ kind: 'difference_end', payload: { orderId: order_id }, dedupeKey: `difference_end ${order_id}` },
      availableAt: payUntil,
    });
  return { ...made, paymentId, moneyMinor: paidWith.money, payUntil };
}

async function refuseClosedStore(tx: Transaction<Tables>, order: OrderRows['order']): Promise<void> {
  const closed = await tx
    .selectFrom('delivery_methods as m')
    .innerJoin('stores as s', (join) => join.on(sql`s.id::text`, '=', order.delivery_location))
    .select('s.id')
    .where('m.slug', '=', order.delivery_method)
    .where('m.country_code', '=', order.country_code)
    .where('m.kind', 'in', ['store', 'express'])
    .where('s.is_open', '=', false)
    .executeTakeFirst();
  if (closed) throw new Refusal(409, 'exchange_store_closed');
}

/** Promises the pieces that were kept for the return to its order: the stock stays as it is. */
async function handOver(
  tx: Transaction<Tables>,
  held: readonly ExchangeRow[],
  { order_id, payUntil }: { order_id: number; payUntil: Date | null },
): Promise<void> {
  const shelves = Map.groupBy(held, ({ variant_id, store_id }) => `${variant_id} ${store_id}`);
  const promised = [...shelves.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { variant_id, store_id } = first;
    const expires_at = payUntil ?? first.expires_at;
    return [{ order_id, variant_id, store_id, expires_at, amount: sum(same.map(({ amount }) => amount)) }];
  });
  await tx.insertInto('reservations').values(promised).execute();
  await tx
    .updateTable('exchanges')
    .set({ status: 'ordered', settled_at: new Date(), order_id, ...(payUntil && { expires_at: payUntil }) })
    .where(
      'id',
      'in',
      held.map(({ id }) => id),
    )
    .execute();
}

type Line = ReturnType<typeof linesOf>[number];

function orderRow(order: OrderRows['order'], lines: readonly Line[], { cardsEuro }: PaidWith) {
  const total = sum(lines.map(({ row_minor }) => row_minor));
  const byRate = Map.groupBy(lines, ({ vat_basis_points }) => vat_basis_points);
  const vat = [...byRate].map(([basis_points, ofRate]) => {
    const share = vatOfGross(sum(ofRate.map(({ row_minor }) => row_minor)), basis_points / 100);
    return { basis_points, net_minor: share.netMinor, vat_minor: share.vatMinor };
  });
  const { customer_id, language, country_code, tax_area_id, currency, shown_currency, shown_rate } = order;
  const { first_name, last_name, address, postal_code, city, state, phone, email } = order;
  return {
    ...{ customer_id, language, country_code, tax_area_id, currency, shown_currency, shown_rate },
    ...{ first_name, last_name, address, postal_code, city, state, phone, email },
    ...{ lines_minor: total, total_minor: total, gift_card_minor: cardsEuro, vat: JSON.stringify(vat) },
    ...{ delivery_method: order.delivery_method, delivery_location: order.delivery_location },
    delivery: JSON.stringify({ name: order.delivery.name ?? '', location: order.delivery.location ?? '' }),
    extra: JSON.stringify({ standard_delivery_minor: 0 }),
  };
}

/** Pieces that are charged alike are one line, in euro cents as every order's. */
function linesOf({ variant_id, amount, value_minor, extra_minor, line }: ExchangeRow, paid: CurrencyRate) {
  const step = stepMinor(paid.code);
  const pieces = splitLargestRemainder(
    (value_minor + extra_minor) / step,
    Array.from({ length: amount }, () => 1),
  ).map((part) => part * step);
  return [...Map.groupBy(pieces, (minor) => minor)].map(([minor, same]) => {
    const unit_minor = paid.code === 'eur' ? minor : Math.round(minor / paid.rate);
    const row_minor = unit_minor * same.length;
    const { modelId, vatBasisPoints, ...told } = line;
    return {
      ...{ ...told, kind: 'product' as const, variant_id, model_id: modelId, amount: same.length },
      ...{ unit_minor, regular_minor: unit_minor, row_minor, vat_basis_points: vatBasisPoints },
      vat_minor: vatOfGross(row_minor, vatBasisPoints / 100).vatMinor,
    };
  });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
