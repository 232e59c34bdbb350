import { sql } from 'kysely';
import type { BannerState, LoggedBanner, NewBanner } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { nextMadeId } from '../../db/made-ids.ts';
import type { Database, Executor, Row } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { isPicture, storedPicture } from '../content/shown-pictures.ts';
import type { Shop } from '../redirects/tidy-redirect.ts';
import {
  checkColours,
  checkPoint,
  checkTimes,
  inOrder,
  lackingField,
  textsOf,
  tidyWays,
  toBannerState,
} from './banner-state.ts';

interface BannerChange {
  id: number;
  /** Null: it is taken away. What it does not name stays. */
  next: LoggedBanner | null;
  /** What was read, null for nothing; it is not saved over anything else. */
  was?: LoggedBanner | null | undefined;
  actorId: number;
}

type TypedBanner = BannerChange & { next: BannerState };

/**
 * Changes a banner, takes it away or brings it back (STAFF-69).
 * @param tidy makes of what is wanted what is kept @returns the state as it is kept @throws Refusal
 */
export async function saveBanner(
  tx: Executor,
  { id, next: wanted, was, actorId }: BannerChange,
  // What is undone stood there already, and may lack what is needed now.
  tidy: (before: BannerState, next: BannerState) => BannerState = (_, next) => next,
): Promise<BannerState | null> {
  const row = await tx.selectFrom('banners').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const stored = row && toBannerState(row);
  const before = stored && !row.is_removed ? stored : null;
  if (!stored || (was === undefined && !before)) throw new Refusal(404, 'not_found');
  const whole = (state: LoggedBanner) => inOrder(Object.assign({}, stored, state));
  if (was !== undefined && !isSame(before, was && whole(was))) throw new Refusal(409, 'changed_meanwhile');
  const next = wanted && tidy(stored, whole(wanted));
  if (isSame(before, next)) return next;
  if (next) await storeBanner(tx, id, { before: stored, next });
  else await tx.updateTable('banners').set({ is_removed: true }).where('id', '=', id).execute();
  await noteWrite(tx, actorId, { ...aboutBanner(id), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next;
}

/** Does what {@link saveBanner} does with what somebody typed. @param shop null where its addresses are checked already */
export async function saveTypedBanner(tx: Executor, change: TypedBanner, shop: Shop | null): Promise<BannerState> {
  const kept = await saveBanner(tx, change, (before, next) => {
    const lacking = lackingField(before, next);
    if (lacking) throw refusedField(lacking, 'validation.required');
    // Files may have brought others, which nobody has to mend to correct a word.
    if (next.colours !== before.colours) checkColours(next.colours);
    if (next.crop_point !== before.crop_point) checkPoint(next.crop_point);
    return shop ? tidyWays(before, next, shop) : next;
  });
  return kept ?? change.next;
}

export const writeBanner = (db: Database, change: TypedBanner, shop: Shop): Promise<BannerState> =>
  inTransaction(db, (tx) => saveTypedBanner(tx, change, shop));

export const removeBanner = (db: Database, change: Omit<BannerChange, 'next'>): Promise<unknown> =>
  inTransaction(db, (tx) => saveBanner(tx, { ...change, next: null }));

async function storeBanner(
  tx: Executor,
  id: number,
  { before, next }: { before: BannerState; next: BannerState },
): Promise<void> {
  checkTimes(next);
  if (next.image && next.image !== before.image && !(await isPicture(tx, next.image)))
    throw refusedField('image', 'posts.no_picture');
  const { spot: kind, crop_point, starts_at, ends_at, sort_order, is_active } = next;
  await tx
    .updateTable('banners')
    .set({
      ...{ kind, crop_point, starts_at, ends_at, sort_order, is_active, is_removed: false },
      // What vanished from a file is not hidden by staff who correct a word of it: it comes back with the file.
      ...(before.is_active === is_active ? {} : { is_hidden: !is_active }),
      ...{ texts: JSON.stringify(textsOf(next)), image: storedPicture(next.image) || null, sub_text: next.colours },
    })
    .where('id', '=', id)
    .execute();
}

/** Makes a banner that shoppers do not see yet (STAFF-69). @returns its number @throws Refusal */
export const makeBanner = (db: Database, actorId: number, { spot, headings }: NewBanner): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { last } = await tx
      .selectFrom('banners')
      .select((eb) => eb.fn.max('sort_order').as('last'))
      .executeTakeFirstOrThrow();
    const made = inOrder({
      ...{ spot, titles: {}, headings, lines: {}, buttons: {}, ways: {}, image: '', crop_point: '50/50', colours: '' },
      ...{ starts_at: null, ends_at: null, sort_order: (last ?? 0) + 1, is_active: false },
    });
    if (Object.keys(made.headings).length === 0) throw refusedField('heading_fi', 'validation.required');
    const id = await nextMadeId(tx);
    const { crop_point, sort_order, is_active } = made;
    await tx
      .insertInto('banners')
      .values({ id, kind: spot, crop_point, sort_order, is_active, texts: JSON.stringify(textsOf(made)) })
      .execute();
    await noteWrite(tx, actorId, { ...aboutBanner(id), before: null, after: made });
    return id;
  });

const aboutBanner = (id: number) => ({ action: 'banner', entity: 'banner', entityId: String(id) });

/** A banner that is not removed. */
export const readBanner = (db: Executor, id: number): Promise<Row<'banners'> | undefined> =>
  db.selectFrom('banners').selectAll().where('id', '=', id).where('is_removed', '=', false).executeTakeFirst();

/** What is stored of banners, by id, as the log keeps it. */
export async function readBannerStates(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BannerState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('banners')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('is_removed', '=', false)
    .execute();
  return new Map(rows.map((row) => [row.id, toBannerState(row)]));
}
