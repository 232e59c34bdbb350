import { sql } from 'kysely';
import type { LoggedPost, PostState } from 'mf-shared/contract';
import { isDay } from 'mf-shared/rules/is-day';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { isPicture, storedPicture } from '../content/shown-pictures.ts';
import { checkSlugs } from '../page-paths/check-slugs.ts';
import { checkOwnSlugs, keepFormerSlugs } from '../page-paths/former-slugs.ts';
import { inOrder, lackingField, type PostRow, textsOf, toPostState } from './post-state.ts';

interface PostChange {
  id: number;
  /** Null where the making of a post is undone. */
  next: LoggedPost | null;
  /** The state that was read; nothing newer is overwritten. */
  was?: LoggedPost | null | undefined;
  actorId: number;
}

/** Changes a post, or takes a made one back (STAFF-57). @returns the state as it is kept @throws Refusal */
export async function savePost(tx: Executor, { id, next: wanted, was, actorId }: PostChange): Promise<PostState> {
  const { before, next } = await lockPost(tx, { id, wanted, was });
  if (isSame(before, next)) return before;
  if (next) await storePost(tx, id, { before, next });
  else await tx.deleteFrom('articles').where('id', '=', id).execute();
  await noteWrite(tx, actorId, { ...aboutPost(id), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next ?? before;
}

type TypedPost = PostChange & { next: PostState };

/** Does what {@link savePost} does with what somebody typed. */
export async function saveTypedPost(tx: Executor, change: TypedPost): Promise<PostState> {
  const { before, next } = await lockPost(tx, { ...change, wanted: change.next });
  // What is undone stood there already, and may lack what is needed now.
  const lacking = next && lackingField(before, next);
  if (lacking) throw refusedField(lacking, 'validation.required');
  return savePost(tx, change);
}

export const writePost = (db: Database, change: TypedPost): Promise<PostState> =>
  inTransaction(db, (tx) => saveTypedPost(tx, change));

export const aboutPost = (id: number) => ({ action: 'post', entity: 'post', entityId: String(id) });

const postsWithAuthors = (db: Executor) =>
  db
    .selectFrom('articles')
    .selectAll('articles')
    .select(
      sql<string[]>`array(SELECT m.slug FROM article_models am JOIN product_models m ON m.id = am.model_id
        WHERE am.article_id = articles.id)`.as('products'),
    )
    .select((eb) =>
      eb
        .selectFrom('bloggers')
        .select('bloggers.slug')
        .whereRef('bloggers.id', '=', 'articles.blogger_id')
        .as('author'),
    );

export const readPost = (db: Executor, id: number): Promise<PostRow | undefined> =>
  postsWithAuthors(db).where('articles.id', '=', id).executeTakeFirst();

/** @throws Refusal where there is no such post, or somebody has changed it meanwhile */
async function lockPost(
  tx: Executor,
  { id, wanted, was }: { id: number; wanted: PostChange['next']; was?: PostChange['was'] },
): Promise<{ before: PostState; next: PostState | null }> {
  const row = await postsWithAuthors(tx).where('articles.id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  const before = toPostState(row);
  if (was && !isSame(before, inOrder(was, before))) throw new Refusal(409, 'changed_meanwhile');
  return { before, next: wanted && inOrder(wanted, before) };
}

async function storePost(
  tx: Executor,
  id: number,
  { before, next }: { before: PostState; next: PostState },
): Promise<void> {
  if (!isDay(next.published_on)) throw refusedField('published_on', 'staff_content.no_day');
  if (!Number.isInteger(next.minutes) || next.minutes < 1 || next.minutes > 120)
    throw refusedField('minutes', 'staff_content.wrong_number');
  if (next.image && next.image !== before.image && !(await isPicture(tx, next.image)))
    throw refusedField('image', 'posts.no_picture');
  await storeAddress(tx, id, { before: before.slugs, after: next.slugs });
  await storeProducts(tx, id, { before: before.products, after: next.products });
  await tx
    .updateTable('articles')
    .set({
      ...{
        kind: next.category,
        slugs: JSON.stringify(next.slugs),
        texts: JSON.stringify(textsOf(next)),
        image: storedPicture(next.image),
      },
      ...{ minutes: next.minutes, published_on: next.published_on, is_published: next.is_published },
      blogger_id: await findAuthor(tx, next.author),
    })
    .where('id', '=', id)
    .execute();
}

/** @throws Refusal where an address is none, or another post has it or had it */
async function storeAddress(tx: Executor, id: number, slugs: { before: Texts; after: Texts }): Promise<void> {
  if (isSame(slugs.before, slugs.after)) return;
  checkSlugs(slugs.after);
  await checkOwnSlugs(tx, 'posts', slugs.after, id);
  await keepFormerSlugs(tx, 'posts', id, slugs);
}

/** @throws Refusal where there is no such product */
async function storeProducts(
  tx: Executor,
  id: number,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  if (before.join(' ') === after.join(' ')) return;
  await tx.deleteFrom('article_models').where('article_id', '=', id).execute();
  if (after.length === 0) return;
  const models = await tx.selectFrom('product_models').select('id').where('slug', 'in', after).execute();
  if (models.length < after.length) throw refusedField('products', 'posts.no_product');
  const rows = models.map((model) => ({ article_id: id, model_id: model.id }));
  await tx.insertInto('article_models').values(rows).execute();
}

/** @throws Refusal where nobody has the slug */
async function findAuthor(tx: Executor, slug: string): Promise<number | null> {
  if (slug === '') return null;
  const author = await tx.selectFrom('bloggers').select('id').where('slug', '=', slug).executeTakeFirst();
  if (!author) throw refusedField('author', 'posts.no_author');
  return author.id;
}

/** What is stored of posts, by id, as the log keeps it. */
export async function readPostStates(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, PostState>> {
  if (ids.length === 0) return new Map();
  const rows = await postsWithAuthors(db).where('articles.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toPostState(row)]));
}
