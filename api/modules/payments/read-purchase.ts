import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor } from '../../db/schema.ts';
import { productTitle } from '../orders/product-title.ts';
import { type EuroLine, type Purchase, purchaseLines } from './purchase.ts';

/** Builds from the stored order what its provider is asked to collect: the same for every repetition of a call. */
export async function readPurchase(db: Executor, paymentId: string): Promise<Purchase> {
  const found = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('orders')
    .select(['payments.currency as paid_currency', 'payments.amount_minor'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_lines as l')
          .select(['l.kind', 'l.variant_id', 'l.model_id', 'l.manufacturer', 'l.name', 'l.color', 'l.size', 'l.amount'])
          .select(['l.unit_minor', 'l.row_minor', 'l.discount_minor', 'l.vat_basis_points'])
          .whereRef('l.order_id', '=', 'orders.id')
          .orderBy('l.line_number'),
      ).as('lines'),
    )
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const euroLines: EuroLine[] = found.lines.map((line) => ({
    kind: line.kind === 'gift_card' ? 'gift_card_product' : 'product',
    reference: String(line.variant_id ?? line.model_id),
    name: [productTitle(line.manufacturer, line.name), line.color, line.size].filter(Boolean).join(' ').slice(0, 255),
    amount: line.amount,
    unitMinor: line.unit_minor,
    totalMinor: line.row_minor - line.discount_minor,
    vatBasisPoints: line.vat_basis_points,
  }));
  const sent = found.delivery_minor + found.repack_minor;
  if (sent > 0) {
    const name = found.delivery.name ?? found.delivery_method;
    const vatBasisPoints = Number(found.extra.delivery_vat_basis_points ?? 0);
    const amounts = { amount: 1, unitMinor: sent, totalMinor: sent, vatBasisPoints };
    euroLines.push({ kind: 'delivery', reference: found.delivery_method, name, ...amounts });
  }
  const rate = found.paid_currency === found.shown_currency ? found.shown_rate : 1;
  return {
    paymentId,
    orderNumber: found.number,
    language: found.language,
    country: found.country_code,
    currency: found.paid_currency,
    ...purchaseLines(euroLines, found.gift_card_minor, found.paid_currency, rate),
    buyer: {
      firstName: found.first_name,
      lastName: found.last_name,
      address: found.address,
      postalCode: found.postal_code,
      city: found.city,
      phone: found.phone,
      email: found.email,
    },
  };
}
