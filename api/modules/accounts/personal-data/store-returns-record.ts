import { type RawBuilder, sql } from 'kysely';
import { isAddressOf } from '../../customer-addresses/own-addresses.ts';
import { forgetLoggedWords } from './forget-logged-words.ts';
import type { Person, PersonalRecord } from './personal-record.ts';

/** Returns of purchases in stores with their letters; the till keeps the books of the money. All of it goes. */
export const storeReturnsRecord: PersonalRecord = {
  name: 'store_returns',
  tables: ['store_returns', 'store_return_rows', 'store_return_events', 'attachments'],
  async read(db, person, nameFile) {
    const own = await db
      .selectFrom('store_returns')
      .select(['id', 'number', 'status', 'name', 'email', 'phone', 'receipt', 'bought_on', 'message', 'payout'])
      .select(['account_holder', 'iban_end', 'refund_minor', 'tracking_code', 'submitted_at', 'paid_at', 'ended_at'])
      .where(ofPerson(person))
      .execute();
    return Promise.all(
      own.map(async ({ id, ...facts }) => ({
        ...facts,
        rows: await db
          .selectFrom('store_return_rows')
          .select(['model', 'color', 'size', 'amount', 'price_minor', 'reason'])
          .where('store_return_id', '=', id)
          .orderBy('position')
          .execute(),
        letters: await db
          .selectFrom('store_return_events')
          .select(['at', 'by', 'status', 'body'])
          .where('store_return_id', '=', id)
          .where('is_internal', '=', false)
          .orderBy('id')
          .execute(),
        files: (
          await db
            .selectFrom('attachments')
            .select(['id', 'name', 'media_type', 'bytes', 'created_at'])
            .where('store_return_id', '=', id)
            .execute()
        ).map(nameFile),
      })),
    );
  },
  async erase(db, person) {
    const own = db.selectFrom('store_returns').select('id').where(ofPerson(person));
    await forgetLoggedWords(db, 'store_return', sql`SELECT number::text FROM store_returns WHERE ${ofPerson(person)}`);
    // The bytes are deleted within the hour; their addresses end now.
    await db.updateTable('attachments').set({ expires_at: new Date() }).where('store_return_id', 'in', own).execute();
    await db.deleteFrom('store_returns').where(ofPerson(person)).execute();
  },
};

export const ofPerson = (person: Pick<Person, 'id' | 'emails'>): RawBuilder<boolean> =>
  sql<boolean>`(store_returns.customer_id = ${person.id} OR ${isAddressOf(person, sql`store_returns.email`)})`;
