import type { Selectable } from 'kysely';
import type { TransferRequestRowsTable } from '../../db/schema/tables.ts';
import type { Executor } from '../../db/schema.ts';

export type TransferRow = Selectable<TransferRequestRowsTable>;

/** What each of these requests asks for, in the order in which every transaction locks shelves (variant, store). */
export async function readTransferRows(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly TransferRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('transfer_request_rows')
    .selectAll()
    .where('transfer_request_id', 'in', ids)
    .orderBy('variant_id')
    .orderBy('from_store_id')
    .execute();
  return Map.groupBy(rows, (row) => row.transfer_request_id);
}
