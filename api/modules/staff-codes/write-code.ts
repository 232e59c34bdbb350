import { sql } from 'kysely';
import type { CodeState, NewCode } from 'mf-shared/contract';
import { toDecimal, toMinor } from 'mf-shared/rules/minor-units';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor, Row } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';

const hundredPercent = 10_000;

export type CodeRow = Row<'discount_codes'>;

/** Makes a code that nobody has yet (STAFF-45). @throws Refusal */
export const makeCode = (db: Database, actorId: number, { code, ...state }: NewCode): Promise<void> =>
  inTransaction(db, async (tx) => {
    const next = inOrder(state);
    checkCode(next, 0);
    // An import numbers codes by itself: the sequence may be behind them.
    await sql`LOCK TABLE discount_codes IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
    const taken = await tx
      .selectFrom('discount_codes')
      .select('id')
      .where(sql`lower(code)`, '=', code.toLowerCase())
      .executeTakeFirst();
    if (taken) throw refusedField('code', 'codes.taken');
    const { id } = await tx
      .insertInto('discount_codes')
      .values({
        id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM discount_codes)`,
        ...{ ...toRow(next), code, made_by_staff: true },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteWrite(tx, actorId, { ...ofCode(id), before: null, after: { code, ...next } });
  });

interface CodeChange {
  id: number;
  next: CodeState;
  /** The state that was read; nothing newer is overwritten. */
  was?: CodeState | undefined;
  actorId: number;
}

/** Changes a code, or stops it; orders that have used it keep what they got. @throws Refusal */
export async function saveCode(tx: Executor, { id, next: wanted, was, actorId }: CodeChange): Promise<void> {
  const row = await tx.selectFrom('discount_codes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  const [before, next] = [toCodeState(row), inOrder(wanted)];
  if (was !== undefined && !isSame(before, inOrder(was))) throw new Refusal(409, 'changed_meanwhile');
  checkCode(next, row.uses);
  if (isSame(before, next)) return;
  await tx.updateTable('discount_codes').set(toRow(next)).where('id', '=', id).execute();
  await noteWrite(tx, actorId, {
    ...ofCode(id),
    before: { code: row.code, ...before },
    after: { code: row.code, ...next },
  });
}

/** What is stored of codes, by id, as the log keeps it. */
export async function readCodeStates(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, object>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('discount_codes').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, { code: row.code, ...toCodeState(row) }]));
}

const ofCode = (id: number) => ({ action: 'discount_code', entity: 'discount_code', entityId: String(id) });

function checkCode({ kind, value, starts_at, ends_at, max_uses }: CodeState, uses: number): void {
  if (kind === 'percent' && value > 100) throw refusedField('value', 'codes.above_all');
  if (kind !== 'free_delivery' && value <= 0) throw refusedField('value', 'codes.nothing_off');
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at)
    throw refusedField('ends_at', 'codes.ends_too_early');
  if (max_uses !== null && max_uses < uses) throw refusedField('max_uses', 'codes.fewer_than_used');
}

/** A code as the staff's room and the log know it. */
export const toCodeState = (row: CodeRow): CodeState => ({
  kind: row.kind,
  value: row.kind === 'percent' ? row.value / (hundredPercent / 100) : toDecimal(row.value),
  min_total: toDecimal(row.min_total_minor),
  excludes_offers: row.excludes_offers,
  club_only: row.club_only,
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  max_uses: row.max_uses,
  is_active: row.is_active,
  names: row.names,
});

/** Basis points of percent and cents of euro are both hundredths. */
const toRow = ({ value, min_total, kind, names, starts_at, ends_at, ...state }: CodeState) => ({
  ...{ ...state, kind, value: kind === 'free_delivery' ? 0 : toMinor(value), min_total_minor: toMinor(min_total) },
  ...{
    names: JSON.stringify(names),
    starts_at: starts_at && new Date(starts_at),
    ends_at: ends_at && new Date(ends_at),
  },
});

/** The state as the database writes it, however it came, and without what else the log keeps. */
const inOrder = (state: CodeState): CodeState => ({
  kind: state.kind,
  value: state.kind === 'free_delivery' ? 0 : toDecimal(toMinor(state.value)),
  min_total: toDecimal(toMinor(state.min_total)),
  excludes_offers: state.excludes_offers,
  club_only: state.club_only,
  starts_at: state.starts_at && new Date(state.starts_at).toISOString(),
  ends_at: state.ends_at && new Date(state.ends_at).toISOString(),
  max_uses: state.max_uses,
  is_active: state.is_active,
  names: Object.fromEntries(Object.entries(state.names).filter(([, name]) => name !== '')),
});

/** Does what {@link saveCode} does, in a transaction of its own. */
export const writeCode = (db: Database, change: CodeChange): Promise<void> =>
  inTransaction(db, (tx) => saveCode(tx, change));
