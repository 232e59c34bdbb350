import type { Transaction, UpdateObject } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { WithdrawalRow } from '../after-sale/read-after-sale.ts';
import { caseCodeHash } from '../secrets/case-code.ts';
import { type FoundReturn, findReference, returnOfOrder } from './find-return.ts';

/**
 * By the buyer's code, by the staff's reference, or by its id; who writes as staff says which version was read, null for what
 * no change of another can make wrong.
 */
export type WhichReturn = { code: string } | { reference: string; version: number | null } | { id: number };

/**
 * Changes a return under the lock of its order, as everything that happens to its goods.
 * @throws Refusal 404, or 409 where somebody else has changed it since it was read
 */
export function withReturn<Answer>(
  db: Database,
  which: WhichReturn,
  act: (tx: Transaction<Tables>, found: FoundReturn) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(db, async (tx) => {
    const known = 'reference' in which ? await findReference(tx, which.reference) : await knownReturn(tx, which);
    if (!known) throw new Refusal(404, 'return_not_found');
    await tx.selectFrom('orders').select('id').where('id', '=', known.order_id).forUpdate().execute();
    const found = await returnOfOrder(tx, known.order_id, known.id);
    const read = 'version' in which ? which.version : null;
    if (read !== null && read !== found.row.version) throw new Refusal(409, 'return_changed');
    return act(tx, found);
  });
}

const knownReturn = (tx: Transaction<Tables>, which: { code: string } | { id: number }) =>
  tx
    .selectFrom('returns')
    .select(['id', 'order_id'])
    .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('code_hash', '=', caseCodeHash('return', which.code))))
    .executeTakeFirst();

/** Every write raises the version, so that nobody overwrites what they have not read. */
export async function changeReturn(
  tx: Transaction<Tables>,
  { id, version }: Pick<WithdrawalRow, 'id' | 'version'>,
  values: UpdateObject<Tables, 'returns'>,
): Promise<void> {
  await tx
    .updateTable('returns')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .execute();
}
