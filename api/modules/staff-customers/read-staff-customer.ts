import { sql } from 'kysely';
import type { Locale, StaffCustomer } from 'mf-shared/contract';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { textIn } from '../../read-model/per-locale.ts';
import type { SignedInCustomer } from '../accounts/authenticate.ts';
import { addressesOf } from '../customer-addresses/own-addresses.ts';
import { readOpenMerge } from '../merging/open-merge.ts';
import { toCustomerRow } from './list-customers.ts';

/**
 * An active account with what only the staff may see of it; of one that was merged, the account that was kept, whose number
 * the answer has. @throws 404 `customer_not_found` (STAFF-22)
 */
export async function readStaffCustomer(
  { db, catalogue }: Pick<ServiceContext, 'db' | 'catalogue'>,
  askedId: number,
  { caller, locale }: { caller: SignedInCustomer; locale: Locale },
): Promise<StaffCustomer> {
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', sql<number>`(SELECT coalesce(merged_into, id) FROM customers WHERE id = ${askedId})`)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'customer_not_found');
  const { id } = row;
  const nameOf = (groupId: number | null) => {
    const group = groupId === null ? undefined : catalogue.catalogue.groups.byId.get(groupId);
    return group ? textIn(group.names, locale) : null;
  };
  const company = (given: { name: string; vatNumber: string } | null) =>
    given && { name: given.name, vat_number: given.vatNumber };
  return {
    ...toCustomerRow(row),
    phone: row.phone,
    address: row.address,
    postcode: row.postal_code,
    state: row.state,
    preferred_store:
      row.preferred_store === null ? '' : (catalogue.catalogue.allStores.get(row.preferred_store)?.name ?? ''),
    scout: row.scout_group ? { group: row.scout_group, member_id: row.scout_member_id } : null,
    latu: row.latu_branch ? { member_id: row.latu_member_id, branch: row.latu_branch } : null,
    has_club_price: row.has_club_price,
    gift_category: nameOf(row.gift_category),
    interests: row.interests.flatMap((group) => nameOf(Number(group)) ?? []),
    organisation: row.is_org_user ? company(row.organisation) : null,
    organisation_wish: company(row.organisation_wish),
    club_comment: row.club_comment,
    former_emails: (await addressesOf(db, id)).slice(1),
    open_merge: await readOpenMerge(db, id),
    is_acted_for: caller.actingForId === id,
    can_be_acted_for: !row.is_staff && !row.is_admin,
  };
}
