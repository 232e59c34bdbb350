import type { ActingFor } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { rightsOf } from '../../http/staff-rights.ts';
import type { SignedInCustomer } from '../accounts/authenticate.ts';

/**
 * The customer for whom a member of the staff buys; null where there is no errand. An account that has ended is told
 * without a name, so that staff see the errand and end it.
 */
export async function readActingFor(db: Executor, id: number | null): Promise<ActingFor | null> {
  const found = await findBuyer(db, id);
  if (!found) return null;
  const { is_active: _, ...told } = found;
  return told;
}

async function findBuyer(db: Executor, id: number | null): Promise<(ActingFor & { is_active: boolean }) | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom('customers')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'address', 'postal_code', 'city', 'state'])
    .select(['has_club_price', 'is_org_user', 'cart_content', 'preferred_store', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { postal_code: postcode, ...told } = row;
  return { ...told, postcode };
}

const noRole = { role: null, rights: rightsOf(null), storeId: null };

/**
 * The buyer whose prices, cart and order a call is about: the caller, or the customer for whom a member of the staff
 * buys (STAFF-26). This customer has no rights of the staff and buys like any other.
 * @throws Refusal 404 where the customer's account has ended: what was meant for it never becomes the caller's own purchase
 */
export async function buyerOf(db: Executor, caller: SignedInCustomer | null): Promise<SignedInCustomer | null> {
  if (!caller || caller.actingForId === null) return caller;
  const customer = await findBuyer(db, caller.actingForId);
  if (!customer?.is_active) throw new Refusal(404, 'customer_not_found');
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
