import { z } from 'zod';

/**
 * Rules AFTER-81, AFTER-84 to AFTER-86: what was paid for an order, and what went back. `credit` takes something off an
 * invoice that is not paid, and `invoice` is the smaller one that follows.
 */
export const receiptKind = z.enum(['sale', 'refund', 'credit', 'invoice']);

export const receiptSummary = z.object({
  /** `2026-000123` for a sale, `2026-R000012` for a refund, `2026-C…` for a credit note, `2026-I…` for an invoice. */
  number: z.string(),
  kind: receiptKind,
  order_number: z.string(),
  issued_at: z.string(),
  /** In `currency`; of a refund what went back. */
  total: z.number(),
  currency: z.string(),
});
export type ReceiptSummary = z.infer<typeof receiptSummary>;

export const receipt = receiptSummary.extend({
  placed_at: z.string(),
  /** Address of the same as a PDF; it opens for an hour. */
  pdf: z.string(),
  /** In which it was issued and in which its `words` are. */
  language: z.string(),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    business_id: z.string(),
    vat_number: z.string(),
    email: z.string(),
  }),
  buyer: z.object({
    name: z.string(),
    /** Empty for people. */
    organisation: z.string(),
    vat_number: z.string(),
    address: z.string(),
    postal_code: z.string(),
    city: z.string(),
    state: z.string(),
  }),
  lines: z.array(
    z.object({
      name: z.string(),
      /** Colour, size and type. */
      detail: z.string(),
      amount: z.number().int(),
      /** One piece before offers. */
      unit_price: z.number(),
      /** Offers and codes, of the whole line. */
      reduced: z.number(),
      /** Null where more than one rate is in it. */
      vat_percent: z.number().nullable(),
      total: z.number(),
    }),
  ),
  vat: z.array(z.object({ percent: z.number(), net: z.number(), vat: z.number() })),
  means: z.array(z.object({ name: z.string(), amount: z.number() })),
  words: z.object({
    title: z.string(),
    order: z.string(),
    business_id: z.string(),
    vat_number: z.string(),
    issued: z.string(),
    ordered: z.string(),
    buyer: z.string(),
    product: z.string(),
    pieces: z.string(),
    price: z.string(),
    reduced: z.string(),
    vat: z.string(),
    total: z.string(),
    sum: z.string(),
    rate: z.string(),
    net: z.string(),
    gross: z.string(),
    means: z.string(),
    note: z.string(),
  }),
});
export type Receipt = z.infer<typeof receipt>;

/** GET /api/orders/{number}/receipts/?key=: with the order's key, or signed in as who placed it. Oldest first. */
export const orderReceipts = z.object({ receipts: z.array(receipt) });
export type OrderReceipts = z.infer<typeof orderReceipts>;
export const receiptsQuery = z.object({ key: z.string().max(200).optional() });

/** GET /api/customer/receipts/: newest first. */
export const customerReceipts = z.object({ receipts: z.array(receiptSummary) });
export type CustomerReceipts = z.infer<typeof customerReceipts>;

/** GET /api/orders/{number}/receipts/{receipt}/pdf/: by the signed address of a receipt. */
export const receiptPdfQuery = z.object({ until: z.coerce.number().int(), signature: z.string().max(200) });

/**
 * POST /api/orders/{number}/receipts/{receipt}/mail/ with the order's key or signed in as who placed it, and
 * /api/staff/orders/{number}/receipts/{receipt}/mail/: mails the PDF to the order's own address (AFTER-108).
 */
export const mailReceiptRequest = z.object({ key: z.string().max(200).optional() });
export const mailReceiptResponse = z.object({
  /** Where it goes. */
  email: z.string(),
});
export type MailReceiptResponse = z.infer<typeof mailReceiptResponse>;
