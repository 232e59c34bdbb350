import type { Transaction } from 'kysely';
import type { moveStoreReturn, PlacePieces, staffLetter, storeReturnLetter } from 'mf-shared/contract';
import { needsWords } from 'mf-shared/rules/complaint-moves';
import { isReturnOver } from 'mf-shared/rules/return-moves';
import { nextStoreReturnStatuses, priceMinor } from 'mf-shared/rules/store-return-fields';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { refuseOtherKeeper } from '../after-sale/refused-goods.ts';
import { claimAttachments } from '../attachments/claim-attachments.ts';
import { placedPieces, toPieces } from '../case-pieces/placed-pieces.ts';
import { changeReturn, lockReturn, noteReturn } from './lock-store-return.ts';
import { enqueueStoreReturnMail, type StoreReturnMailKind } from './mail-store-return.ts';
import { type StoreReturnRecord, toldMinorOf } from './read-store-return.ts';

interface ByStaff {
  number: number;
  actorId: number;
  version: number;
}

/** A buyer's letter with files, as long as the return is open. An answer takes one that waited for it on. @throws Refusal */
export function writeAsBuyer(
  db: Database,
  code_hash: Uint8Array,
  { body, requestKey: request_key, draft, attachments: ids }: z.output<typeof storeReturnLetter>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockReturn(tx, { code_hash });
    const twin = await tx
      .selectFrom('store_return_events')
      .select('id')
      .where('store_return_id', '=', row.id)
      .where('request_key', '=', request_key)
      .executeTakeFirst();
    if (twin) return;
    if (isReturnOver(row.status)) throw new Refusal(409, 'return_over');
    const status = row.status === 'more_info-return' ? ('processing-return' as const) : null;
    const event = await tx
      .insertInto('store_return_events')
      .values({ store_return_id: row.id, by: 'buyer', status, body, request_key })
      .returning('id')
      .executeTakeFirstOrThrow();
    await claimAttachments(tx, { storeReturnId: row.id, eventId: event.id, draft, ids });
    await changeReturn(tx, row, status ? { status, status_at: new Date() } : {});
  });
}

/**
 * Moves a return by the staff's hand. What is accepted is given at the till at once, or is a transfer that is due; what is
 * refused needs no account any more. @throws Refusal 409 where another one was faster
 */
export function moveAsStaff(
  db: Database,
  { actorId, number, ...move }: z.output<typeof moveStoreReturn> & ByStaff,
): Promise<void> {
  const { status, body, version } = move;
  return inTransaction(db, async (tx) => {
    const row = await lockReturn(tx, { number }, version);
    if (!nextStoreReturnStatuses(row.status).includes(status)) throw new Refusal(409, 'return_moved');
    if (needsWords(status) && body === '')
      throw new Refusal(400, 'invalid_request', { fields: { body: 'validation.required' } });
    await refuseOtherKeeper(tx, move.goods);
    const refund_minor = status === 'processed-return' ? await refundOf(tx, row, move.refund) : null;
    const now = new Date();
    const isGiven = refund_minor !== null && row.payout === 'store';
    const event = { store_return_id: row.id, by: 'staff', actor_id: actorId, status, body } as const;
    await tx.insertInto('store_return_events').values(event).execute();
    await changeReturn(tx, row, {
      ...{ status, status_at: now, refund_minor },
      ...(status === 'rejected-return' ? { ...withoutAccount, ...goodsOf(move) } : {}),
      ...(isGiven ? { paid_at: now, paid_by: actorId } : {}),
    });
    await enqueueStoreReturnMail(tx, row.id, status.replace('-return', '') as StoreReturnMailKind, body);
    await noteReturn(tx, actorId, row, {
      ...{ action: 'store_return.move', before: { status: row.status } },
      after: { status, refund_minor, letter: body, goods: move.goods },
    });
  });
}

const goodsOf = ({ goods }: Pick<z.output<typeof moveStoreReturn>, 'goods'>) => ({
  refused_goods: goods?.to ?? null,
  keeping_store_id: goods?.store ?? null,
});

/** The goods of a return lie on the counter, in the transaction that files it: the log and the buyer are told (AFTER-112). */
export async function tellTaking(tx: Transaction<Tables>, row: StoreReturnRecord, actorId: number): Promise<void> {
  await enqueueStoreReturnMail(tx, row.id, 'processing', '');
  await noteReturn(tx, actorId, row, {
    ...{ action: 'store_return.taken_at_counter', before: null },
    after: { status: row.status, store: row.return_store_id, bought_in: row.store_id, receipt: row.receipt },
  });
}

/** @throws Refusal 400 where it is no amount, or more than the products cost */
async function refundOf(tx: Transaction<Tables>, row: StoreReturnRecord, typed: string): Promise<number> {
  const minor = priceMinor(typed);
  if (minor === null) throw new Refusal(400, 'invalid_request', { fields: { refund: 'validation.price' } });
  const toldMinor = (await toldMinorOf(tx, [row.id])).get(row.id) ?? 0;
  if (minor > toldMinor) throw new Refusal(400, 'invalid_request', { fields: { refund: 'validation.above_told' } });
  return minor;
}

/** The transfer was made: the account is forgotten (AFTER-83). @throws Refusal 409 where none is due, or as above */
export function payAsStaff(db: Database, { number, actorId, version }: ByStaff): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockReturn(tx, { number }, version);
    if (row.status !== 'processed-return' || row.paid_at !== null) throw new Refusal(409, 'return_moved');
    await changeReturn(tx, row, { paid_at: new Date(), paid_by: actorId, ...withoutAccount });
    await enqueueStoreReturnMail(tx, row.id, 'paid', '');
    const after = { refund_minor: row.refund_minor, payout: row.payout };
    await noteReturn(tx, actorId, row, { action: 'store_return.paid', before: null, after });
  });
}

/** A letter to the buyer, which is mailed, or a note that only the staff see. @throws Refusal 409 as above */
export function writeAsStaff(
  db: Database,
  { number, actorId, version, body, is_internal }: z.output<typeof staffLetter> & ByStaff,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockReturn(tx, { number }, version);
    const event = { store_return_id: row.id, by: 'staff', actor_id: actorId, body, is_internal } as const;
    await tx.insertInto('store_return_events').values(event).execute();
    await changeReturn(tx, row, {});
    if (!is_internal) await enqueueStoreReturnMail(tx, row.id, 'letter', body);
    const action = is_internal ? 'store_return.note' : 'store_return.letter';
    await noteReturn(tx, actorId, row, { action, before: null, after: { body } });
  });
}

/**
 * How the pieces of a return are and where, for the staff alone (AFTER-113).
 * @throws Refusal 400, 409 as above, and where the goods are not here
 */
export function placeAsStaff(
  { db, catalogue }: Pick<ServiceContext, 'db' | 'catalogue'>,
  { number, actorId, version, rows }: PlacePieces & ByStaff,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockReturn(tx, { number }, version);
    if (row.status === 'new-return' || row.status === 'cancelled') throw new Refusal(409, 'return_not_here');
    const before = await tx
      .selectFrom('store_return_rows')
      .select(['position', 'condition', 'destination', 'store_id', 'place'])
      .where('store_return_id', '=', row.id)
      .orderBy('position')
      .execute();
    const placed = placedPieces(rows, before.length, catalogue.catalogue);
    for (const [at, { position }] of before.entries())
      await tx
        .updateTable('store_return_rows')
        .set(placed[at] ?? {})
        .where('store_return_id', '=', row.id)
        .where('position', '=', position)
        .execute();
    await changeReturn(tx, row, {});
    await noteReturn(tx, actorId, row, {
      ...{ action: 'store_return.placed', before: { pieces: before.map(toPieces) } },
      after: { pieces: placed.map(toPieces) },
    });
  });
}

/** Accounts of returns that nobody decided about for so long are forgotten. */
const ibanDays = 180;
const dayMs = 86_400_000;
/** Columns of a return without its account, once nothing is paid to it any more. */
export const withoutAccount = { iban_sealed: null, account_holder: '' };

export async function forgetOldAccounts(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('store_returns')
    .set(withoutAccount)
    .where('iban_sealed', 'is not', null)
    .where('status_at', '<', new Date(now.getTime() - ibanDays * dayMs))
    .execute();
}
