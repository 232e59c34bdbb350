import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** The answer to the buyer waits for the carrier for a moment; the outbox looks after what that did not bring. */
const patienceMs = 20_000;

/** Promises the carrier's label of a return, once, in the transaction that declares it. */
export async function askForLabel(
  tx: Transaction<Tables>,
  { returnId, carrier }: { returnId: number; carrier: string },
): Promise<void> {
  await tx.insertInto('return_labels').values({ return_id: returnId, carrier }).execute();
  await enqueue(tx, {
    ...{ kind: 'return_label', payload: { returnId }, dedupeKey: `return_label ${returnId}` },
    availableAt: new Date(Date.now() + patienceMs),
  });
}

/** A label of a return that has ended names its buyer for nothing. */
export async function endLabel(tx: Transaction<Tables>, returnId: number): Promise<void> {
  await tx.deleteFrom('return_labels').where('return_id', '=', returnId).execute();
}
