import type { Transaction } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Database, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { mailLocale } from '../after-sale/declare-withdrawal.ts';
import { mailReturn } from '../after-sale/mail-return.ts';
import { canTakeBack } from '../after-sale/return-status.ts';
import { endAttachments } from '../attachments/end-attachments.ts';
import { noteWrite } from '../audit/note-write.ts';
import { endLabel } from '../carrier/ask-for-label.ts';
import { releaseExchanges } from '../exchanges/hold-exchanges.ts';
import type { FoundReturn } from './find-return.ts';
import { changeReturn, withReturn } from './with-return.ts';

/** The buyer takes a declaration back, in a language: the goods stay sold. @throws Refusal 404, 409 once the shop has them */
export function cancelReturn(db: Database, code: string, asked: Locale): Promise<void> {
  return withReturn(db, { code }, async (tx, { row, rows, reference }) => {
    if (row.outcome === 'revoked' && row.settled_by === null) return;
    if (!canTakeBack(row)) throw new Refusal(409, 'return_not_cancellable');
    await changeReturn(tx, row, { outcome: 'revoked', settled_at: new Date() });
    const hadExchange = await releaseExchanges(tx, row.id);
    await endAttachments(tx, { returnId: row.id });
    await endLabel(tx, { returnId: row.id });
    const template = hadExchange ? 'exchange_cancelled' : 'return_cancelled';
    // The code of a return proves no more than its declaration did: number and email alone were answered with it.
    const language = mailLocale(row.proof, rows.order, asked);
    await mailReturn(tx, rows, { template, reference, language });
  });
}

/** @throws Refusal 404, 409 once it was handled */
export function trackReturn(db: Database, code: string, tracking_code: string): Promise<void> {
  return withReturn(db, { code }, async (tx, { row }) => {
    if (row.outcome !== null) throw new Refusal(409, 'withdrawal_settled');
    await changeReturn(tx, row, { tracking_code });
  });
}

/**
 * The shop has the goods in its hands; said again, it stays as it was said first. Returns the return's number.
 * @throws Refusal 400 for a store that there is not, 404, 409 once it was handled
 */
export async function receiveReturn(
  { db, catalogue }: Pick<ServiceContext, 'db' | 'catalogue'>,
  { id, store, actorId }: { id: number; store: number | null; actorId: number },
): Promise<string> {
  if (store !== null && !catalogue.catalogue.allStores.has(store))
    throw new Refusal(400, 'invalid_request', { fields: { store: 'validation.invalid' } });
  return withReturn(db, { id }, async (tx, found) => {
    const { row, reference } = found;
    if (row.outcome !== null || !row.has_left) throw new Refusal(409, 'withdrawal_settled');
    if (row.received_at === null) await writeArrival(tx, found, { store, actorId });
    return reference;
  });
}

/** The goods of a return are here, in the caller's transaction, which holds its order. */
export async function writeArrival(
  tx: Transaction<Tables>,
  { row, rows, reference }: FoundReturn,
  { store, actorId }: { store: number | null; actorId: number },
): Promise<void> {
  const now = new Date();
  const isNew = row.stage === 'new-return';
  await changeReturn(tx, row, {
    ...{ received_at: now, received_store: store },
    ...(isNew ? { stage: 'processing-return', stage_at: now } : {}),
  });
  const event = { return_id: row.id, by: 'staff', actor_id: actorId } as const;
  if (isNew)
    await tx
      .insertInto('return_events')
      .values({ ...event, status: 'processing-return' })
      .execute();
  await noteWrite(tx, actorId, {
    ...{ action: 'return.received', entity: 'order', entityId: rows.order.number },
    ...{ before: null, after: { reference, store } },
  });
  await mailReturn(tx, rows, { template: 'return_received', reference });
}
