import { z } from 'zod';
import { lineOfText } from './accounts.ts';
import { orderStatus, paymentStatus } from './order-status.ts';
import { order, orderSummary } from './orders.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** GET /api/staff/orders/, newest first. `q`: words that stand in the number, the email or the name, all of them. */
export const staffOrdersQuery = z.object({
  q: lineOfText(100).default(''),
  status: orderStatus.optional(),
  page: staffPage,
});
export const staffOrderRow = orderSummary.omit({ images: true }).extend({
  name: z.string(),
  email: z.string(),
  delivery: z.string(),
});
export const staffOrdersResponse = z.object({ results: z.array(staffOrderRow), ...pagedAnswer });
export type StaffOrderRow = z.infer<typeof staffOrderRow>;
export type StaffOrdersResponse = z.infer<typeof staffOrdersResponse>;

/** One thing that happened to an order. `by`: the member of staff; null when the buyer or the system did it. */
export const orderLogEntry = z.object({
  at: z.string(),
  by: z.string().nullable(),
  action: z.enum(['status', 'refund', 'invoice_paid']),
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
  /** What can still go back, `refundable_goods` of it for everything but gift cards; refunds under way count as gone. */
  refundable: z.number(),
  refundable_goods: z.number(),
  /** Gift cards that the order bought: in euro, `refundable` in the currency that was paid. */
  gift_cards: z.array(
    z.object({
      id: z.number().int(),
      hint: z.string(),
      initial: z.number(),
      spent: z.number(),
      given_back: z.number(),
      left: z.number(),
      refundable: z.number(),
      is_frozen: z.boolean(),
    }),
  ),
  log: z.array(orderLogEntry),
});
export type StaffOrder = z.infer<typeof staffOrder>;

/**
 * POST /api/staff/orders/{number}/refund/, `Idempotency-Key` required. No amount: all that is left. An amount is for
 * `gift_card`, one that the order bought, and without it for everything else.
 */
export const refundRequest = z.object({
  amount: z.number().positive().max(1_000_000).optional(),
  gift_card: z.number().int().optional(),
  reason: z.string().max(500).default(''),
});
export const refundResponse = z.object({
  order_number: z.string(),
  refund_id: z.string(),
  status: z.enum(['requested', 'done', 'refused']),
  amount: z.number(),
  refunded_total: z.number(),
  currency: z.string(),
});
export type RefundResponse = z.infer<typeof refundResponse>;

/** POST /api/staff/orders/{number}/invoice-paid/: the money for the order's invoice has come. */
export const settleInvoiceRequest = z.object({ note: z.string().max(500).default('') });
export const settleInvoiceResponse = z.object({ order_number: z.string(), payment_status: paymentStatus });
export type SettleInvoiceResponse = z.infer<typeof settleInvoiceResponse>;

/** POST /api/staff/orders/{number}/status/: the moves of decisions.md, Status moves. */
export const moveOrderRequest = z.object({ status: orderStatus, note: z.string().max(500).default('') });
export const moveOrderResponse = z.object({
  order_number: z.string(),
  status: orderStatus,
  next: z.array(orderStatus),
});
export type MoveOrderResponse = z.infer<typeof moveOrderResponse>;
