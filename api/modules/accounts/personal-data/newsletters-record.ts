import { sql } from 'kysely';
import { isAddressOf } from '../../customer-addresses/own-addresses.ts';
import type { PersonalRecord } from './personal-record.ts';

/** Newsletters asked for, and mails that have not left. */
export const newslettersRecord: PersonalRecord = {
  name: 'letters',
  tables: ['newsletter_subscriptions', 'outbox'],
  read: (db, person) =>
    db
      .selectFrom('newsletter_subscriptions')
      .select(['list', 'language', 'status', 'asked_at', 'confirmed_at', 'left_at'])
      .where(isAddressOf(person, sql`email`))
      .execute(),
  async erase(db, person) {
    await db.deleteFrom('newsletter_subscriptions').where(isAddressOf(person, sql`email`)).execute();
    await db
      .deleteFrom('outbox')
      .where('sent_at', 'is', null)
      .where((eb) =>
        eb.or([
          isAddressOf(person, sql`coalesce(payload->>'to', payload->>'email')`),
          // A link to a new address that was promised and has not left.
          eb('kind', '=', 'email_change').and(sql`payload->>'customerId'`, '=', String(person.id)),
        ]),
      )
      .execute();
  },
};
