import { z } from 'zod';
import { attachment } from './attachments.ts';
import { caseHolder, caseSort, worklists } from './case-holders.ts';
import { goodsOfRefusal, letter, refusedGoods, requestKey, withFiles } from './case-parts.ts';
import { atStake, inspectedPieces } from './case-pieces.ts';
import { complaintEvent } from './complaints.ts';
import { locale } from './locale.ts';
import { returnReason, returnStatus } from './returns.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** AFTER-50 to AFTER-55, and what the buyer took back (AFTER-115); nothing that was bought in a store is repaired on a return. */
export const storeReturnStatus = returnStatus.exclude(['fixing-return']);
export type StoreReturnStatus = z.infer<typeof storeReturnStatus>;
/** How the money comes: at the till of the store, or by bank transfer (AFTER-82). */
export const storePayout = z.enum(['store', 'bank']);
export type StorePayout = z.infer<typeof storePayout>;

const line = z.string().trim().max(120).default('');

/** One product of the receipt. */
export const storeReturnRow = z.object({
  model: line,
  color: line,
  size: line,
  noSize: z.boolean().default(false),
  amount: z.number().int().min(1).max(99),
  /** Euro of one piece, as it is written: `29,90`. */
  price: z.string().trim().max(12).default(''),
  reason: z.union([z.literal(''), returnReason]).default(''),
});

export const storeReturnForm = z.object({
  /** Id of the store where it was bought. */
  store: z.string().trim().max(10).default(''),
  receipt: z.string().trim().max(60).default(''),
  /** `YYYY-MM-DD`. */
  timeOfPurchase: z.union([z.literal(''), z.iso.date()]).default(''),
  rows: z.array(storeReturnRow).min(1).max(10),
  /** Id of the store that it is brought to; '' where it is sent. */
  returnStore: z.string().trim().max(10).default(''),
  payout: storePayout.default('store'),
  accountHolder: line,
  iban: z.string().trim().max(60).default(''),
  name: line,
  email: z.string().trim().max(254).default(''),
  phone: z.string().trim().max(40).default(''),
  message: letter.default(''),
});
export type StoreReturnForm = z.infer<typeof storeReturnForm>;

/** POST /api/store-returns/. The same `requestKey` sent again is the same return. */
export const storeReturnRequest = storeReturnForm.extend({ requestKey, ...withFiles });

export const storeReturnEvent = complaintEvent.extend({ status: storeReturnStatus.nullable() });

const storeReturnFacts = {
  number: z.number().int(),
  status: storeReturnStatus,
  name: z.string(),
  store_name: z.string(),
  receipt: z.string(),
  /** `YYYY-MM-DD`. */
  bought_on: z.string(),
  payout: storePayout,
  /** Euro that the receipt's products cost, as the buyer told. */
  told: z.number(),
  /** Euro that are given back; null until it is decided. */
  refund: z.number().nullable(),
  submitted_at: z.string(),
  status_at: z.string(),
  paid_at: z.string().nullable(),
};

/** GET /api/store-returns/{code}/ */
export const storeReturn = z.object({
  ...storeReturnFacts,
  code: z.string(),
  rows: z.array(
    z.object({
      model: z.string(),
      color: z.string(),
      size: z.string(),
      amount: z.number().int(),
      price: z.number(),
      reason: returnReason,
    }),
  ),
  goods: goodsOfRefusal,
  /** Where it is brought to, or the address that it is sent to. */
  return_store_name: z.string().nullable(),
  send_to: z.string(),
  /** The last day for it, `YYYY-MM-DD`. */
  send_by: z.string(),
  /** The parcel's tracking code, as the buyer told it. */
  tracking_code: z.string(),
  /** The buyer can take the return back, because nothing has arrived (AFTER-115). */
  can_cancel: z.boolean(),
  /** It is open: letters and tracking codes are taken. */
  can_write: z.boolean(),
  /** Last four signs of the account; '' where the money comes at the till. */
  iban_end: z.string(),
  message: z.string(),
  attachments: z.array(attachment),
  events: z.array(storeReturnEvent),
});
export type StoreReturn = z.infer<typeof storeReturn>;

/** POST /api/store-returns/{code}/messages/ */
export const storeReturnLetter = z.object({ body: letter.min(1), requestKey, ...withFiles });

/** GET /api/customer/store-returns/, the newest first. */
export const ownStoreReturns = z.object({ results: z.array(z.object({ ...storeReturnFacts, code: z.string() })) });
export type OwnStoreReturns = z.infer<typeof ownStoreReturns>;

/** GET /api/staff/store-returns/. `open`: what somebody at the shop has to do; `to_pay`: transfers that are due. */
export const staffStoreReturnsQuery = z.object({
  status: z.enum([...worklists, 'to_pay', ...storeReturnStatus.options]).optional(),
  q: z.string().max(100).default(''),
  sort: caseSort.optional(),
  page: staffPage,
});
export const staffStoreReturnRow = z.object({ ...storeReturnFacts, holder: caseHolder.nullable() });
export type StaffStoreReturnRow = z.infer<typeof staffStoreReturnRow>;
export const staffStoreReturnsResponse = z.object({
  results: z.array(staffStoreReturnRow),
  counts: z.record(z.enum([...worklists, 'to_pay', ...storeReturnStatus.options]), z.number().int()),
  at_stake: atStake,
  ...pagedAnswer,
});
export type StaffStoreReturnsResponse = z.infer<typeof staffStoreReturnsResponse>;

/** GET /api/staff/store-returns/{number}/ */
export const staffStoreReturn = storeReturn.omit({ code: true }).extend({
  email: z.string(),
  phone: z.string(),
  version: z.number().int(),
  next: z.array(storeReturnStatus),
  /** The pieces of each row. */
  pieces: z.array(inspectedPieces),
  /** Id of the store that it is brought to; null where it is sent. */
  return_store: z.number().int().nullable(),
  /** The account's holder and number, told only while a transfer is due. */
  account: z.object({ holder: z.string(), iban: z.string() }).nullable(),
  /** Other returns with this store's receipt. */
  same_receipt: z.array(z.number().int()),
});
export type StaffStoreReturn = z.infer<typeof staffStoreReturn>;

/**
 * POST /api/staff/store-returns/: goods that a buyer hands over with a receipt of a store. The return is filed and has arrived at
 * `returnStore`, in one step (AFTER-112). `language`: of the buyer's mails.
 */
export const counterStoreReturn = storeReturnRequest.extend({ language: locale });

/** POST …/move/. A refusal and a question need words for the buyer; acceptance needs what is given back, in euro. */
export const moveStoreReturn = z.object({
  version: z.number().int(),
  status: storeReturnStatus,
  body: letter.default(''),
  refund: z.string().trim().max(12).default(''),
  goods: refusedGoods,
});
/** POST …/paid/: the transfer was made. */
export const payStoreReturn = z.object({ version: z.number().int() });
