import { type RawBuilder, sql } from 'kysely';
import { isAddressOf } from '../../customer-addresses/own-addresses.ts';
import type { Person, PersonalRecord } from './personal-record.ts';

/** The account itself. Its row stays, so that bookkeeping keeps its numbers; it names nobody any more. */
export const accountRecord: PersonalRecord = {
  name: 'account',
  tables: [
    ...['customers', 'customer_tokens', 'customer_sessions', 'customer_devices', 'customer_identities'],
    ...['second_factors', 'recovery_codes', 'former_addresses'],
    // Sign-ins that are under way end by themselves within the hour.
    'social_sign_ins',
  ],
  async read(db, person) {
    const { id } = person;
    // The club's comment is the staff's own note (STAFF-12); that an account is the demo's tells nothing of a person.
    const {
      password_hash: _,
      club_comment: __,
      is_demo_account: ___,
      merged_into: ____,
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
      .where(ofPerson(person))
      .execute();
    const formerAddresses = await db
      .selectFrom('former_addresses')
      .select(['email', 'since'])
      .where('customer_id', '=', id)
      .orderBy('since')
      .execute();
    return { ...row, former_addresses: formerAddresses, sessions, identities, sign_ins_under_way: signIns };
  },
  async erase(db, person) {
    const { id } = person;
    await db.updateTable('customers').set(emptyAccount(id)).where('id', '=', id).execute();
    await db
      .deleteFrom('customer_tokens')
      .where((eb) => eb.or([eb('customer_id', '=', id), eb('merge_into', '=', id)]))
      .execute();
    await db.deleteFrom('former_addresses').where('customer_id', '=', id).execute();
    await db.deleteFrom('customer_sessions').where('customer_id', '=', id).execute();
    await db.deleteFrom('social_sign_ins').where(ofPerson(person)).execute();
    await db.deleteFrom('customer_identities').where('customer_id', '=', id).execute();
    await db.deleteFrom('customer_devices').where('customer_id', '=', id).execute();
    // Its recovery codes go with it.
    await db.deleteFrom('second_factors').where('customer_id', '=', id).execute();
    await db
      .updateTable('audit_log')
      .set({ before: null, after: null })
      .where('entity', '=', 'customer')
      // With what the log knows of the accounts that were merged into it.
      .where('entity_id', 'in', sql<string>`(SELECT id::text FROM customers WHERE id = ${id} OR merged_into = ${id})`)
      .execute();
  },
};

const ofPerson = (person: Pick<Person, 'id' | 'emails'>): RawBuilder<boolean> =>
  sql<boolean>`(social_sign_ins.customer_id = ${person.id} OR ${isAddressOf(person, sql`social_sign_ins.email`)})`;

/** The columns of an account that has ended: they name nobody. */
export const emptyAccount = (id: number) => ({
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
});
