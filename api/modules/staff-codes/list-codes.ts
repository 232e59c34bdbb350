import { sql } from 'kysely';
import type { StaffCode, StaffCodes, staffCodesQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import { likePattern } from '../../db/like-pattern.ts';
import type { Executor } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { type CodeRow, toCodeState } from './write-code.ts';

type Asked = z.output<typeof staffCodesQuery>;

/** One page of the discount codes, the newest first, with whether each counts now (STAFF-45). */
export async function listCodes(db: Executor, { page, ...asked }: Asked, now: Date): Promise<StaffCodes> {
  const found = db.selectFrom('discount_codes').where(isAskedFor(asked, now));
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const rows = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const results = rows.map((row) => ({
    ...{ ...toCodeState(row), id: row.id, code: row.code, uses: row.uses, standing: standingOf(row, now) },
  }));
  return { results, ...pageFacts(Number(total), page) };
}

function standingOf({ is_active, starts_at, ends_at, max_uses, uses }: CodeRow, now: Date): StaffCode['standing'] {
  if (!is_active) return 'stopped';
  if (ends_at !== null && ends_at <= now) return 'ended';
  if (max_uses !== null && uses >= max_uses) return 'used_up';
  return starts_at !== null && starts_at > now ? 'waiting' : 'open';
}

function isAskedFor({ q, state }: Omit<Asked, 'page'>, now: Date) {
  const named = likePattern(q ?? '');
  const hasWords = sql<boolean>`(code ILIKE ${named} OR EXISTS (SELECT FROM jsonb_each_text(names) n WHERE n.value ILIKE ${named}))`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`coalesce(ends_at <= ${at}, false)`;
  const isUsedUp = sql`coalesce(uses >= max_uses, false)`;
  const waits = sql`coalesce(starts_at > ${at}, false)`;
  const standing = {
    stopped: sql`NOT is_active`,
    ended: sql`is_active AND ${isOver}`,
    used_up: sql`is_active AND NOT ${isOver} AND ${isUsedUp}`,
    waiting: sql`is_active AND NOT ${isOver} AND NOT ${isUsedUp} AND ${waits}`,
    open: sql`is_active AND NOT ${isOver} AND NOT ${isUsedUp} AND NOT ${waits}`,
  };
  return sql<boolean>`(${q ? hasWords : sql`true`} AND ${state ? standing[state] : sql`true`})`;
}
