import { sql } from 'kysely';
import type { MadePreview } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Row } from '../../db/schema.ts';
import { hashToken, newToken } from '../accounts/secret-token.ts';

/** How long a link shows what was typed. */
const linkDays = 14;
/** The links that one thing may have: each press of the button makes another one. */
const mostKept = 100;

interface KeptPreview {
  kind: Row<'previews'>['kind'];
  id: number;
  state: object;
  /** The member of the staff who pressed for it. */
  madeBy: number;
}

/** Keeps what was typed, unsaved, for those who get its link (STAFF-64); the oldest of a hundred go. */
export function keepPreview(db: Database, { kind, id, state, madeBy }: KeptPreview): Promise<MadePreview> {
  return inTransaction(db, async (transaction) => {
    const older = transaction
      .selectFrom('previews')
      .select('token_hash')
      .where('kind', '=', kind)
      .where('target_id', '=', id)
      .orderBy('made_at', 'desc')
      .offset(mostKept - 1);
    await transaction.deleteFrom('previews').where('token_hash', 'in', older).execute();
    const token = newToken();
    const { ends_at } = await transaction
      .insertInto('previews')
      .values({
        ...{ token_hash: hashToken(token), kind, target_id: id, state: JSON.stringify(state) },
        made_by: madeBy,
        ends_at: sql<Date>`now() + make_interval(days => ${linkDays})`,
      })
      .returning('ends_at')
      .executeTakeFirstOrThrow();
    return { token, ends_at: new Date(ends_at).toISOString() };
  });
}

/** How many links show what was typed in one of them. */
export async function countPreviews(db: Database, kind: KeptPreview['kind'], id: number): Promise<number> {
  const { open } = await db
    .selectFrom('previews')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Ends all links of one of them before their day (STAFF-64). */
export async function endPreviews(db: Database, kind: KeptPreview['kind'], id: number): Promise<void> {
  await db.deleteFrom('previews').where('kind', '=', kind).where('target_id', '=', id).execute();
}
