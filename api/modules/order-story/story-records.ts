import type { Executor, Row } from '../../db/schema.ts';
import { receiptNumber } from '../receipts/receipt-number.ts';

type Refund = Pick<
  Row<'payment_refunds'>,
  | 'id'
  | 'amount_minor'
  | 'status'
  | 'reason'
  | 'actor_id'
  | 'created_at'
  | 'settled_at'
  | 'exchange_order_id'
  | 'is_by_hand'
  | 'gift_card_id'
> & { provider: string };

/** What is written down about an order beside its rows. */
export interface StoryRecords {
  refunds: Refund[];
  receipts: {
    number: string;
    kind: Row<'receipts'>['kind'];
    cause: string;
    minor: number;
    at: Date;
  }[];
  complaints: Pick<Row<'complaints'>, 'id' | 'number' | 'status' | 'submitted_at' | 'status_at' | 'outcome'>[];
  /** The products of complaints. */
  complained: { complaint_id: string; variant_id: number | null }[];
  /** Moves of returns that ask or repair, with what the shop wrote. */
  returnMoves: Pick<Row<'return_events'>, 'return_id' | 'at' | 'status' | 'actor_id' | 'body'>[];
  /** The audit log's rows about its payment and the arrival of returns. */
  writes: { at: Date; action: string; actor_id: number | null; after: unknown }[];
  /** Names of the staff, by their id. */
  staff: ReadonlyMap<number, string>;
  /** Names of stores. */
  stores: ReadonlyMap<number, string>;
}

const told = ['order.invoice_paid', 'return.received'];

export async function readStoryRecords(
  db: Executor,
  { id: orderId, number }: { id: number; number: string },
): Promise<StoryRecords> {
  const refunds = await db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount_minor', 'r.status', 'r.reason', 'r.actor_id', 'r.created_at', 'r.settled_at'])
    .select(['r.exchange_order_id', 'r.is_by_hand', 'r.gift_card_id', 'p.provider'])
    .where('p.order_id', '=', orderId)
    // What paid an exchange is told as one.
    .where('r.exchange_order_id', 'is', null)
    .orderBy('r.created_at')
    .execute();
  const receipts = await db
    .selectFrom('receipts')
    .select(['kind', 'year', 'sequence', 'cause', 'total_minor', 'issued_at'])
    .where('order_id', '=', orderId)
    .execute();
  const complaints = await db
    .selectFrom('complaints')
    .select(['id', 'number', 'status', 'submitted_at', 'status_at', 'outcome'])
    .where('order_id', '=', orderId)
    .execute();
  const complained = await db
    .selectFrom('complaint_rows as r')
    .innerJoin('complaints as c', 'c.id', 'r.complaint_id')
    .select(['r.complaint_id', 'r.variant_id'])
    .where('c.order_id', '=', orderId)
    .execute();
  const returnMoves = await db
    .selectFrom('return_events as e')
    .innerJoin('returns as r', 'r.id', 'e.return_id')
    .select(['e.return_id', 'e.at', 'e.status', 'e.actor_id', 'e.body'])
    .where('r.order_id', '=', orderId)
    .where('e.status', 'in', ['more_info-return', 'fixing-return'])
    .where('e.is_internal', '=', false)
    .orderBy('e.id')
    .execute();
  const writes = await db
    .selectFrom('audit_log')
    .select(['at', 'action', 'actor_id', 'after'])
    .where('entity', '=', 'order')
    .where('entity_id', '=', number)
    .where('action', 'in', told)
    .orderBy('id')
    .execute();
  return {
    ...{ refunds, complaints, complained, returnMoves, writes },
    receipts: receipts.map((row) => ({
      ...{ number: receiptNumber(row), kind: row.kind, cause: row.cause },
      ...{ minor: row.total_minor, at: row.issued_at },
    })),
    staff: await namesOfStaff(db, orderId, number),
    stores: await namesOfStores(db, orderId),
  };
}

async function namesOfStaff(db: Executor, orderId: number, number: string): Promise<Map<number, string>> {
  const people = await db
    .selectFrom('customers')
    .select(['id', 'email', 'username'])
    .where((eb) =>
      eb.or([
        eb('id', 'in', eb.selectFrom('order_status_history').select('actor_id').where('order_id', '=', orderId)),
        eb('id', 'in', eb.selectFrom('returns').select('settled_by').where('order_id', '=', orderId)),
        eb(
          'id',
          'in',
          eb.selectFrom('audit_log').select('actor_id').where('entity', '=', 'order').where('entity_id', '=', number),
        ),
      ]),
    )
    .execute();
  return new Map(people.map(({ id, username, email }) => [id, username ?? email]));
}

async function namesOfStores(db: Executor, orderId: number): Promise<Map<number, string>> {
  const stores = await db
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('id', 'in', (eb) => eb.selectFrom('returns').select('received_store').where('order_id', '=', orderId))
    .execute();
  return new Map(stores.map(({ id, name }) => [id, name]));
}
