import { z } from 'zod';
import { lineOfText } from './accounts.ts';
import { declaredWithdrawal } from './after-sale.ts';
import { orderStatus, paymentStatus } from './order-status.ts';
import { staffStoryEntry } from './order-story.ts';
import { order, orderSummary } from './orders.ts';
import { receiptSummary } from './receipts.ts';
import { rowIdInPath } from './row-id.ts';
import { orderSorts, paymentMeans } from './staff-choices.ts';
import { countryAsked, daysAsked, pagedAnswer, staffPage } from './staff-pages.ts';

/** GET /api/staff/orders/. `q`: words that stand in the number, the email or the name, all of them. */
export const staffOrdersQuery = z.object({
  q: lineOfText(100).default(''),
  status: orderStatus.optional(),
  /** `open`: a withdrawal or a return was declared and waits to be handled. */
  withdrawals: z.literal('open').optional(),
  /** The first and the last day on which they were placed, by the shop's calendar. */
  ...daysAsked,
  /** The store where they are collected. */
  store: rowIdInPath.optional(),
  /** The key of a way to deliver, in any country. */
  delivery: lineOfText(120).optional(),
  /** How the newest payment is made, and how it stands. */
  paid_by: z.enum(paymentMeans).optional(),
  payment: paymentStatus.optional(),
  country: countryAsked.optional(),
  sort: z.enum(orderSorts).default('newest'),
  page: staffPage,
});
export const staffOrderRow = orderSummary.omit({ images: true }).extend({
  name: z.string(),
  email: z.string(),
  delivery: z.string(),
  /** How many declared withdrawals and returns wait to be handled. */
  open_withdrawals: z.number().int(),
});
export const staffOrdersResponse = z.object({ results: z.array(staffOrderRow), ...pagedAnswer });
/** GET /api/staff/orders/choices/: what orders can be narrowed to. Store staff, who see one store's orders, choose none. */
export const orderChoices = z.object({
  stores: z.array(z.object({ id: z.number().int(), name: z.string() })),
  deliveries: z.array(z.object({ slug: z.string(), name: z.string() })),
  countries: z.array(z.string()).describe('where goods were ever sent, or can be'),
});
export type OrderChoices = z.infer<typeof orderChoices>;
export type StaffOrderRow = z.infer<typeof staffOrderRow>;
export type StaffOrdersResponse = z.infer<typeof staffOrdersResponse>;

/** What a buyer declared, with what the staff need to handle it. */
export const staffWithdrawal = declaredWithdrawal.extend({
  id: z.number().int(),
  reason: z.string(),
  /** What the buyer proved the order with: the key of a mailed link, its email and number, the account; `staff`: at a counter. */
  proof: z.enum(['key', 'email', 'account', 'staff']).nullable(),
  /** Whether the goods were with the buyer, or on their way there. */
  has_left: z.boolean(),
  /** A question to the buyer waits, or a repair: the page of the return goes on with it. */
  is_in_work: z.boolean(),
  /** What can be given back of it now. */
  proposed: z.number(),
  /** The part of it that goes back to the gift cards that paid a part of the order. */
  to_gift_card: z.number(),
  note: z.string(),
});
export type StaffWithdrawal = z.infer<typeof staffWithdrawal>;

/** GET /api/staff/orders/{number}/. Amounts are in the currency that was paid. */
export const staffOrder = order.extend({
  language: z.string(),
  country_code: z.string(),
  special_request: z.string(),
  has_account: z.boolean(),
  /** Where staff may move it (AFTER-8 to AFTER-14). */
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
      is_blocked: z.boolean(),
    }),
  ),
  withdrawals: z.array(staffWithdrawal),
  /** Which of the goods that are still with the shop stay there: all of them, some, or none. */
  withheld: z.enum(['all', 'some', 'none']),
  /** Each with the address of its PDF, which opens for an hour. */
  receipts: z.array(receiptSummary.extend({ pdf: z.string() })),
  story: z.array(staffStoryEntry),
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

/** POST /api/staff/orders/{number}/status/: the moves of AFTER-9 to AFTER-14. */
export const moveOrderRequest = z.object({
  status: orderStatus,
  note: z.string().max(500).default(''),
  /** The withdrawn products are left out; needed where some were withdrawn before the parcel left. */
  without_withdrawn: z.boolean().default(false),
  /** The tracking code of the parcel that leaves; ignored where none does. */
  tracking_code: z.string().trim().max(60).default(''),
});
export const moveOrderResponse = z.object({
  order_number: z.string(),
  status: orderStatus,
  next: z.array(orderStatus),
});
export type MoveOrderResponse = z.infer<typeof moveOrderResponse>;

/** POST /api/staff/orders/{number}/withdrawals/{id}/settle/: once. `amount`: what is proposed, without one. */
export const settleWithdrawalRequest = z.object({
  outcome: z.enum(['refunded', 'closed', 'revoked']),
  amount: z.number().positive().max(1_000_000).optional(),
  /** The goods go back on the shelves that they were taken from. */
  restock: z.boolean().default(false),
  note: z.string().max(500).default(''),
  /** What the buyer is told, on the page of the return and by mail. */
  answer: z.string().trim().max(2000).default(''),
});
export const settleWithdrawalResponse = z.object({
  reference: z.string(),
  outcome: z.enum(['refunded', 'closed', 'revoked']),
  /** What was taken off an invoice that is not paid. */
  credited: z.number(),
  /** What went back to gift cards that paid. */
  to_gift_card: z.number(),
  /** Null where no money goes back. */
  refund: z.object({ amount: z.number(), status: z.enum(['requested', 'done', 'refused']) }).nullable(),
  /** Number of the order that sends what is wanted instead; null where nothing is. */
  exchange_order: z.string().nullable(),
});
export type SettleWithdrawalResponse = z.infer<typeof settleWithdrawalResponse>;
