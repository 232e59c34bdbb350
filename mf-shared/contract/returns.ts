import { z } from 'zod';
import { afterSaleKind, exchangeBack } from './after-sale.ts';
import { attachment } from './attachments.ts';
import { letter, parcelLabel, requestKey, withFiles } from './case-parts.ts';
import { complaintEvent } from './complaints.ts';

/** Why a product comes back (AFTER-38). */
export const returnReason = z.enum([
  'too_small',
  'too_big',
  'poor_fit',
  'wrong_color',
  'not_as_described',
  'wrong_product',
  'faulty',
  'late',
  'changed_mind',
  'other',
]);
export type ReturnReason = z.infer<typeof returnReason>;

/**
 * `label`: with a label of the shop's carrier (AFTER-46); `repack`: in the bag that it came in (AFTER-48); `store`: it is brought
 * to a store (AFTER-47); `post`: as the buyer sends it.
 */
export const returnWay = z.enum(['post', 'store', 'label', 'repack']);
export type ReturnWay = z.infer<typeof returnWay>;

/** What a buyer wants for a product: money, or another size or colour of it (AFTER-36). */
export const returnWish = z.enum(['money', 'exchange']);

/** How the money of a return goes back: the way it was paid, or as a new gift card over it (AFTER-92). */
export const moneyWish = z.enum(['payment', 'gift_card']);
export type MoneyWish = z.infer<typeof moneyWish>;

/** Where a return is (AFTER-50 to AFTER-55); `cancelled`: by the buyer, before it came. */
export const returnStatus = z.enum([
  'new-return',
  'processing-return',
  'more_info-return',
  'fixing-return',
  'processed-return',
  'rejected-return',
  'cancelled',
]);
export type ReturnStatus = z.infer<typeof returnStatus>;

/**
 * POST /api/returns/, in two steps like a withdrawal: without `confirmation` it tells what it would be, with it the return
 * is declared. The same `requestKey` sent again is the same return. A reason is needed for each line once the law's time is
 * over (AFTER-22, AFTER-38).
 */
export const returnRequest = z.object({
  order_number: z.string().trim().min(1).max(40),
  key: z.string().max(200).optional(),
  email: z.string().max(254).optional(),
  lines: z
    .array(
      z.object({
        productId: z.number().int(),
        amount: z.number().int().min(1).max(999),
        reason: returnReason.optional(),
        wish: returnWish.default('money'),
        /** The variant that is wanted; needed for an exchange (AFTER-39). */
        variantId: z.number().int().optional(),
      }),
    )
    .min(1)
    .max(200),
  money: moneyWish.default('payment'),
  way: returnWay.default('post'),
  /** The place of GET /api/pickup-points/ where a parcel with a label is handed in. */
  drop_point: z.string().max(100).default(''),
  message: z.string().trim().max(2000).default(''),
  ...withFiles,
  requestKey: requestKey.optional(),
  confirmation: z.string().max(100).optional(),
});

/**
 * POST /api/returns/sums/: what the lines that are ticked until now would bring, with the order's proof (AFTER-101). Reasons
 * may still be missing, and nothing is declared with the answer.
 */
export const returnSumsRequest = returnRequest.pick({ order_number: true, key: true, email: true, lines: true });
export const returnSums = z.object({
  /** The money, `delivery` included, before the way back has cost anything; in the currency that was paid. */
  refund: z.number(),
  delivery: z.number(),
  /** What exchanges cost more, to be paid once the return is accepted. */
  extra: z.number(),
  currency: z.string(),
  /** What each way back would take off. */
  fees: z.array(z.number()),
});
export type ReturnSums = z.infer<typeof returnSums>;

/** POST /api/returns/exchanges/: what the products of an order can be exchanged for, with the order's proof. */
export const exchangeChoicesRequest = returnRequest.pick({ order_number: true, key: true, email: true });
export const exchangeChoice = z.object({
  variantId: z.number().int(),
  color: z.string(),
  size: z.string(),
  type: z.string(),
  /** The picture of its colour; '' where there is none. */
  image: z.string(),
  /** Pieces that can be kept now. */
  in_stock: z.number().int(),
  /** What one piece costs today. */
  price: z.number(),
  /** What comes back beside it for one piece, two and so on, for as many as can be exchanged for it. */
  given_back: z.array(z.number()),
  /** The same of what is to be paid beside it, once the return is accepted (AFTER-95). */
  extra: z.array(z.number()),
});
export type ExchangeChoice = z.infer<typeof exchangeChoice>;
export const exchangeChoices = z.object({
  /** By product that was bought; none for what cannot be exchanged. */
  lines: z.array(z.object({ productId: z.number().int(), choices: z.array(exchangeChoice) })),
  currency: z.string(),
  /** Last day that a variant is kept which is wanted today. */
  kept_until: z.string(),
});
export type ExchangeChoices = z.infer<typeof exchangeChoices>;

/**
 * What was decided about pieces of a product: they are taken back, for less money because they were used or damaged, or not
 * at all; or they are repaired, and then the buyer's again.
 */
export const lineOutcome = z.enum(['accepted', 'reduced', 'refused', 'repair', 'repaired']);
export type LineOutcome = z.infer<typeof lineOutcome>;

const decidedPieces = z.object({
  id: z.number().int(),
  amount: z.number().int(),
  outcome: lineOutcome,
  /** What goes back for them. */
  refund: z.number(),
  /** Why, in words for the buyer. */
  reason: z.string(),
  /** What becomes of refused pieces; null where it was not written down, and for all others. */
  refused: z
    .object({
      /** The store that keeps them, with its address; null where they are sent back. */
      kept_in: z.string().nullable(),
      /** Last day to fetch them, `YYYY-MM-DD`. */
      kept_until: z.string(),
    })
    .nullable(),
  attachments: z.array(attachment),
});

/** What both sides wrote, and where the return moved with it. */
export const returnEvent = complaintEvent.extend({ status: returnStatus.nullable() });
export type ReturnEvent = z.infer<typeof returnEvent>;

/** A place of the carrier's, as it was told when it was chosen. */
export const dropPoint = z.object({
  id: z.string(),
  carrier: z.string(),
  name: z.string(),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  opening_hours: z.string(),
});
export type DropPoint = z.infer<typeof dropPoint>;

/** What every list and page of returns tells. */
export const returnFacts = {
  /** Written on the parcel, `100123-1`. */
  reference: z.string(),
  order_number: z.string(),
  kind: afterSaleKind,
  status: returnStatus,
  way: returnWay,
  declared_at: z.string(),
  received_at: z.string().nullable(),
  settled_at: z.string().nullable(),
  tracking_code: z.string(),
};

/** GET /api/returns/{code}/ */
export const returnCase = z.object({
  ...returnFacts,
  code: z.string(),
  lines: z.array(
    z.object({
      productId: z.number().int(),
      name: z.string(),
      image: z.string().nullable(),
      amount: z.number().int(),
      reason: returnReason.nullable(),
      exchange: exchangeBack.optional(),
      /** What was decided about its pieces; empty before the inspection. */
      decided: z.array(decidedPieces),
    }),
  ),
  /** The money that is promised, `delivery` included, in `currency`; null where it was not written down. */
  refund: z.number().nullable(),
  delivery: z.number(),
  /** What the way back costs; `refund` is without it. */
  fee: z.number(),
  /** The money goes back as a new gift card, because the buyer wants it. */
  as_gift_card: z.boolean(),
  currency: z.string(),
  /** What was given back, and where to, once it is settled. */
  given: z.array(
    z.object({
      to: z.enum(['payment', 'gift_card', 'invoice']),
      /** The means of payment by name, in the reader's language; '' for gift cards. */
      means: z.string(),
      amount: z.number(),
      is_done: z.boolean(),
    }),
  ),
  /** Last day to send the goods, `YYYY-MM-DD`; null where they never left the shop. */
  send_by: z.string().nullable(),
  send_to: z.string(),
  message: z.string(),
  /** How it ended, in the shop's words. */
  answer: z.string(),
  can_cancel: z.boolean(),
  can_write: z.boolean(),
  /** The form's files; those of letters and decisions stand with these. */
  attachments: z.array(attachment),
  events: z.array(returnEvent),
  /** Where the parcel is handed in. */
  drop_point: dropPoint.nullable(),
  /** The carrier's label; null for other ways, and once nothing is on its way. */
  label: parcelLabel.nullable(),
  /** The reference, or the code of the label, as a QR code: a text of 0 and 1 for each row; empty where nothing is on its way. */
  qr: z.array(z.string()),
  /** Orders that its exchanges became, with the keys that open them; none where the return was made by number and email. */
  exchange_orders: z.array(z.object({ number: z.string(), key: z.string() })),
});
export type ReturnCase = z.infer<typeof returnCase>;

/** POST /api/returns/{code}/tracking/ */
export const returnTracking = z.object({ tracking_code: z.string().trim().max(60) });

/** POST /api/returns/{code}/messages/ */
export const returnLetter = z.object({
  body: letter.min(1),
  requestKey,
  ...withFiles,
});

/** GET /api/customer/returns/ */
export const ownReturns = z.object({
  results: z.array(
    z.object({
      ...returnFacts,
      code: z.string(),
      /** What comes back, by name. */
      goods: z.array(z.string()),
      /** The picture of the first of them. */
      image: z.string().nullable(),
      /** The money that comes back, or came; null where it was not written down. */
      refund: z.number().nullable(),
      currency: z.string(),
      /** Last day to send the goods, `YYYY-MM-DD`; null where they never left the shop. */
      send_by: z.string().nullable(),
    }),
  ),
});
export type OwnReturns = z.infer<typeof ownReturns>;
