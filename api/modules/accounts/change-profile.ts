import { needsState } from 'mf-shared/rules/address-state';
import { isPickupStore } from 'mf-shared/rules/pickup-store';
import { isState } from 'mf-shared/rules/states';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { isGiftCategory, type profilePatch, toColumns } from './profile-patch.ts';

type Address = { country: string; address: string; state: string };

/** Changes what was sent of a customer's profile (SESSION-42). @throws Refusal naming the fields that cannot be so */
export async function changeProfile(
  db: Database,
  catalogue: Pick<Catalogue, 'groups' | 'stores'>,
  { id, patch }: { id: number; patch: z.output<typeof profilePatch> },
): Promise<void> {
  const changes = toColumns(patch);
  refuse(wrongChoices(changes, catalogue));
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('customers')
      .select(['country', 'address', 'state'])
      .where('id', '=', id)
      .where('is_active', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new Refusal(401, 'login_required');
    const isAddress = ['country', 'address', 'state'].some((field) => field in given);
    const state = isAddress ? settledState({ ...before, ...given }, 'state' in given) : before.state;
    await tx
      .updateTable('customers')
      .set({ ...given, state })
      .where('id', '=', id)
      .execute();
  });
}

type Changes = ReturnType<typeof toColumns>;

function wrongChoices(
  { gift_category: category, preferred_store: storeId }: Changes,
  catalogue: Pick<Catalogue, 'groups' | 'stores'>,
): Record<string, string> {
  const store = storeId == null ? null : catalogue.stores.get(storeId);
  return {
    ...(category != null && !isGiftCategory(catalogue, category) ? { gift_category: 'validation.invalid' } : {}),
    ...(store === undefined || (store && !isPickupStore(store))
      ? { preferred_store: 'validation.preferred_store' }
      : {}),
  };
}

/**
 * The state of an address as it will be (SESSION-86): none in a country without states; what another country's address left
 * goes, unless it was sent with this call. @param isSent whether this call says a state
 */
function settledState({ country, address, state }: Address, isSent: boolean): string {
  if (!needsState(country)) return '';
  if (isState(country, state)) return state;
  if (state !== '' && isSent) refuse({ state: 'validation.state' });
  if (address !== '' && isSent) refuse({ state: 'validation.required' });
  return '';
}

function refuse(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'invalid_request', { fields });
}
