import { z } from 'zod';
import { rowIdInPath } from './row-id.ts';
import { giftCardStates } from './staff-choices.ts';

const cardId = rowIdInPath;
const moment = z.iso.datetime();

export type GiftCardState = (typeof giftCardStates)[number];

/** What staff change of a gift card, and what says whether somebody changed it meanwhile (STAFF-42). */
export const giftCardStanding = z.object({
  hint: z.string().max(10).describe('the last characters of its code; another code has others'),
  is_blocked: z.boolean(),
  reason: z.string().max(500).describe('why it was blocked, or pays again'),
});
export type GiftCardStanding = z.infer<typeof giftCardStanding>;

/** Amounts are euro. */
const row = z.object({
  id: z.number().int(),
  hint: z.string(),
  state: z.enum(giftCardStates),
  is_frozen: z.boolean().describe('the cancellation of its order waits'),
  value: z.number(),
  left: z.number(),
  held: z.number().describe('by payments in progress: comes back if they fail'),
  currency: z.string(),
  expires_on: z.string().nullable(),
  order_number: z.string().nullable().describe('of the order that bought it, or whose return it pays'),
  email: z.string().describe('where its code was sent'),
  recipient: z.string().describe('the person it is made out to'),
});
export type StaffGiftCardRow = z.infer<typeof row>;

/**
 * GET /api/staff/gift-cards/, the newest first. `q`: the number of an order, a whole email address, or the last characters
 * of a code. `before`: the cursor that the page before gave as `next`.
 */
export const staffGiftCardsQuery = z.object({
  q: z.string().trim().max(254).optional(),
  state: z.enum(giftCardStates).optional(),
  before: cardId.optional(),
});
export const staffGiftCards = z.object({ results: z.array(row), next: z.number().int().nullable() });
export type StaffGiftCards = z.infer<typeof staffGiftCards>;

const otherCard = z.object({ id: z.number().int(), hint: z.string() });
const booking = z.object({
  /**
   * `bought`, and `given` for a return or a complaint; `held` and `paid` by an order, `returned` by it; `refunded` to the buyer, or
   * `refund_asked`; `moved` when its code ended.
   */
  kind: z.enum([
    'bought',
    'given',
    'given_for_complaint',
    'held',
    'paid',
    'returned',
    'refunded',
    'refund_asked',
    'moved',
  ]),
  at: moment.nullable(),
  amount: z.number(),
  order_number: z.string().nullable(),
  card: otherCard.nullable().describe('the ended code, or the card that goes on'),
});
export type GiftCardBooking = z.infer<typeof booking>;

/** GET /api/staff/gift-cards/{id}/. A whole code is told to nobody. */
export const staffGiftCard = row.extend({
  standing: giftCardStanding,
  spent: z.number(),
  given_back: z.number(),
  replaced_by: otherCard.nullable(),
  /** Whether the mail with its code went out, or is being sent now; null where the shop does not know. */
  mail: z.enum(['sent', 'leaving', 'waiting']).nullable(),
  bookings: z.array(booking),
});
export type StaffGiftCard = z.infer<typeof staffGiftCard>;

/** PUT /api/staff/gift-cards/{id}/block/. `was`: what was read; it is not saved over anything else. */
export const giftCardBlock = z.object({
  is_blocked: z.boolean(),
  reason: z.string().trim().max(500),
  was: giftCardStanding,
});

/**
 * POST /api/staff/gift-cards/{id}/reissue/: a new code by mail; the old one ends, and what is left moves. Without `email` it
 * goes where the old one went; another address is written twice, and the one before is told. A blocked card asks whether it
 * stays blocked, and why or why not.
 */
export const giftCardReissue = z.object({
  email: z.email().max(254).optional(),
  email_again: z.string().trim().max(254).optional(),
  keeps_block: z.boolean().optional().describe('required of a blocked card'),
  reason: z.string().trim().max(500).optional().describe('required of a blocked card'),
  was: giftCardStanding,
});
/** POST /api/staff/gift-cards/{id}/resend/ sends the mail that waits at once. */
