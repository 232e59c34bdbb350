import { translate } from '../../../texts/translate.ts';
import type { PersonalRecord } from './personal-record.ts';

/** Reviews help others and stay, without their writer's name; votes go. */
export const reviewsRecord: PersonalRecord = {
  name: 'reviews',
  tables: ['reviews', 'review_votes'],
  async read(db, { id }) {
    const written = await db.selectFrom('reviews').selectAll().where('customer_id', '=', id).execute();
    const votes = await db.selectFrom('review_votes').selectAll().where('customer_id', '=', id).execute();
    return { written, votes };
  },
  async erase(db, { id, language }) {
    const nobody = { customer_id: null, visible_name: translate(language, 'reviews.anonymous') };
    await db.updateTable('reviews').set(nobody).where('customer_id', '=', id).execute();
    await db.deleteFrom('review_votes').where('customer_id', '=', id).execute();
  },
};
