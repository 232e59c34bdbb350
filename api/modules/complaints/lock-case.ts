import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ComplaintRecord } from './read-complaint.ts';

type Column = 'code_hash' | 'number' | 'id';

/** The case, held until the transaction ends; undefined where there is none, or none any more. */
export const findLocked = <Known extends Column>(
  tx: Transaction<Tables>,
  column: Known,
  value: ComplaintRecord[Known],
): Promise<ComplaintRecord | undefined> =>
  tx
    .selectFrom('complaints')
    .selectAll()
    .where(column, '=', value as never)
    .forUpdate()
    .executeTakeFirst();

/** The case, held until the transaction ends. @throws Refusal 404, or 409 where it is not as its reader knew it */
export async function lockCase<Known extends Column>(
  tx: Transaction<Tables>,
  column: Known,
  value: ComplaintRecord[Known],
  version?: number,
): Promise<ComplaintRecord> {
  const row = await findLocked(tx, column, value);
  if (!row) throw new Refusal(404, 'complaint_not_found');
  if (version !== undefined && version !== row.version) throw new Refusal(409, 'complaint_changed');
  return row;
}
