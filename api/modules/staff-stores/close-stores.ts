import { shopDay } from 'mf-shared/rules/shop-day';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { saveStore, toStates } from './write-store.ts';

/** Closes the stores whose last day is over, by the shop's calendar; closed again, nothing changes (STAFF-47). */
export const closeStores = (db: Database): Promise<void> =>
  inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('stores')
      .selectAll()
      .where('is_open', '=', true)
      .where('closes_on', '<=', shopDay())
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const row of rows) {
      const { standing: was } = toStates(row);
      await saveStore(tx, { id: row.id, section: 'standing', next: { ...was, is_open: false }, was, actorId: null });
    }
  });
