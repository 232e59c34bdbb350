import { createHash } from 'node:crypto';
import type { Customer } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';

/** Rules SESSION-40, SESSION-41. */
export async function readCustomer(db: Executor, id: number): Promise<Customer> {
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
    country: row.country,
    is_club_member: row.is_club_member,
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
