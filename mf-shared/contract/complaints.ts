import { z } from 'zod';
import { attachment } from './attachments.ts';
import { caseHolder, caseSort, worklists } from './case-holders.ts';
import { goodsOfRefusal, letter, parcelLabel, refusedGoods, requestKey, withFiles } from './case-parts.ts';
import { atStake, inspectedPieces } from './case-pieces.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** AFTER-50 to AFTER-55. */
export const complaintStatus = z.enum([
  'new-return',
  'processing-return',
  'more_info-return',
  'fixing-return',
  'processed-return',
  'rejected-return',
]);
export type ComplaintStatus = z.infer<typeof complaintStatus>;
export const complaintWish = z.enum(['repair', 'new', 'price_reduction', 'money']);
export type ComplaintWish = z.infer<typeof complaintWish>;
export const complaintOutcome = z.enum(['repaired', 'replaced', 'price_reduced', 'refunded']);
export type ComplaintOutcome = z.infer<typeof complaintOutcome>;

const line = z.string().trim().max(120).default('');

/** One product of a complaint (AFTER-63). */
export const complaintRow = z.object({
  /** Tells the form's rows apart. */
  rowId: z.string().max(40).default(''),
  /** The order's product; null for what was bought in a store. */
  productId: z.number().int().nullable().default(null),
  manufacturer: line,
  model: line,
  color: line,
  size: line,
  noSize: z.boolean().default(false),
  /** The price as it is written, in euro for what was bought in a store. */
  price: z
    .string()
    .trim()
    .regex(/^\d{1,6}(?:[.,]\d{1,2})?$/)
    .default('0'),
  used: z.enum(['', 'no', 'few', 'weekly', 'daily']).default(''),
  /** The piece itself was cheaper than usual. */
  unitDiscount: z.boolean().default(false),
  /** The order's discount lowered it. */
  calculatedDiscount: z.boolean().default(false),
  complaint: letter.default(''),
});
export type ComplaintRow = z.infer<typeof complaintRow>;

export const complaintForm = z.object({
  customerName: line,
  email: z.string().trim().max(254).default(''),
  phone: z.string().trim().max(40).default(''),
  address: line,
  postNumber: z.string().trim().max(20).default(''),
  city: line,
  /** `US-CA`, of an order to a country whose addresses have one (CHECKOUT-81). */
  state: z.string().trim().max(6).default(''),
  /** 'S' is the web shop (AFTER-65). */
  salesChannel: z.enum(['S', 'store']),
  /** Id of the store where it was bought; '' for the web shop. */
  store: z.string().trim().max(60).default(''),
  /** Id of the store that the product is brought to, if any. */
  targetStore: z.string().trim().max(60).default(''),
  orderNumber: z.string().trim().max(40).default(''),
  receipt: z.string().trim().max(60).default(''),
  /** `YYYY-MM-DD`: of a purchase in a store, and of an order. */
  timeOfPurchase: z.union([z.literal(''), z.iso.date()]).default(''),
  orderDate: z.union([z.literal(''), z.iso.date()]).default(''),
  wish: complaintWish.default('repair'),
  rows: z.array(complaintRow).min(1).max(20),
});
export type ComplaintForm = z.infer<typeof complaintForm>;

/**
 * POST /api/reclamations/. An order is proven by its key, by the account, or by the email that it was placed with. The same
 * `requestKey` sent again is the same complaint.
 */
export const complaintRequest = complaintForm.extend({
  requestKey,
  orderKey: z.string().max(200).optional(),
  ...withFiles,
});

/** What was written, and where the case moved with it. */
export const complaintEvent = z.object({
  id: z.number().int(),
  at: z.string(),
  by: z.enum(['buyer', 'staff']),
  /** First name of who wrote for the shop; '' for a buyer. */
  signature: z.string(),
  status: complaintStatus.nullable(),
  body: z.string(),
  is_internal: z.boolean(),
  attachments: z.array(attachment),
});
export type ComplaintEvent = z.infer<typeof complaintEvent>;

const complaintFacts = {
  number: z.number().int(),
  status: complaintStatus,
  wish: complaintWish,
  outcome: complaintOutcome.nullable(),
  submitted_at: z.string(),
  status_at: z.string(),
  /** The last day on which the shop writes, `YYYY-MM-DD`; null where the shop has nothing to decide. */
  answer_by: z.string().nullable(),
};

/** Money that the end of a complaint gave, one part for each way: what it is called, and how much. */
const givenPart = z.object({ means: z.string(), amount: z.number(), currency: z.string() });
export type GivenPart = z.infer<typeof givenPart>;
/** How a store gives money for what it sold. */
export const storeMeans = z.enum(['till', 'bank']);
export type StoreMeans = z.infer<typeof storeMeans>;

/** GET /api/reclamations/{code}/ */
export const complaint = z.object({
  ...complaintFacts,
  code: z.string(),
  form: complaintForm,
  /** The store's name. */
  store_name: z.string(),
  /** The name of the store to which the product is brought; empty where none was named. */
  target_store_name: z.string(),
  /** A picture per row of the form; null for what is not in the catalogue. */
  images: z.array(z.string().nullable()),
  events: z.array(complaintEvent),
  goods: goodsOfRefusal,
  /** How the product gets to the shop, in words; null once it is there, and once the case is over (AFTER-120). */
  product: z
    .object({
      kind: z.enum(['keep', 'may_bring', 'bring', 'send', 'not_needed']),
      words: z.string(),
      /** Where it is brought. */
      store: z.object({ slug: z.string(), name: z.string() }).nullable(),
      /** The prepaid one that it is sent with; null where there is none (AFTER-128). */
      label: parcelLabel.nullable(),
      /** Where a parcel with the label is handed in, for example; '' where there is none. */
      place: z.string(),
      /** The code of the label as a QR code: a text of 0 and 1 for each row. */
      qr: z.array(z.string()),
    })
    .nullable(),
  /** Empty where it ended without money, or has not ended. */
  given: z.array(givenPart),
  /** The buyer's postage that was paid back; null where none was (AFTER-129). */
  postage: givenPart.nullable(),
});
export type Complaint = z.infer<typeof complaint>;
export type GoodsOfRefusal = Complaint['goods'];

/** POST /api/reclamations/{code}/messages/ */
export const complaintLetter = z.object({ body: letter.min(1), requestKey, ...withFiles });

/** GET /api/customer/reclamations/ */
export const ownComplaints = z.object({
  results: z.array(
    z.object({
      ...complaintFacts,
      ...{ code: z.string(), model: z.string(), image: z.string().nullable(), orderNumber: z.string() },
    }),
  ),
});
export type OwnComplaints = z.infer<typeof ownComplaints>;

/** GET /api/staff/reclamations/, the one that waits longest first. `open`: what somebody at the shop has to do. */
export const staffComplaintsQuery = z.object({
  status: z.enum([...worklists, ...complaintStatus.options]).optional(),
  q: z.string().max(100).default(''),
  sort: caseSort.optional(),
  page: staffPage,
});
export const staffComplaintRow = z.object({
  ...complaintFacts,
  name: z.string(),
  model: z.string(),
  /** The picture of the first product; null where it is not in the catalogue. */
  image: z.string().nullable(),
  rows: z.number().int(),
  /** Euro that its products cost. */
  price: z.number(),
  orderNumber: z.string(),
  receipt: z.string(),
  holder: caseHolder.nullable(),
});
export const staffComplaintsResponse = z.object({
  results: z.array(staffComplaintRow),
  counts: z.record(z.enum([...worklists, ...complaintStatus.options]), z.number().int()),
  at_stake: atStake,
  ...pagedAnswer,
});
export type StaffComplaintsResponse = z.infer<typeof staffComplaintsResponse>;

/** GET /api/staff/reclamations/{number}/ */
export const staffComplaint = complaint.omit({ code: true }).extend({
  version: z.number().int(),
  next: z.array(complaintStatus),
  /** Null as long as nobody has said. */
  product_needed: z.boolean().nullable(),
  /** The tracking code of the prepaid label; empty where none was made. */
  tracking_code: z.string(),
  /** The buyer was asked to send the product, without a label, and has no postage back yet. */
  owes_postage: z.boolean(),
  /** The pieces of each row of the form. */
  pieces: z.array(inspectedPieces),
  /** What can be given for its products at most: paid for them and not given back yet, or what they cost in a store. */
  givable: z.object({ amount: z.number(), currency: z.string() }),
});
export type StaffComplaint = z.infer<typeof staffComplaint>;

/** POST …/move/. A refusal and a question need words for the buyer, an end needs what was done, and how much was given. */
export const moveComplaint = z.object({
  version: z.number().int(),
  status: complaintStatus,
  body: letter.default(''),
  outcome: complaintOutcome.optional(),
  /** The refund as it is written, where the outcome gives money: in the currency that was paid. */
  refund: z.string().trim().max(12).default(''),
  /** How it was given, for what was bought in a store. */
  means: storeMeans.optional(),
  goods: refusedGoods,
});
/** POST …/product/: whether the shop must see the product (AFTER-120). */
export const askForProduct = z.object({ version: z.number().int(), is_needed: z.boolean() });
/** POST …/postage/: what the buyer paid for the parcel, as it is written, and how it was paid back (AFTER-129). */
export const payPostage = z.object({
  version: z.number().int(),
  amount: z.string().trim().max(12),
  means: storeMeans.optional(),
});
/** POST …/messages/: a letter to the buyer, or a note that the staff keep to themselves. */
export const staffLetter = z.object({ version: z.number().int(), body: letter.min(1), is_internal: z.boolean() });
