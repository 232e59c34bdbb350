import type { Database } from '../../db/schema.ts';

/** Keeps that a callback came, once however often it comes; what it held is not kept: the provider is asked instead. */
export async function noteCallback(
  db: Database,
  event: { provider: string; eventId: string; paymentId: string; kind: string },
): Promise<{ processed: () => Promise<void> }> {
  await db
    .insertInto('payment_events')
    .values({ provider: event.provider, event_id: event.eventId, payment_id: event.paymentId, kind: event.kind })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute();
  return {
    async processed() {
      await db
        .updateTable('payment_events')
        .set({ processed_at: new Date() })
        .where('provider', '=', event.provider)
        .where('event_id', '=', event.eventId)
        .where('processed_at', 'is', null)
        .execute();
    },
  };
}
