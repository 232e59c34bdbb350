import { sql } from 'kysely';
import type { Locale, StaffBannerRequest, StaffBanners } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { inLocale } from '../../read-model/per-locale.ts';
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

/** Shows a banner, hides it, or says from when to when. @throws Refusal */
export async function writeBanner(
  db: Database,
  { id, actorId, ...wish }: StaffBannerRequest & { id: number; actorId: number },
): Promise<void> {
  if (wish.starts_at !== null && wish.ends_at !== null && wish.ends_at <= wish.starts_at)
    throw new Refusal(400, 'invalid_request', { fields: { ends_at: 'validation.invalid' } });
  await inTransaction(db, async (tx) => {
    const before = await tx.selectFrom('banners').select(changed).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!before) throw new Refusal(404, 'not_found');
    await tx.updateTable('banners').set(wish).where('id', '=', id).execute();
    await noteWrite(tx, actorId, { action: 'banner', entity: 'banner', entityId: String(id), before, after: wish });
    await sql`SELECT bump_catalogue_version()`.execute(tx);
  });
}
