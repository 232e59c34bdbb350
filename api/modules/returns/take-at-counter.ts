import type { Transaction } from 'kysely';
import type { CounterResponse, counterQuery, counterRequest, Locale, Order } from 'mf-shared/contract';
import { orderNumberOf } from 'mf-shared/rules/complaint-fields';
import type { z } from 'zod';
import type { Executor, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import type { Asked, WithdrawalContext } from '../after-sale/plan-withdrawal.ts';
import { withdrawOrder } from '../after-sale/withdraw-order.ts';
import { noteWrite } from '../audit/note-write.ts';
import { readOrder } from '../buyer-orders/read-order.ts';
import { writeArrival } from './change-return.ts';
import { findReference, returnOfOrder } from './find-return.ts';

/** The order that a buyer at a counter names, or whose return's number was scanned (AFTER-110). @throws Refusal 404 */
export async function findAtCounter(
  { db }: Pick<ServiceContext, 'db'>,
  { q, email }: z.output<typeof counterQuery>,
  locale: Locale,
): Promise<Order> {
  const known = (await findReference(db, q)) ?? null;
  const orderId = known?.order_id ?? (await orderByNumber(db, orderNumberOf(q))).id;
  const order = await readOrder(db, { orderId }, locale);
  const isAsked = email === '' || order?.address.email.toLowerCase() === email.toLowerCase();
  if (!order || !isAsked) throw new Refusal(404, 'order_not_found');
  return order;
}

/** @throws Refusal 404 */
export async function orderByNumber(db: Executor, number: string): Promise<{ id: number }> {
  const found = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  if (!found) throw new Refusal(404, 'order_not_found');
  return found;
}

interface Taking {
  asked: z.output<typeof counterRequest>;
  actorId: number;
  locale: Locale;
}

/**
 * Takes goods back from a buyer who stands at a counter: by the rules of a buyer's own return, which is declared and has
 * arrived in one transaction. The right of the staff and the log stand for the buyer's proof (AFTER-111). @throws Refusal
 */
export async function takeAtCounter(
  context: WithdrawalContext,
  { asked, actorId, locale }: Taking,
): Promise<CounterResponse> {
  const { order_number, lines, money, confirmation, requestKey, store } = asked;
  const { id: orderId } = await orderByNumber(context.db, order_number);
  if (confirmation !== undefined) refuseMissing(context, asked);
  const arrive = (tx: Transaction<Tables>, returnId: number) =>
    writeTaking(tx, { orderId, returnId, store: store ?? null, actorId });
  const form: NonNullable<Asked['form']> = {
    ...{ way: 'store', money, drop_point: '', message: '', attachments: [], requestKey },
  };
  const given = { lines, confirmation, reason: '', proof: 'staff', form, arrive } as const;
  const { code: _, order: __, ...declared } = await withdrawOrder(context, orderId, given, locale);
  const isDeclared = declared.step === 'declared' && requestKey !== undefined;
  return { ...declared, reference: isDeclared ? await referenceOfKey(context.db, requestKey) : null };
}

/** Goods that are taken lie in a store, and a form that is sent again has to be known. @throws Refusal 400 */
function refuseMissing({ catalogue }: WithdrawalContext, { store, requestKey }: Taking['asked']): void {
  const fields: Record<string, string> = {};
  if (store === undefined) fields.store = 'validation.required';
  else if (catalogue.catalogue.allStores.get(store)?.type !== 'retail') fields.store = 'validation.invalid';
  if (requestKey === undefined) fields.requestKey = 'validation.required';
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'invalid_request', { fields });
}

async function writeTaking(
  tx: Transaction<Tables>,
  { orderId, returnId, ...arrival }: { orderId: number; returnId: number; store: number | null; actorId: number },
): Promise<void> {
  const found = await returnOfOrder(tx, orderId, returnId);
  const { rows, row, reference } = found;
  await noteWrite(tx, arrival.actorId, {
    ...{ action: 'return.taken_at_counter', entity: 'order', entityId: rows.order.number, before: null },
    after: { reference, kind: row.kind, lines: row.lines, refund_minor: row.refund_minor, store: arrival.store },
  });
  await writeArrival(tx, found, arrival);
}

async function referenceOfKey(db: Executor, requestKey: string): Promise<string> {
  const { id, order_id } = await db
    .selectFrom('returns')
    .select(['id', 'order_id'])
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow();
  return (await returnOfOrder(db, order_id, id)).reference;
}
