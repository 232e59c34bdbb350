import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { endMailKey, writeRefund } from '../order-mails/mail-refund.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';

const payloadOf = z.object({
  ...{ orderId: z.number().int(), cause: z.string(), amountMinor: z.number().int(), processor: z.string() },
  complaintId: z.string(),
});
const againMs = 10_000;

/** Writes that the money of a complaint was sent, where the mail about the complaint left before its receipt (AFTER-130). */
export const lateReceiptHandler =
  (db: Database): OutboxHandler =>
  async (payload) => {
    const { complaintId, ...refund } = payloadOf.parse(payload);
    const waiting = await db
      .selectFrom('outbox')
      .select('id')
      .where('dedupe_key', '=', endMailKey(complaintId))
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    // The receipts that the first mail carries are known once it has left.
    if (waiting) return new Date(Date.now() + againMs);
    const complaint = await db
      .selectFrom('complaints')
      .select('receipts_mailed')
      .where('id', '=', complaintId)
      .executeTakeFirst();
    if (!complaint?.receipts_mailed.includes(refund.cause)) await writeRefund(db, refund);
    return null;
  };
