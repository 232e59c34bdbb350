import type { ActingFor } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { rightsOf } from '../../http/staff-rights.ts';
import type { SignedInCustomer } from '../accounts/authenticate.ts';

/** The customer for whom a member of the staff buys; null where the errand is over, or the account. */
export async function readActingFor(db: Executor, id: number | null): Promise<ActingFor | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom('customers')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'address', 'postal_code', 'city', 'state'])
    .select(['has_club_price', 'is_org_user', 'cart_content', 'preferred_store'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  const { postal_code: postcode, ...told } = row;
  return { ...told, postcode };
}

const noRole = { role: null, rights: rightsOf(null), storeId: null };

/**
 * The buyer whose prices, cart and order a call is about: the caller, or the customer for whom a member of the staff
 * buys (STAFF-26). This customer has no rights of the staff and buys like any other.
 */
export async function buyerOf(db: Executor, caller: SignedInCustomer | null): Promise<SignedInCustomer | null> {
  const customer = await readActingFor(db, caller?.actingForId ?? null);
  if (!caller || !customer) return caller;
  const {
    id,
    email,
    has_club_price: isClubMember,
    is_org_user: isOrgUser,
    preferred_store: preferredStoreId,
  } = customer;
  return {
    ...caller,
    id,
    email,
    isClubMember,
    isOrgUser,
    preferredStoreId,
    isStaff: false,
    isAdmin: false,
    username: null,
    ...noRole,
  };
}
