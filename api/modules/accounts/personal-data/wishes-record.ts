import { sql } from 'kysely';
import { isAddressOf } from '../../customer-addresses/own-addresses.ts';
import type { PersonalRecord } from './personal-record.ts';

/** The variants that a person wants a mail about, and the wishlist. */
export const wishesRecord: PersonalRecord = {
  name: 'wishes',
  tables: ['wishlist_items', 'availability_notifications'],
  async read(db, person) {
    const wishlist = await db
      .selectFrom('wishlist_items')
      .innerJoin('product_models as m', 'm.id', 'wishlist_items.model_id')
      .select(['wishlist_items.model_id', 'm.slug', 'wishlist_items.added_at'])
      .where('customer_id', '=', person.id)
      .execute();
    const awaited = await db
      .selectFrom('availability_notifications')
      .select(['variant_id', 'language', 'country_code', 'currency', 'created_at', 'notified_at'])
      .where(isAddressOf(person, sql`email`))
      .execute();
    return { wishlist, awaited };
  },
  async erase(db, person) {
    await db.deleteFrom('wishlist_items').where('customer_id', '=', person.id).execute();
    await db.deleteFrom('availability_notifications').where(isAddressOf(person, sql`email`)).execute();
  },
};
