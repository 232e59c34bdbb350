import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ComplaintRecord } from './read-complaint.ts';

/** The case, held until the transaction ends. @throws Refusal 404, or 409 where it is not as its reader knew it */
export async function lockCase<Column extends 'code_hash' | 'number' | 'id'>(
  tx: Transaction<Tables>,
  column: Column,
  value: ComplaintRecord[Column],
  version?: number,
): Promise<ComplaintRecord> {
  const row = await tx
    .selectFrom('complaints')
    .selectAll()
    .where(column, '=', value as never)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'complaint_not_found');
  if (version !== undefined && version !== row.version) throw new Refusal(409, 'complaint_changed');
  return row;
}
