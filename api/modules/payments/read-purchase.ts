import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor, Row } from '../../db/schema.ts';
import { orderAmountsOf } from '../orders/order-amounts-of.ts';
import { productTitle } from '../orders/order-names.ts';
import { type ChargedLine, type Purchase, purchaseLines } from './purchase.ts';

/** Builds from the stored order what its provider is asked to collect: the same for every repetition of a call. */
export async function readPurchase(db: Executor, paymentId: string): Promise<Purchase> {
  const found = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('orders')
    .select(['payments.currency as paid_currency', 'payments.amount_minor', 'payments.part_of'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_lines as l')
          .select(['l.kind', 'l.variant_id', 'l.model_id', 'l.manufacturer', 'l.name', 'l.color', 'l.size', 'l.amount'])
          .select(['l.unit_minor', 'l.reference_minor', 'l.discount_minor', 'l.vat_basis_points', 'l.bundle_hash'])
          .select('l.extra')
          .whereRef('l.order_id', '=', 'orders.id')
          .orderBy('l.line_number'),
      ).as('lines'),
    )
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { paid_currency: code } = found;
  const facts = {
    ...{ paymentId, orderNumber: found.number, language: found.language, country: found.country_code, currency: code },
    buyer: buyerOf(found),
  };
  if (found.part_of !== null) return { ...facts, ...purchaseLines(await differenceLines(db, found.id), 0) };
  const rate = code === found.shown_currency ? found.shown_rate : 1;
  const amounts = orderAmountsOf(found, found.lines, { code, rate }, found.amount_minor);
  const lines = found.lines.map((line, at): ChargedLine => {
    const { unitMinor = 0, rowMinor = 0, discountMinor = 0 } = amounts.lines[at] ?? {};
    return {
      kind: line.kind === 'gift_card' ? 'gift_card_product' : 'product',
      reference: String(line.variant_id ?? line.model_id),
      name: [productTitle(line.manufacturer, line.name), line.color, line.size].filter(Boolean).join(' ').slice(0, 255),
      amount: line.amount,
      unitMinor,
      totalMinor: rowMinor - discountMinor,
      vatBasisPoints: line.vat_basis_points,
    };
  });
  const sent = amounts.deliveryMinor + amounts.repackMinor;
  if (sent > 0) {
    const name = found.delivery.name ?? found.delivery_method;
    const vatBasisPoints = Number(found.extra.delivery_vat_basis_points ?? 0);
    const figures = { amount: 1, unitMinor: sent, totalMinor: sent, vatBasisPoints };
    lines.push({ kind: 'delivery', reference: found.delivery_method, name, ...figures });
  }
  return {
    ...facts,
    ...purchaseLines(lines, amounts.totalMinor - amounts.payableMinor),
  };
}

const buyerOf = (order: Row<'orders'>): Purchase['buyer'] => ({
  firstName: order.first_name,
  lastName: order.last_name,
  address: order.address,
  postalCode: order.postal_code,
  city: order.city,
  state: order.state,
  phone: order.phone,
  email: order.email,
});

/** What the goods of an exchange cost beside what came back, in the currency that was paid. */
async function differenceLines(db: Executor, orderId: number): Promise<ChargedLine[]> {
  const rows = await db
    .selectFrom('exchanges')
    .select(['variant_id', 'extra_minor', 'line'])
    .where('order_id', '=', orderId)
    .where('extra_minor', '>', 0)
    .orderBy('id')
    .execute();
  return rows.map(({ variant_id, extra_minor, line }) => ({
    kind: 'product',
    reference: String(variant_id),
    name: [productTitle(line.manufacturer, line.name), line.color, line.size].filter(Boolean).join(' ').slice(0, 255),
    ...{ amount: 1, unitMinor: extra_minor, totalMinor: extra_minor, vatBasisPoints: line.vatBasisPoints },
  }));
}
