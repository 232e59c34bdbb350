import { sql } from 'kysely';
import type { FeedScope, FeedToken, NewFeedToken } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { hashToken, newToken } from '../accounts/secret-token.ts';
import { noteWrite } from '../audit/note-write.ts';

/** The token that a call came with. */
export interface FeedCaller {
  tokenId: number;
  scopes: readonly FeedScope[];
}

export type AuthenticateFeed = (request: {
  headers: { authorization?: string | undefined };
}) => Promise<FeedCaller | null>;

/** Tells a token of a feed from a customer's, and lets scanners of leaked secrets know it. */
const prefix = 'havu_feed_';
const mostDays = 731;

/** Finds whose token it is; one that ended or was withdrawn is nobody's (FEED-1). */
export function createAuthenticateFeed(db: Database): AuthenticateFeed {
  return async (request) => {
    const token = /^bearer (havu_feed_[\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return null;
    const row = await db
      .selectFrom('feed_tokens')
      .select(['id', 'scopes'])
      .select(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as('is_use_due'))
      .where('token_hash', '=', hashToken(token))
      .where('withdrawn_at', 'is', null)
      .where('ends_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (!row) return null;
    if (row.is_use_due)
      await db.updateTable('feed_tokens').set({ last_used_at: sql<Date>`now()` }).where('id', '=', row.id).execute();
    return { tokenId: row.id, scopes: row.scopes };
  };
}

const shown = ['id', 'name', 'scopes', 'created_at', 'ends_at', 'last_used_at', 'withdrawn_at'] as const;

export async function listFeedTokens(db: Database): Promise<FeedToken[]> {
  const rows = await db.selectFrom('feed_tokens').select(shown).orderBy('id', 'desc').execute();
  return rows.map(tokenOf);
}

/** Makes a token. Its secret is in this answer and nowhere else. */
export async function makeFeedToken(
  db: Database,
  { name, scopes, lastDay }: NewFeedToken,
  actorId: number,
): Promise<FeedToken & { token: string }> {
  const endsAt = new Date(Date.parse(`${lastDay}T00:00:00Z`) + 86_400_000);
  const daysLeft = (endsAt.getTime() - Date.now()) / 86_400_000;
  if (daysLeft <= 0 || daysLeft > mostDays)
    throw new Refusal(400, 'invalid_request', { fields: { lastDay: 'feeds.last_day' } });
  const token = prefix + newToken();
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('feed_tokens')
      .values({
        ...{ name, token_hash: hashToken(token), ends_at: endsAt, created_by: actorId },
        scopes: JSON.stringify([...new Set(scopes)]),
      })
      .returning(shown)
      .executeTakeFirstOrThrow();
    const after = { name, scopes: row.scopes, endsAt };
    await noteWrite(tx, actorId, { ...entity(row.id), action: 'feed_token_made', before: null, after });
    return { ...tokenOf(row), token };
  });
}

/** From now on nobody gets in with it. A second time changes nothing. @throws Refusal 404 */
export async function withdrawFeedToken(db: Database, id: number, actorId: number): Promise<FeedToken> {
  return db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom('feed_tokens').select(shown).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!before) throw new Refusal(404, 'not_found');
    if (before.withdrawn_at) return tokenOf(before);
    const row = await tx
      .updateTable('feed_tokens')
      .set({ withdrawn_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returning(shown)
      .executeTakeFirstOrThrow();
    const after = { withdrawn: true };
    await noteWrite(tx, actorId, {
      ...entity(id),
      ...{ action: 'feed_token_withdrawn', before: { withdrawn: false }, after },
    });
    return tokenOf(row);
  });
}

const entity = (id: number) => ({ entity: 'feed_token', entityId: String(id) });

interface TokenRow {
  id: number;
  name: string;
  scopes: FeedScope[];
  created_at: Date;
  ends_at: Date;
  last_used_at: Date | null;
  withdrawn_at: Date | null;
}

const tokenOf = (row: TokenRow): FeedToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  createdAt: row.created_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
});
