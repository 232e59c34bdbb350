import type { BulkRow, StaffRight } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { writerName } from '../audit/writer-name.ts';
import { rightOfChange } from './locked-change.ts';

const most = 20;

/** The newest changes of many products, with what the reader may take back. */
export async function listChanges(db: Executor, rights: ReadonlySet<StaffRight>): Promise<BulkRow[]> {
  const rows = await db
    .selectFrom('bulk_changes as b')
    .leftJoin('customers as c', 'c.id', 'b.actor_id')
    .select(['b.id', 'b.at', 'b.change', 'b.state', 'b.models', 'c.first_name', 'c.last_name', 'c.email'])
    .where('b.state', '<>', 'looked')
    .orderBy('b.id', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ state, at, first_name, last_name, email, ...row }) =>
    state === 'looked'
      ? []
      : [
          {
            ...{ ...row, state, at: at.toISOString() },
            by: writerName({ first_name, last_name, email }),
            can_be_undone: (state === 'waiting' || state === 'applied') && rights.has(rightOfChange(row.change)),
          },
        ],
  );
}
