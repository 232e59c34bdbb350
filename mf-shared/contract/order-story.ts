import { z } from 'zod';
import { linesBack } from './after-sale.ts';
import { order } from './orders.ts';

/** What can happen to an order, from its placing to the last refund. */
export const storyKind = z.enum([
  'ordered',
  'exchange_of',
  'invoiced',
  'confirmed',
  'paid',
  'not_paid',
  'packing',
  'ready',
  'at_pickup_point',
  'sent',
  'delivered',
  'cancellation_asked',
  'cancellation_refused',
  'cancelled',
  'withdrawal',
  'return',
  'received',
  'more_info',
  'fixing',
  'accepted',
  'refused',
  'taken_back',
  'exchanged',
  'exchange_ended',
  'refund',
  'refund_waits',
  'refund_failed',
  'credited',
  'complaint',
  'complaint_settled',
  'complaint_refused',
]);
export type StoryKind = z.infer<typeof storyKind>;

/** One thing that happened to an order, as its buyer is told. */
export const storyEntry = z.object({
  at: z.string(),
  kind: storyKind,
  /** What was paid, or goes back, in the currency that was paid. */
  amount: z.number().nullable(),
  /** The means of payment, the place of delivery, the other order of an exchange, or the last day to pay an invoice (`YYYY-MM-DD`). */
  detail: z.string(),
  /** The return's or the complaint's number. */
  reference: z.string(),
  /** The goods that it is about, where not all of them are. */
  lines: z.array(linesBack),
  /** What the shop said to it. */
  words: z.string(),
  /** The page that tells more: of a return or a complaint by its code, or of the order's receipts. */
  link: z.object({ page: z.enum(['return', 'complaint', 'receipts']), code: z.string() }).nullable(),
  /** Number of the receipt that was issued for it. */
  receipt: z.string(),
});
export type StoryEntry = z.infer<typeof storyEntry>;

/** The same for the staff: who did it, null for the buyer and the system, and what they noted. */
export const staffStoryEntry = storyEntry.extend({ by: z.string().nullable(), note: z.string() });
export type StaffStoryEntry = z.infer<typeof staffStoryEntry>;

/** An order with its story, oldest first. Who came by number and email alone is told no more than the order's own course. */
export const orderWithStory = order.extend({ story: z.array(storyEntry) });
export type OrderWithStory = z.infer<typeof orderWithStory>;
