import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { columnOf, type LabelOf } from './label-of.ts';

/** The answer to who asked waits for the carrier for a moment; the outbox looks after what that did not bring. */
const patienceMs = 20_000;
export const labelPatience = (): Date => new Date(Date.now() + patienceMs);

/** Promises the carrier's label of a case, once, in the transaction that asks for it. */
export async function askForLabel(
  tx: Transaction<Tables>,
  of: LabelOf,
  { carrier, place = '' }: { carrier: string; place?: string },
): Promise<void> {
  const [column, value] = columnOf(of);
  const { id } = await tx
    .insertInto('parcel_labels')
    .values({ [column]: value, carrier, place })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, {
    ...{ kind: 'parcel_label', payload: { labelId: id }, dedupeKey: `parcel_label ${id}` },
    availableAt: labelPatience(),
  });
}

/** A label of a case that has ended names its buyer for nothing. */
export async function endLabel(tx: Transaction<Tables>, of: LabelOf): Promise<void> {
  const [column, value] = columnOf(of);
  await tx.deleteFrom('parcel_labels').where(column, '=', value).execute();
}
