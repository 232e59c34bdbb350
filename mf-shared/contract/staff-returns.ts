import { z } from 'zod';
import { withdrawOrderResponse } from './after-order.ts';
import { exchangeBack } from './after-sale.ts';
import { attachment } from './attachments.ts';
import { caseHolder, caseSort, worklists } from './case-holders.ts';
import { letter, requestKey, withFiles } from './case-parts.ts';
import { atStake, inspectedPieces, pieceCondition, pieceDestination } from './case-pieces.ts';
import {
  lineOutcome,
  returnCase,
  returnFacts,
  returnReason,
  returnRequest,
  returnStatus,
  returnSumsRequest,
} from './returns.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

const returnLists = [...worklists, ...returnStatus.options] as const;

/** GET /api/staff/returns/, the one that waits longest first. `q`: reference, order, tracking code, name or email. */
export const staffReturnsQuery = z.object({
  status: z.enum(returnLists).optional(),
  q: z.string().max(100).default(''),
  sort: caseSort.optional(),
  page: staffPage,
});
export const staffReturnRow = z.object({
  ...returnFacts,
  id: z.number().int(),
  /** Since when it is where it is. */
  status_at: z.string(),
  name: z.string(),
  /** Its goods were sent to the buyer: they have to come back first. */
  has_left: z.boolean(),
  lines: z.array(
    z.object({
      name: z.string(),
      image: z.string().nullable(),
      amount: z.number().int(),
      reason: returnReason.nullable(),
      exchange: exchangeBack.optional(),
    }),
  ),
  refund: z.number().nullable(),
  fee: z.number(),
  currency: z.string(),
  send_by: z.string().nullable(),
  message: z.string(),
  received_store: z.number().int().nullable(),
  attachments: z.array(attachment),
  holder: caseHolder.nullable(),
});
export type StaffReturnRow = z.infer<typeof staffReturnRow>;
export const staffReturnsResponse = z.object({
  results: z.array(staffReturnRow),
  counts: z.record(z.enum(returnLists), z.number().int()),
  /** What was promised for all that is for the shop to do, per currency (AFTER-99). */
  at_stake: atStake,
  ...pagedAnswer,
});
export type StaffReturnsResponse = z.infer<typeof staffReturnsResponse>;

/** POST /api/staff/returns/{id}/receive/: the goods are here, once. No store: at the address of returns. */
export const receiveReturn = z.object({ store: z.number().int().nullable().default(null) });

/** GET /api/staff/returns/{reference}/ */
export const staffReturn = returnCase
  .omit({ code: true, qr: true, drop_point: true, label: true, exchange_orders: true, lines: true })
  .extend({
    id: z.number().int(),
    /** Rises with each write: who writes says which one was read. */
    version: z.number().int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    language: z.string(),
    has_left: z.boolean(),
    received_store: z.number().int().nullable(),
    /** Where it may go by a move alone; the inspection makes the others. */
    next: z.array(returnStatus),
    lines: z.array(
      returnCase.shape.lines.element.extend({
        /** How many pieces wait for a decision. */
        open: z.number().int(),
        /** What was promised for these pieces, as money. */
        share: z.number(),
        /** The store that the pieces were taken from; null where they stood in none. */
        shelf: z.number().int().nullable(),
        /** Where its model lies in the shop, by the shelves' codes. */
        shelf_codes: z.array(z.string()),
        /** In the order of `decided`. */
        inspected: z.array(inspectedPieces),
      }),
    ),
  });
export type StaffReturn = z.infer<typeof staffReturn>;

/** POST …/move/: a question needs words for the buyer. */
export const moveReturn = z.object({
  version: z.number().int(),
  status: returnStatus,
  body: letter.default(''),
});
/** POST …/messages/: a letter to the buyer, or a note that the staff keep to themselves. */
export const staffReturnLetter = z.object({
  version: z.number().int(),
  body: letter.min(1),
  is_internal: z.boolean(),
});

/**
 * POST …/inspection/: decides about every piece that waits for it. Without `total` it tells what it would be; with the
 * total that was told it is booked, once.
 */
export const inspectReturn = z.object({
  version: z.number().int(),
  lines: z
    .array(
      z.object({
        productId: z.number().int(),
        amount: z.number().int().min(1).max(999),
        outcome: lineOutcome,
        /** The money for these pieces where the outcome is `reduced`: less than what was promised. */
        refund: z.number().positive().max(1_000_000).optional(),
        /** Words for the buyer; needed where less goes back, or nothing. */
        reason: z.string().trim().max(1000).default(''),
        condition: pieceCondition.nullable().default(null),
        /** Left out: the store where there is one, the workshop for a repair, sent back what is refused, else written off. */
        destination: pieceDestination.optional(),
        /** The store that puts accepted pieces in stock, or keeps refused ones. */
        store: z.number().int().nullable().default(null),
        /** The shelf in the store, or which workshop. */
        place: z.string().trim().max(60).default(''),
        /** Pictures of them, of a draft of their own. */
        ...withFiles,
      }),
    )
    .min(1)
    .max(200),
  /** More words for the buyer. */
  answer: letter.default(''),
  total: z.number().optional(),
});
export const inspectReturnResponse = z.object({
  step: z.enum(['told', 'booked']),
  /** Where the return moves with it. */
  status: returnStatus,
  /** In the order of what was asked. */
  lines: z.array(z.object({ productId: z.number().int(), amount: z.number().int(), refund: z.number() })),
  /** Standard delivery, where all goods of a withdrawal are taken back. */
  delivery: z.number(),
  /** The part of the fee for the way back that is taken. */
  fee: z.number(),
  /** What goes back: the lines and the delivery less the fee, to the cent. */
  total: z.number(),
  to_payment: z.number(),
  to_gift_card: z.number(),
  currency: z.string(),
  /** Once it is booked: what became of the refund; null where no money goes back to the means of payment. */
  refund: z.enum(['requested', 'done', 'refused']).nullable(),
});
export type InspectReturnResponse = z.infer<typeof inspectReturnResponse>;

/**
 * GET /api/staff/returns/counter/: the order of a buyer who stands at a counter, as its buyer sees it (AFTER-110). `q`: its
 * number, or the number of a return of it; `email`: it has to be the order's, where it is given.
 */
export const counterQuery = z.object({
  q: z.string().trim().min(1).max(100),
  email: z.string().trim().max(254).default(''),
});

/**
 * POST /api/staff/returns/counter/: goods that a buyer hands over, in two steps as POST /api/returns/. Without `confirmation`
 * it tells what it would be; with it the return is declared and has arrived at `store`, in one step and without the buyer's
 * proof (AFTER-111). The same `requestKey` sent again is the same return.
 */
export const counterRequest = returnRequest
  .pick({ order_number: true, lines: true, money: true, confirmation: true })
  .extend({ store: z.number().int().optional(), requestKey: requestKey.optional() });
export const counterResponse = withdrawOrderResponse
  .omit({ code: true, order: true })
  /** The return's reference; null before it was declared. */
  .extend({ reference: z.string().nullable() });
export type CounterResponse = z.infer<typeof counterResponse>;

/** POST …/counter/sums/ and …/counter/exchanges/, as those of buyers. */
export const counterSumsRequest = returnSumsRequest.omit({ key: true, email: true });
export const counterExchangesRequest = counterSumsRequest.pick({ order_number: true });

/** GET /api/staff/returns/reasons/: what comes back and why, the product that comes back most first. */
export const returnReasonsQuery = z.object({
  days: z.coerce.number().int().min(1).max(3650).default(365),
  page: staffPage,
});
export const returnReasonsResponse = z.object({
  results: z.array(
    z.object({
      modelId: z.number().int(),
      name: z.string(),
      sold: z.number().int(),
      returned: z.number().int(),
      reasons: z.array(z.object({ reason: returnReason.nullable(), amount: z.number().int() })),
    }),
  ),
  ...pagedAnswer,
});
export type ReturnReasonsResponse = z.infer<typeof returnReasonsResponse>;
