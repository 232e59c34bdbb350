import { createHash } from 'node:crypto';
import type { ActingFor, Customer } from 'mf-shared/contract';
import type { StoredJson } from '../../db/schema/stored-json.ts';
import type { Executor } from '../../db/schema.ts';

/** Rules SESSION-40, SESSION-41. */
export async function readCustomer(db: Executor, id: number, actingFor: ActingFor | null = null): Promise<Customer> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const wishes = await db
    .selectFrom('wishlist_items')
    .select('model_id')
    .where('customer_id', '=', id)
    .orderBy('added_at', 'desc')
    .execute();
  const votes = await db.selectFrom('review_votes').selectAll().where('customer_id', '=', id).execute();
  return {
    id: row.id,
    is_staff: row.is_staff,
    is_admin: row.is_admin,
    username: row.is_staff || row.is_admin ? row.username : null,
    postcode: row.postal_code,
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    address: row.address,
    city: row.city,
    state: row.state,
    country: row.country,
    preferred_store: row.preferred_store,
    is_club_member: row.is_club_member,
    has_club_price: row.has_club_price,
    scout: row.scout_group ? { group: row.scout_group, member_id: row.scout_member_id } : null,
    latu: row.latu_branch ? { member_id: row.latu_member_id, branch: row.latu_branch } : null,
    gift_category: row.gift_category,
    organisation: organisationOf(row),
    acting_for: actingFor,
    interests: row.interests,
    marketing_consent: row.marketing_consent,
    sms_consent: row.sms_consent,
    review_consent: row.review_consent,
    reminder_consent: row.reminder_consent,
    customer: {
      wishlist_model_ids: wishes.map(({ model_id }) => model_id),
      voted_reviews: votes.map(({ review_id, is_up }) => ({ id: review_id, vote: is_up })),
      is_org_user: row.is_org_user,
      hashed_email: createHash('sha256').update(row.email.toLowerCase()).digest('hex'),
      email: row.email,
      cart_content: row.cart_content,
    },
  };
}

/** The company of an organisation's account, or the one that asks for it. */
function organisationOf({
  organisation,
  organisation_wish: wish,
  is_org_user,
}: OrganisationRow): Customer['organisation'] {
  if (is_org_user && organisation)
    return { name: organisation.name, vat_number: organisation.vatNumber, is_confirmed: true };
  return wish && { name: wish.name, vat_number: wish.vatNumber, is_confirmed: false };
}

interface OrganisationRow {
  organisation: StoredJson['customers.organisation'] | null;
  organisation_wish: StoredJson['customers.organisation_wish'] | null;
  is_org_user: boolean;
}
