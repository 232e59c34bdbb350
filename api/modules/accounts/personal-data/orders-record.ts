import { type RawBuilder, sql } from 'kysely';
import { readOrder, readOrderSummaries } from '../../buyer-orders/read-order.ts';
import type { PersonalRecord } from './personal-record.ts';

const ended = ['delivered', 'cancelled'] as const;

/** Orders: what was sold for how much stays for the books, who bought it does not (SESSION-63). */
export const ordersRecord: PersonalRecord = {
  name: 'orders',
  tables: ['orders', 'order_lines', 'order_withdrawals'],
  async read(db, { id, language }) {
    const summaries = await readOrderSummaries(db, id);
    return Promise.all(summaries.map(({ number }) => readOrder(db, { number, customerId: id }, language)));
  },
  async erase(db, person) {
    const own = db.selectFrom('orders').select('id').where(ofPerson(person));
    await db.updateTable('order_lines').set({ extra: '{}' }).where('order_id', 'in', own).execute();
    await db.updateTable('order_withdrawals').set({ reason: '' }).where('order_id', 'in', own).execute();
    await db
      .updateTable('orders')
      .set({
        customer_id: null,
        ...{ first_name: '', last_name: '', address: '', postal_code: '', city: '', phone: '', email: '' },
        special_request: '',
        extra: '{}',
      })
      .where(ofPerson(person))
      .execute();
  },
};

/** Orders of the account, and those that a guest placed with its address, which the account's owner has proven. */
export const ofPerson = ({ id, email }: { id: number; email: string }): RawBuilder<boolean> =>
  sql<boolean>`(orders.customer_id = ${id} OR lower(orders.email) = ${email.toLowerCase()})`;

export const endedStatuses: readonly (typeof ended)[number][] = ended;
