import { type RawBuilder, sql } from 'kysely';
import type { SalesFigures, SoldOfDay } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { isCollectedIn } from '../staff-orders/own-store.ts';
import { dayOf, isWithin, lastDays } from './figure-days.ts';

type Amounts = Omit<SoldOfDay, 'day'>;
/** Counts, and amounts in minor units. */
type Part = { day: string; currency: string } & Partial<Amounts>;

const none: Amounts = { orders: 0, cancelled: 0, paid: 0, refunded: 0, called_off: 0, moved: 0, gift_cards: 0 };
const counts: ReadonlySet<string> = new Set(['orders', 'cancelled']);

/** Somebody paid for it, or was let go with an invoice: it went on from where it waits for its payment. */
export const wasSold = sql<boolean>`EXISTS (SELECT FROM order_status_history h WHERE h.order_id = orders.id
  AND h.status NOT IN ('pending_payment', 'cancelled'))`;

const capturedAt = sql`coalesce(p.captured_at, p.updated_at)`;
const settledAt = sql`coalesce(r.settled_at, r.created_at)`;

/** What it is paid in. */
const currencyOfOrder = sql<string>`coalesce((SELECT p.currency FROM payments p
  WHERE p.order_id = orders.id AND p.part_of IS NULL ORDER BY p.created_at DESC LIMIT 1), 'eur')`;

export const isOfStore = (storeId: number | null): RawBuilder<boolean> =>
  storeId === null ? sql<boolean>`true` : isCollectedIn(storeId);

/**
 * Orders and money by day and currency. What is paid and given back is what payments and refunds say, to the cent, as
 * `audit:orders` holds them; the inner payment of an exchange is none, because its money had come before (STAFF-39).
 */
export async function readSales(
  db: Executor,
  days: number,
  storeId: number | null,
): Promise<SalesFigures['currencies']> {
  const ofStore = isOfStore(storeId);
  const parts = await Promise.all([
    readRows<Part>(
      db,
      sql`SELECT ${dayOf(sql`placed_at`)} AS day, ${currencyOfOrder} AS currency, count(*)::int AS orders,
          count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled
        FROM orders WHERE ${isWithin(sql`placed_at`, days)} AND ${wasSold} AND ${ofStore} GROUP BY 1, 2`,
    ),
    readRows<Part>(
      db,
      sql`SELECT ${dayOf(capturedAt)} AS day, p.currency, sum(p.captured_minor)::float AS paid
        FROM payments p JOIN orders ON orders.id = p.order_id
        WHERE p.provider <> 'exchange' AND p.captured_minor > 0 AND ${isWithin(capturedAt, days)} AND ${ofStore}
        GROUP BY 1, 2`,
    ),
    readRows<Part>(
      db,
      sql`SELECT ${dayOf(settledAt)} AS day, p.currency,
          coalesce(sum(r.amount_minor) FILTER (WHERE NOT ${isMoved} AND orders.status <> 'cancelled'), 0)::float AS refunded,
          coalesce(sum(r.amount_minor) FILTER (WHERE NOT ${isMoved} AND orders.status = 'cancelled'), 0)::float AS called_off,
          coalesce(sum(r.amount_minor) FILTER (WHERE ${isMoved}), 0)::float AS moved
        FROM payment_refunds r JOIN payments p ON p.id = r.payment_id JOIN orders ON orders.id = p.order_id
        WHERE r.status = 'done' AND ${isWithin(settledAt, days)} AND ${ofStore} GROUP BY 1, 2`,
    ),
    readRows<Part>(
      db,
      sql`SELECT ${dayOf(sql`placed_at`)} AS day, 'eur' AS currency, sum(u.amount_minor)::float AS gift_cards
        FROM gift_card_uses u JOIN orders ON orders.id = u.order_id
        WHERE u.status = 'taken' AND ${isWithin(sql`placed_at`, days)} AND ${ofStore} GROUP BY 1, 2`,
    ),
  ]);
  return byCurrency(parts.flat(), lastDays(days));
}

/** It did not leave the shop: it pays for an exchange, or stands on a gift card. */
const isMoved = sql<boolean>`(r.exchange_order_id IS NOT NULL OR r.gift_card_id IS NOT NULL)`;

/** Euro always, the others where they have something, each with every day. */
function byCurrency(parts: readonly Part[], days: readonly string[]): SalesFigures['currencies'] {
  const currencies = [
    'eur',
    ...[...new Set(parts.map(({ currency }) => currency))].filter((each) => each !== 'eur').sort(),
  ];
  return currencies.map((currency) => {
    const own = parts.filter((part) => part.currency === currency);
    return {
      currency,
      days: days.map((day) => ({ day, ...asDecimals(addUp(own.filter((part) => part.day === day))) })),
      total: asDecimals(addUp(own)),
    };
  });
}

function addUp(parts: readonly Part[]): Amounts {
  const sum = { ...none };
  for (const part of parts) for (const name of Object.keys(none) as (keyof Amounts)[]) sum[name] += part[name] ?? 0;
  return sum;
}

const asDecimals = (sum: Amounts): Amounts =>
  Object.fromEntries(
    Object.entries(sum).map(([name, value]) => [name, counts.has(name) ? value : toDecimal(value)]),
  ) as Amounts;
