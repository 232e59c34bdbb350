import { z } from 'zod';
import { locale } from './locale.ts';
import { returnReason } from './returns.ts';
import { rowIdInPath } from './row-id.ts';
import { figureDays } from './staff-choices.ts';

const days = z.coerce
  .number()
  .pipe(z.union(figureDays.map((each) => z.literal(each))))
  .default(30);

/** GET /api/staff/figures/sales/. `store`: what is collected there; store staff get the figures of their own alone. */
export const salesFiguresQuery = z.object({
  days,
  store: rowIdInPath.optional(),
});

const count = z.number().int();
/** Amounts with VAT, in the currency that was charged. */
const soldOfDay = z.object({
  day: z.iso.date(),
  orders: count.describe('placed on this day, and paid or to be paid by invoice'),
  cancelled: count.describe('of these, cancelled since'),
  paid: z.number().describe('charged on this day; not what an earlier purchase paid for'),
  refunded: z.number().describe('given back on this day for goods, delivery or out of good will'),
  called_off: z.number().describe('given back on this day for orders that were cancelled'),
  moved: z.number().describe('of what came back: turned into an exchange or a gift card, and not paid out'),
  gift_cards: z.number().describe('paid with gift cards for orders of this day, in euro'),
});
export type SoldOfDay = z.infer<typeof soldOfDay>;

export const salesFigures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** The store whose figures these are; null for the whole shop. */
  store: count.nullable(),
  /** What may be asked for; none for store staff. */
  stores: z.array(z.object({ id: count, name: z.string() })),
  currencies: z.array(
    z.object({ currency: z.string(), days: z.array(soldOfDay), total: soldOfDay.omit({ day: true }) }),
  ),
  /** The steps that the orders placed in these days have reached. */
  steps: z.object({ placed: count, sold: count, delivered: count, returned: count }),
  /** Carts of signed-in customers that hold something now; null for a store. */
  carts: count.nullable(),
  /** Pieces that were declared to come back in these days. */
  returns: z.array(z.object({ reason: returnReason.nullable(), pieces: count })),
});
export type SalesFigures = z.infer<typeof salesFigures>;

/** GET /api/staff/figures/demand/ */
export const demandFiguresQuery = z.object({ days });
export const demandFigures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Words that found nothing as they were typed, from three searches on, the most frequent first. */
  searches: z.array(z.object({ words: z.string(), locale, searches: count })),
  /** Products that were looked at while nothing of them could be ordered. */
  sold_out: z.array(
    z.object({
      id: count,
      name: z.string(),
      views: count,
      waiting: count.describe('who asked to be told when it is back'),
      stock: count.describe('pieces that the web shop can sell now'),
    }),
  ),
});
export type DemandFigures = z.infer<typeof demandFigures>;
