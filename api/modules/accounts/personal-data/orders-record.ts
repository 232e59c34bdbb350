import { type RawBuilder, sql } from 'kysely';
import { readOrder, readOrderSummaries } from '../../buyer-orders/read-order.ts';
import { isAddressOf } from '../../customer-addresses/own-addresses.ts';
import { forgetLoggedWords } from './forget-logged-words.ts';
import type { Person, PersonalRecord } from './personal-record.ts';

const ended = ['delivered', 'cancelled'] as const;

/**
 * Orders with the letters about their returns: what was sold for how much stays for the books; who bought it, and what was
 * written, does not (SESSION-63).
 */
export const ordersRecord: PersonalRecord = {
  name: 'orders',
  tables: [
    'orders',
    'order_lines',
    'returns',
    'exchanges',
    'parcel_labels',
    'return_line_outcomes',
    'return_events',
    'attachments',
  ],
  async read(db, { id, language }, nameFile) {
    const summaries = await readOrderSummaries(db, id);
    return Promise.all(
      summaries.map(async ({ number }) => ({
        ...(await readOrder(db, { number, customerId: id }, language)),
        returns: await db
          .selectFrom('returns as r')
          .innerJoin('orders as o', 'o.id', 'r.order_id')
          .select(['r.declared_at', 'r.reason', 'r.way', 'r.message', 'r.tracking_code', 'r.drop_point', 'r.answer'])
          .where('o.number', '=', number)
          .orderBy('r.id')
          .execute(),
        return_letters: await db
          .selectFrom('return_events as e')
          .innerJoin('returns as r', 'r.id', 'e.return_id')
          .innerJoin('orders as o', 'o.id', 'r.order_id')
          .select(['e.at', 'e.by', 'e.status', 'e.body'])
          .where('o.number', '=', number)
          .where('e.is_internal', '=', false)
          .orderBy('e.id')
          .execute(),
        return_files: (
          await db
            .selectFrom('attachments as a')
            .innerJoin('returns as r', 'r.id', 'a.return_id')
            .innerJoin('orders as o', 'o.id', 'r.order_id')
            .select(['a.id', 'a.name', 'a.media_type', 'a.bytes', 'a.created_at'])
            .where('o.number', '=', number)
            .execute()
        ).map(nameFile),
      })),
    );
  },
  async erase(db, person) {
    const own = db.selectFrom('orders').select('id').where(ofPerson(person));
    await forgetLoggedWords(db, 'order', sql`SELECT number FROM orders WHERE ${ofPerson(person)}`);
    const refunds = sql`SELECT f.id::text FROM orders JOIN payments y ON y.order_id = orders.id
      JOIN payment_refunds f ON f.payment_id = y.id WHERE ${ofPerson(person)}`;
    await forgetLoggedWords(db, 'refund', refunds);
    await db.updateTable('order_lines').set({ extra: '{}' }).where('order_id', 'in', own).execute();
    const returned = db.selectFrom('returns').select('id').where('order_id', 'in', own);
    await db.updateTable('attachments').set({ expires_at: new Date() }).where('return_id', 'in', returned).execute();
    await db.updateTable('return_events').set({ body: '' }).where('return_id', 'in', returned).execute();
    await db.updateTable('return_line_outcomes').set({ reason: '' }).where('return_id', 'in', returned).execute();
    await db.deleteFrom('parcel_labels').where('return_id', 'in', returned).execute();
    const wordless = { reason: '', message: '', answer: '', tracking_code: '', code_hash: null, drop_point: null };
    await db.updateTable('returns').set(wordless).where('order_id', 'in', own).execute();
    await db
      .updateTable('orders')
      .set({
        customer_id: null,
        ...{ first_name: '', last_name: '', address: '', postal_code: '', city: '', state: '', phone: '', email: '' },
        ...{ special_request: '', tracking_code: '', tracking_link: '' },
        extra: '{}',
      })
      .where(ofPerson(person))
      .execute();
  },
};

/** Orders of the account, and those that a guest placed with one of its addresses, which the account's owner has proven. */
export const ofPerson = (person: Pick<Person, 'id' | 'emails'>): RawBuilder<boolean> =>
  sql<boolean>`(orders.customer_id = ${person.id} OR ${isAddressOf(person, sql`orders.email`)})`;

export const endedStatuses: readonly (typeof ended)[number][] = ended;
