import { type RawBuilder, sql } from 'kysely';
import type { CaseHolder, holdCase as holdCaseRequest } from 'mf-shared/contract';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';

export type HeldKind = Tables['case_holders']['kind'];

interface Holding extends z.output<typeof holdCaseRequest> {
  kind: HeldKind;
  id: number;
  actorId: number;
  /** The name of the case in the audit log. */
  name: string;
}

/**
 * A member of the staff takes a case, or lays it down; said again, it stays as it is. Of two who take it at once the second is
 * told who has it (AFTER-96). @throws Refusal 409 where somebody else than was shown has it, or a
 * colleague's would be laid down
 */
export function holdCase(db: Database, holding: Holding): Promise<CaseHolder | null> {
  const { kind, id, actorId, take, from } = holding;
  return inTransaction(db, async (tx) => {
    // The row may not be there yet: two who take the case wait for each other here.
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`case ${kind} ${id}`}))`.execute(tx);
    const before = await holderOf(tx, kind, id, actorId);
    const wanted = take ? actorId : null;
    if ((before?.id ?? null) === wanted) return before;
    // A colleague's case can be taken over by a reader who saw whose it is, and never laid down.
    if (before && !before.is_me && !(take && before.id === from))
      throw new Refusal(409, 'case_taken', { values: { name: before.name } });
    await tx.deleteFrom('case_holders').where('kind', '=', kind).where('case_id', '=', id).execute();
    if (take) await tx.insertInto('case_holders').values({ kind, case_id: id, holder_id: actorId }).execute();
    await noteWrite(tx, actorId, {
      ...{ action: take ? 'case.take' : 'case.lay_down', entity: kind, entityId: holding.name },
      ...{ before: { holder: before?.id ?? null }, after: { holder: wanted } },
    });
    return holderOf(tx, kind, id, actorId);
  });
}

async function holderOf(db: Executor, kind: HeldKind, id: number, actorId: number): Promise<CaseHolder | null> {
  return (await readHolders(db, kind, [id], actorId)).get(id) ?? null;
}

/** The holders of these cases, by the case's id. */
export async function readHolders(
  db: Executor,
  kind: HeldKind,
  ids: readonly number[],
  actorId: number,
): Promise<Map<number, CaseHolder>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('case_holders as h')
    .innerJoin('customers as c', 'c.id', 'h.holder_id')
    .select(['h.case_id', 'c.id', 'c.first_name', 'c.last_name', 'c.email'])
    .where('h.kind', '=', kind)
    .where('h.case_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ case_id, id, first_name, last_name, email }) => [
      Number(case_id),
      { id, name: `${first_name} ${last_name}`.trim() || email, is_me: id === actorId },
    ]),
  );
}

/** Whether the case is held by somebody: by the caller, or by nobody. @param id the column with the case's id */
export const isHeld = (kind: HeldKind, id: RawBuilder<unknown>, by: 'me' | 'nobody', actorId: number) =>
  by === 'me'
    ? sql<boolean>`EXISTS (SELECT FROM case_holders h WHERE h.kind = ${kind} AND h.case_id = ${id} AND h.holder_id = ${actorId})`
    : sql<boolean>`NOT EXISTS (SELECT FROM case_holders h WHERE h.kind = ${kind} AND h.case_id = ${id})`;
