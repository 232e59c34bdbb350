import type { Executor } from '../../db/schema.ts';
import { noteWrite } from '../audit/note-write.ts';

interface NotedMerge {
  action: 'merge_asked' | 'merge_taken_back' | 'merge_refused' | 'customers_merged';
  keptId: number;
  otherId: number;
  /** Numbers: those of people, and of what moved. The log holds no addresses. */
  more?: Readonly<Record<string, number | null>>;
}

/** @param actorId null where the owner of the other account answered */
export const noteMerge = (
  tx: Executor,
  actorId: number | null,
  { action, keptId, otherId, more = {} }: NotedMerge,
): Promise<void> =>
  noteWrite(tx, actorId, {
    ...{ action, entity: 'customer', entityId: String(keptId), before: null },
    after: { other_account: otherId, ...more },
  });
