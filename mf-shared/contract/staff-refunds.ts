import { z } from 'zod';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/**
 * `refused`: the provider gives nothing, and somebody has to see to it; `waiting`: the provider has not answered for a
 * while, and is asked again by itself; `settled`: it was refused, and seen to since.
 */
export const staffRefundState = z.enum(['refused', 'waiting', 'settled']);
export type StaffRefundState = z.infer<typeof staffRefundState>;

/** GET /api/staff/refunds/: the oldest first, of what is settled the newest. `open`: all that somebody has to look at. */
export const staffRefundsQuery = z.object({
  status: z.enum(['open', ...staffRefundState.options]).default('open'),
  page: staffPage,
});
export const staffRefundRow = z.object({
  id: z.string(),
  order_number: z.string(),
  /** The return whose goods it pays back, `100123-1`; null for others. */
  return_reference: z.string().nullable(),
  state: staffRefundState,
  amount: z.number(),
  currency: z.string(),
  /** The means of payment by name, in the reader's language. */
  means: z.string(),
  name: z.string(),
  reason: z.string(),
  created_at: z.string(),
  /** How often the provider was asked in vain, and when it is asked again; null where nothing is asked by itself. */
  tries: z.number().int(),
  next_try_at: z.string().nullable(),
  /** What became of a refund that is `settled`. */
  ended: z.enum(['tried_again', 'by_hand', 'closed']).nullable(),
});
export type StaffRefundRow = z.infer<typeof staffRefundRow>;
export const staffRefundsResponse = z.object({
  results: z.array(staffRefundRow),
  counts: z.record(staffRefundState, z.number().int()),
  ...pagedAnswer,
});
export type StaffRefundsResponse = z.infer<typeof staffRefundsResponse>;

/**
 * POST /api/staff/refunds/{id}/: `again` asks the provider once more; `by_hand`: the money was sent by bank transfer, for
 * which `note` says when and where; `close`: nothing more goes back, for the reason in `note`.
 */
export const settleRefundRequest = z.object({
  action: z.enum(['again', 'by_hand', 'close']),
  note: z.string().trim().max(500).default(''),
});
export const settleRefundResponse = z.object({
  /** The status of the refund that took its place, or of itself where it still waited. */
  status: z.enum(['requested', 'done', 'refused']),
});
export type SettleRefundResponse = z.infer<typeof settleRefundResponse>;
