import { type RawBuilder, sql } from 'kysely';
import { isAddressOf } from '../../customer-addresses/own-addresses.ts';
import type { Person, PersonalRecord } from './personal-record.ts';

/** The customer's rentals. All of them go but those of goods that are still out: the store must know who has them. */
export const rentalRecord: PersonalRecord = {
  name: 'rentals',
  tables: ['rental_reservations'],
  read: (db, person) =>
    db
      .selectFrom('rental_reservations')
      .select(['number', 'first_day', 'last_day', 'price_minor', 'status', 'name', 'email', 'phone', 'created_at'])
      .where(ofPerson(person))
      .orderBy('number')
      .execute(),
  async erase(db, person) {
    await db.deleteFrom('rental_reservations').where(ofPerson(person)).where('status', '<>', 'handed_out').execute();
  },
};

export const ofPerson = (person: Pick<Person, 'id' | 'emails'>): RawBuilder<boolean> =>
  sql<boolean>`(rental_reservations.customer_id = ${person.id} OR ${isAddressOf(person, sql`rental_reservations.email`)})`;
