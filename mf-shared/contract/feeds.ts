import { z } from 'zod';

/** What a token of a feed opens. */
export const feedScope = z.enum(['stock', 'prices']);
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
