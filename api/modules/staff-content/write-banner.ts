import { sql } from 'kysely';
import type { BannerState, Locale, StaffBanners } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';

const changed = ['is_active', 'starts_at', 'ends_at', 'sort_order'] as const;

/** Every banner, shown or not, in the order in which the shop shows them. */
export async function readBanners(db: Database, locale: Locale): Promise<StaffBanners> {
  const rows = await db
    .selectFrom('banners')
    .select(['id', 'kind', 'texts', ...changed])
    .orderBy('kind')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const results = rows.map(({ texts, starts_at, ends_at, ...row }) => ({
    ...row,
    title: inLocale(texts, locale)?.title ?? '',
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  }));
  return { results };
}

interface BannerChange {
  id: number;
  next: BannerState;
  /** The state that was read; nothing newer is overwritten. */
  was?: BannerState | undefined;
  actorId: number;
}

/** Shows a banner, hides it, or says from when to when. @throws Refusal 409 where somebody changed it meanwhile */
export const writeBanner = (db: Database, change: BannerChange): Promise<void> =>
  inTransaction(db, (tx) => saveBanner(tx, change));

/** Does what {@link writeBanner} does, within the caller's transaction. */
export async function saveBanner(tx: Executor, { id, next, was, actorId }: BannerChange): Promise<void> {
  if (next.starts_at !== null && next.ends_at !== null && next.ends_at <= next.starts_at)
    throw new Refusal(400, 'invalid_request', { fields: { ends_at: 'validation.invalid' } });
  const row = await tx.selectFrom('banners').select(changed).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  const before = toState(row);
  const after = inWholeMs(next);
  if (was !== undefined && !isSame(before, inWholeMs(was))) throw new Refusal(409, 'changed_meanwhile');
  if (isSame(before, after)) return;
  await tx.updateTable('banners').set(after).where('id', '=', id).execute();
  await noteWrite(tx, actorId, { action: 'banner', entity: 'banner', entityId: String(id), before, after });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
}

/** What staff change of each banner. */
export async function readBannerStates(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BannerState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('banners')
    .select(['id', ...changed])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, toState(row)]));
}

type Times<Moment> = Pick<BannerState, 'is_active' | 'sort_order'> & { starts_at: Moment; ends_at: Moment };

const toState = ({ starts_at, ends_at, ...row }: Times<Date | null>): BannerState => ({
  ...{ is_active: row.is_active, sort_order: row.sort_order },
  ...{ starts_at: starts_at?.toISOString() ?? null, ends_at: ends_at?.toISOString() ?? null },
});

/** The state with its moments as the database writes them, however they came. */
const inWholeMs = ({ starts_at, ends_at, ...state }: BannerState): BannerState =>
  toState({ ...state, starts_at: starts_at ? new Date(starts_at) : null, ends_at: ends_at ? new Date(ends_at) : null });
