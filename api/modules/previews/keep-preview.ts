import { sql } from 'kysely';
import type { MadePreview } from 'mf-shared/contract';
import type { Database, Row } from '../../db/schema.ts';
import { hashToken, newToken } from '../accounts/secret-token.ts';

/** How long a link shows what was typed. */
const linkDays = 14;
/** The links that one post or page may have: each press of the button makes another one. */
const mostKept = 10;

/** Keeps what was typed, unsaved, for those who get its link (STAFF-64); the oldest of many go, and those that have ended. */
export function keepPreview(
  db: Database,
  { kind, id, state }: { kind: Row<'previews'>['kind']; id: number; state: object },
): Promise<MadePreview> {
  return db.transaction().execute(async (transaction) => {
    const older = transaction
      .selectFrom('previews')
      .select('token_hash')
      .where('kind', '=', kind)
      .where('target_id', '=', id)
      .orderBy('made_at', 'desc')
      .offset(mostKept - 1);
    await transaction
      .deleteFrom('previews')
      .where((eb) => eb.or([eb('ends_at', '<=', sql<Date>`now()`), eb('token_hash', 'in', older)]))
      .execute();
    const token = newToken();
    const { ends_at } = await transaction
      .insertInto('previews')
      .values({
        ...{ token_hash: hashToken(token), kind, target_id: id, state: JSON.stringify(state) },
        ends_at: sql<Date>`now() + make_interval(days => ${linkDays})`,
      })
      .returning('ends_at')
      .executeTakeFirstOrThrow();
    return { token, ends_at: new Date(ends_at).toISOString() };
  });
}
