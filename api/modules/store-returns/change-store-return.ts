import { canBeTakenBack, isReturnOver } from 'mf-shared/rules/return-moves';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';
import { changeReturn, lockReturn, noteReturn } from './lock-store-return.ts';
import { enqueueStoreReturnMail } from './mail-store-return.ts';
import { withoutAccount } from './write-on-store-return.ts';

/** The buyer keeps the products: the account is forgotten (AFTER-115). @throws Refusal 404, 409 once something has arrived */
export function cancelAsBuyer(db: Database, code_hash: Uint8Array): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockReturn(tx, { code_hash });
    if (row.status === 'cancelled') return;
    if (!canBeTakenBack(row.status)) throw new Refusal(409, 'return_not_cancellable');
    const status = 'cancelled' as const;
    const event = { store_return_id: row.id, by: 'buyer', actor_id: row.customer_id, status } as const;
    await tx.insertInto('store_return_events').values(event).execute();
    await changeReturn(tx, row, { status, status_at: new Date(), ...withoutAccount });
    const before = { status: row.status };
    await noteReturn(tx, null, row, { action: 'store_return.cancelled', before, after: { status } });
    // Making returns in a stranger's name and taking them back mails the stranger no more than making them does.
    if (await mayMailStranger(tx, row.email)) await enqueueStoreReturnMail(tx, row.id, 'cancelled', '');
  });
}

/** The code of the parcel that the buyer has sent (AFTER-116). @throws Refusal 404, 409 once it was handled */
export function trackAsBuyer(db: Database, code_hash: Uint8Array, tracking_code: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockReturn(tx, { code_hash });
    if (isReturnOver(row.status)) throw new Refusal(409, 'return_over');
    if (row.tracking_code === tracking_code) return;
    await changeReturn(tx, row, { tracking_code });
    const before = { tracking_code: row.tracking_code };
    await noteReturn(tx, null, row, { action: 'store_return.tracked', before, after: { tracking_code } });
  });
}
