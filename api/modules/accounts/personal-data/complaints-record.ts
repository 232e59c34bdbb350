import { type RawBuilder, sql } from 'kysely';
import { isAddressOf } from '../../customer-addresses/own-addresses.ts';
import { forgetLoggedWords } from './forget-logged-words.ts';
import type { Person, PersonalRecord } from './personal-record.ts';

/** Complaints with their letters; files are named in the export with an address (SESSION-84). All of it goes. */
export const complaintsRecord: PersonalRecord = {
  name: 'complaints',
  tables: ['complaints', 'complaint_rows', 'complaint_events', 'parcel_labels', 'attachments'],
  async read(db, person, nameFile) {
    const own = await db
      .selectFrom('complaints')
      .select(['id', 'number', 'status', 'outcome', 'wish', 'name', 'email', 'form', 'submitted_at', 'ended_at'])
      .select(['given_minor', 'given_currency', 'given_means', 'given_cards_minor', 'given_credited_minor'])
      .select(['tracking_code', 'postage_minor', 'postage_currency', 'postage_means'])
      .where(ofPerson(person))
      .execute();
    return Promise.all(
      own.map(async ({ id, ...facts }) => ({
        ...facts,
        rows: await db
          .selectFrom('complaint_rows')
          .select(['facts', 'given_minor'])
          .where('complaint_id', '=', id)
          .execute(),
        letters: await db
          .selectFrom('complaint_events')
          .select(['at', 'by', 'status', 'body'])
          .where('complaint_id', '=', id)
          .where('is_internal', '=', false)
          .orderBy('id')
          .execute(),
        files: (
          await db
            .selectFrom('attachments')
            .select(['id', 'name', 'media_type', 'bytes', 'created_at'])
            .where('complaint_id', '=', id)
            .execute()
        ).map(nameFile),
      })),
    );
  },
  async erase(db, person) {
    const own = db.selectFrom('complaints').select('id').where(ofPerson(person));
    await forgetLoggedWords(db, 'complaint', sql`SELECT number::text FROM complaints WHERE ${ofPerson(person)}`);
    // The bytes are deleted within the hour; their addresses end now.
    await db.updateTable('attachments').set({ expires_at: new Date() }).where('complaint_id', 'in', own).execute();
    await db.deleteFrom('complaints').where(ofPerson(person)).execute();
  },
};

export const ofPerson = (person: Pick<Person, 'id' | 'emails'>): RawBuilder<boolean> =>
  sql<boolean>`(complaints.customer_id = ${person.id} OR ${isAddressOf(person, sql`complaints.email`)})`;
