import type { StaffStoreReturn } from 'mf-shared/contract';
import { nextStoreReturnStatuses } from 'mf-shared/rules/store-return-fields';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { openSealed } from '../secrets/sealed-text.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { readPieces, readStoreReturn, type StoreReturnRecord } from './read-store-return.ts';

/** A return as the staff see it. @throws Refusal 404 where there is none of this number */
export async function readStaffStoreReturn(context: ServiceContext, number: number): Promise<StaffStoreReturn> {
  const { db, catalogue, secret, settings } = context;
  const row = await db.selectFrom('store_returns').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) throw new Refusal(404, 'return_not_found');
  const same = await db
    .selectFrom('store_returns')
    .select('number')
    .where('store_id', '=', row.store_id)
    .where('receipt', '=', row.receipt)
    .where('id', '<>', row.id)
    .orderBy('number')
    .execute();
  const { returnAddress } = settings;
  const reading = { secret, catalogue: catalogue.catalogue, returnAddress, isStaff: true };
  return {
    ...(await readStoreReturn(db, row, reading)),
    ...{ email: row.email, phone: row.phone, version: row.version },
    next: [...nextStoreReturnStatuses(row.status)],
    ...{ pieces: await readPieces(db, row.id), return_store: row.return_store_id },
    account: accountOf(secret, row),
    same_receipt: same.map((each) => each.number),
  };
}

/** Told only to who has to pay. */
function accountOf(
  secret: ServiceSecret,
  { id, status, iban_sealed, account_holder: holder }: StoreReturnRecord,
): StaffStoreReturn['account'] {
  if (status !== 'processed-return' || iban_sealed === null) return null;
  return { holder, iban: openSealed(secret, 'iban', id, iban_sealed) };
}
