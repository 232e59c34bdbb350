import { z } from 'zod';
import type { Executor } from '../../db/schema.ts';

/**
 * What a mail asks its reader to do, while it waits in the outbox: to answer about a return or to send it, which is over
 * when the return has another stage, or to pay the difference of an exchange (AFTER-131).
 */
export const askedFor = z.union([
  z.object({ returnId: z.number().int(), stage: z.string() }),
  z.object({ differencePaymentId: z.string() }),
]);
export type AskedFor = z.infer<typeof askedFor>;

/** Whether it is still to be done: a mail may have waited for a day. */
export async function isStillAsked(db: Executor, asked: AskedFor): Promise<boolean> {
  if ('returnId' in asked) {
    const found = await db
      .selectFrom('returns')
      .select('stage')
      .where('id', '=', asked.returnId)
      .where('outcome', 'is', null)
      .executeTakeFirst();
    return found !== undefined && found.stage === asked.stage;
  }
  const due = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.id')
    .where('p.id', '=', asked.differencePaymentId)
    .where('p.status', '=', 'created')
    .where('o.status', '=', 'pending_payment')
    .executeTakeFirst();
  return due !== undefined;
}
