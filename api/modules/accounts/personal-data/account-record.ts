import { type RawBuilder, sql } from 'kysely';
import type { PersonalRecord } from './personal-record.ts';

/** The account itself. Its row stays, so that bookkeeping keeps its numbers; it names nobody any more. */
export const accountRecord: PersonalRecord = {
  name: 'account',
  tables: [
    ...['customers', 'customer_tokens', 'customer_sessions', 'customer_devices', 'customer_identities'],
    ...['second_factors', 'recovery_codes'],
    // Sign-ins that are under way end by themselves within the hour.
    'social_sign_ins',
  ],
  async read(db, { id, email }) {
    // The club's comment is the staff's own note (STAFF-12); that an account is the demo's tells nothing of a person.
    const {
      password_hash: _,
      club_comment: __,
      is_demo_account: ___,
      ...row
    } = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const sessions = await db
      .selectFrom('customer_sessions')
      .select(['browser', 'system', 'started_at', 'last_used_at'])
      .where('customer_id', '=', id)
      .execute();
    const identities = await db
      .selectFrom('customer_identities')
      .select(['issuer', 'subject', 'email', 'linked_at'])
      .where('customer_id', '=', id)
      .execute();
    const signIns = await db
      .selectFrom('social_sign_ins')
      .select(['provider', 'email', 'first_name', 'last_name', 'ends_at'])
      .where(ofPerson(id, email))
      .execute();
    return { ...row, sessions, identities, sign_ins_under_way: signIns };
  },
  async erase(db, { id, email }) {
    await db
      .updateTable('customers')
      .set({
        email: `erased-${id}@erased.invalid`,
        password_hash: null,
        ...{ first_name: '', last_name: '', phone: '', address: '', postal_code: '', city: '', state: '' },
        preferred_store: null,
        username: null,
        organisation: null,
        ...{ organisation_wish: null, organisation_asked_at: null, gift_category: null, club_comment: '' },
        ...{ scout_group: '', scout_member_id: '', latu_member_id: '', latu_branch: '' },
        interests: [],
        cart_content: '',
        ...{ is_active: false, is_staff: false, is_admin: false, is_org_user: false, is_club_member: false },
        ...{ marketing_consent: false, sms_consent: false, review_consent: false, reminder_consent: false },
        erased_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    await db.deleteFrom('customer_tokens').where('customer_id', '=', id).execute();
    await db.deleteFrom('customer_sessions').where('customer_id', '=', id).execute();
    await db.deleteFrom('social_sign_ins').where(ofPerson(id, email)).execute();
    await db.deleteFrom('customer_identities').where('customer_id', '=', id).execute();
    await db.deleteFrom('customer_devices').where('customer_id', '=', id).execute();
    // Its recovery codes go with it.
    await db.deleteFrom('second_factors').where('customer_id', '=', id).execute();
    await db
      .updateTable('audit_log')
      .set({ before: null, after: null })
      .where('entity', '=', 'customer')
      .where('entity_id', '=', String(id))
      .execute();
  },
};

const ofPerson = (id: number, email: string): RawBuilder<boolean> =>
  sql<boolean>`(social_sign_ins.customer_id = ${id} OR lower(social_sign_ins.email) = ${email.toLowerCase()})`;
