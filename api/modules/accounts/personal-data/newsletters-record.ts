import { sql } from 'kysely';
import type { PersonalRecord } from './personal-record.ts';

/** Newsletters asked for, and mails that have not left. */
export const newslettersRecord: PersonalRecord = {
  name: 'letters',
  tables: ['newsletter_subscriptions', 'outbox'],
  read: (db, { email }) =>
    db
      .selectFrom('newsletter_subscriptions')
      .select(['list', 'language', 'status', 'asked_at', 'confirmed_at', 'left_at'])
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .execute(),
  async erase(db, { id, email }) {
    const address = email.toLowerCase();
    await db.deleteFrom('newsletter_subscriptions').where(sql<string>`lower(email)`, '=', address).execute();
    await db
      .deleteFrom('outbox')
      .where('sent_at', 'is', null)
      .where((eb) =>
        eb.or([
          sql<boolean>`lower(coalesce(payload->>'to', payload->>'email')) = ${address}`,
          // A link to a new address that was promised and has not left.
          eb('kind', '=', 'email_change').and(sql`payload->>'customerId'`, '=', String(id)),
        ]),
      )
      .execute();
  },
};
