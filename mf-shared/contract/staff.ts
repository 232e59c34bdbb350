import { z } from 'zod';
import { lineOfText } from './accounts.ts';
import { transferStatus } from './internal-orders.ts';
import { order, orderStatus, orderSummary, paymentStatus } from './orders.ts';

/** Pages of the staff's lists: 25 rows each, and none so far back that nobody would turn to it. */
export const staffPageSize = 25;
const page = z.coerce.number().int().min(1).max(1000).default(1);
const paged = { total: z.number().int(), page: z.number().int(), page_count: z.number().int() };

/** GET /api/staff/orders/, newest first. `q`: words that stand in the number, the email or the name, all of them. */
export const staffOrdersQuery = z.object({ q: lineOfText(100).default(''), status: orderStatus.optional(), page });
export const staffOrderRow = orderSummary.omit({ images: true }).extend({
  name: z.string(),
  email: z.string(),
  delivery: z.string(),
});
export const staffOrdersResponse = z.object({ results: z.array(staffOrderRow), ...paged });
export type StaffOrderRow = z.infer<typeof staffOrderRow>;
export type StaffOrdersResponse = z.infer<typeof staffOrdersResponse>;

/** One thing that happened to an order. `by`: the member of staff; null when the buyer or the system did it. */
export const orderLogEntry = z.object({
  at: z.string(),
  by: z.string().nullable(),
  action: z.enum(['status', 'refund']),
  from: orderStatus.nullable(),
  to: orderStatus.nullable(),
  /** Of a refund, in the currency that was paid. */
  amount: z.number().nullable(),
  note: z.string(),
});
export type OrderLogEntry = z.infer<typeof orderLogEntry>;

/** GET /api/staff/orders/{number}/. Amounts are in the currency that was paid. */
export const staffOrder = order.extend({
  language: z.string(),
  country_code: z.string(),
  special_request: z.string(),
  has_account: z.boolean(),
  /** Where staff may move it (decisions.md, Status moves). */
  next: z.array(orderStatus),
  payments: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      status: paymentStatus,
      amount: z.number(),
      captured: z.number(),
      refunded: z.number(),
      created_at: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      status: z.enum(['requested', 'done', 'refused']),
      reason: z.string(),
      created_at: z.string(),
    }),
  ),
  /** What can still go back; refunds under way count as gone. */
  refundable: z.number(),
  log: z.array(orderLogEntry),
});
export type StaffOrder = z.infer<typeof staffOrder>;

/** GET /api/staff/transfer-requests/, newest first. `open`: what somebody still has to send or receive. */
export const staffTransfersQuery = z.object({ status: z.enum(['open', ...transferStatus.options]).optional(), page });
const storeName = z.object({ id: z.number().int(), name: z.string() });
export const staffTransfer = z.object({
  id: z.number().int(),
  status: transferStatus,
  next: z.array(transferStatus),
  created_at: z.string(),
  by: z.string().nullable(),
  to: storeName,
  is_high_priority: z.boolean(),
  reserves: z.boolean(),
  rows: z.array(
    z.object({
      productId: z.number().int(),
      name: z.string(),
      manufacturer: z.string(),
      color: z.string(),
      size: z.string(),
      type: z.string(),
      path: z.string(),
      amount: z.number().int(),
      from: storeName,
    }),
  ),
});
export type StaffTransfer = z.infer<typeof staffTransfer>;
export const staffTransfersResponse = z.object({ results: z.array(staffTransfer), ...paged });
export type StaffTransfersResponse = z.infer<typeof staffTransfersResponse>;
