import { sql } from 'kysely';
import type { NewPost, PostState } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import { inTransaction } from '../../db/in-transaction.ts';
import { nextMadeId } from '../../db/made-ids.ts';
import type { Database } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { withWords } from '../../texts/words-by-language.ts';
import { noteWrite } from '../audit/note-write.ts';
import { checkSlugs } from '../page-paths/check-slugs.ts';
import { checkOwnSlugs } from '../page-paths/former-slugs.ts';
import { textsOf } from './post-state.ts';
import { aboutPost } from './write-post.ts';

/** Makes a post that shoppers do not see yet, before all others (STAFF-57). @returns its number @throws Refusal */
export const makePost = (db: Database, actorId: number, { category, ...wanted }: NewPost): Promise<number> =>
  inTransaction(db, async (tx) => {
    const [titles, slugs] = [withWords(wanted.titles), withWords(wanted.slugs)];
    if (Object.keys(titles).length === 0) throw refusedField('title_fi', 'validation.required');
    checkSlugs(slugs);
    await checkOwnSlugs(tx, 'posts', slugs, null);
    const id = await nextMadeId(tx);
    const made: PostState = {
      ...{ slugs, products: [] },
      ...{ titles, labels: {}, summaries: {}, contents: {}, meta_descriptions: {}, category, published_on: shopDay() },
      ...{ minutes: 3, author: '', image: '', is_published: false },
    };
    await tx
      .insertInto('articles')
      .values({
        ...{ id, kind: category, slugs: JSON.stringify(slugs), texts: JSON.stringify(textsOf(made)) },
        ...{ published_on: made.published_on, minutes: made.minutes, is_published: false },
        sort_order: sql<number>`(SELECT coalesce(min(sort_order), 1) - 1 FROM articles)`,
      })
      .execute();
    await noteWrite(tx, actorId, { ...aboutPost(id), before: null, after: made });
    return id;
  });
