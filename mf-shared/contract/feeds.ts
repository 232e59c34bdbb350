import { z } from 'zod';
import { orderStatus } from './order-status.ts';

/** What a token of a feed opens. */
export const feedScope = z.enum(['stock', 'prices', 'orders']);
export type FeedScope = z.infer<typeof feedScope>;

/** POST /api/staff/feed-tokens/ (FEED-1). */
export const newFeedToken = z.strictObject({
  name: z.string().trim().min(1).max(100),
  scopes: z.array(feedScope).min(1).max(10),
  /** The last day that it holds, at most two years ahead. */
  lastDay: z.iso.date(),
});
export type NewFeedToken = z.infer<typeof newFeedToken>;

export const feedToken = z.object({
  id: z.number().int(),
  name: z.string(),
  scopes: z.array(feedScope),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
});
export type FeedToken = z.infer<typeof feedToken>;

/** The secret is told once and stored hashed. */
export const madeFeedToken = feedToken.extend({ token: z.string() });
export const feedTokens = z.object({ tokens: z.array(feedToken) });

const mostRows = 1000;

/** POST /api/feeds/stock/ and /api/feeds/prices/: each row is judged alone (FEED-2). */
export const feedRows = z.strictObject({ rows: z.array(z.unknown()).min(1).max(mostRows) });

export const feedAnswer = z.object({
  /** Rows that changed the shop. */
  changed: z.number().int(),
  /** Rows that say what the shop has. */
  unchanged: z.number().int(),
  /** Rows that are not newer than what was taken before: a repeated message, or one that comes late. */
  older: z.number().int(),
  refused: z.array(
    z.object({
      /** Its place in the call, from 0. */
      row: z.number().int(),
      field: z.string(),
      /** For people, in the language of the request's Accept-Language. */
      message: z.string(),
    }),
  ),
});
export type FeedAnswer = z.infer<typeof feedAnswer>;

/** GET /api/feeds/orders/: since a cursor of an earlier answer; without one, from the first order on. */
export const feedOrdersQuery = z.object({
  since: z
    .string()
    .regex(/^\d{1,15}$/)
    .default('0'),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});

const minor = z.number().int();
/** A sold order as it is now. Amounts in minor units of its currency, VAT included. */
const feedOrder = z.object({
  number: z.string(),
  status: orderStatus,
  /** Whether all or some goods of an unsent order were withdrawn from and leave the shop with no parcel; once it is cancelled, `none`. */
  withheld: z.enum(['all', 'some', 'none']),
  placedAt: z.string(),
  paidAt: z.string().nullable(),
  language: z.string(),
  currency: z.string(),
  totalMinor: minor,
  deliveryMinor: minor,
  discountMinor: minor,
  repackMinor: minor,
  giftCardMinor: minor,
  recipient: z.object({
    firstName: z.string(),
    lastName: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    /** `US-CA`; empty in countries whose addresses have none. */
    state: z.string(),
    country: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  delivery: z.object({ method: z.string(), location: z.string(), request: z.string() }),
  lines: z.array(
    z.object({
      line: z.number().int(),
      /** Null where the shop has no such variant any more. */
      sku: z.string().nullable(),
      name: z.string(),
      amount: z.number().int(),
      /** How many of them the buyer has withdrawn from or returns; with an unsent order they are left out. */
      withdrawn: z.number().int(),
      unitMinor: minor,
      discountMinor: minor,
      vatBasisPoints: z.number().int(),
      vatMinor: minor,
    }),
  ),
  /** From which shelves the pieces were sold. */
  shelves: z.array(z.object({ sku: z.string(), store: z.string(), amount: z.number().int() })),
});
export type FeedOrder = z.infer<typeof feedOrder>;

export const feedOrders = z.object({
  orders: z.array(feedOrder),
  /** For the next call; the same one as long as nothing changes. */
  cursor: z.string(),
  /** Whether the next call will bring more at once. */
  hasMore: z.boolean(),
});
export type FeedOrders = z.infer<typeof feedOrders>;
