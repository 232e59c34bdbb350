import { sql } from 'kysely';
import type { StaffRight, StaffRole } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { rightsOf } from '../../http/staff-rights.ts';
import { hashToken } from './secret-token.ts';

export interface SignedInCustomer {
  id: number;
  email: string;
  username: string | null;
  /** Rights of the staff, which a session has only with its second factor where the shop asks for one. */
  isStaff: boolean;
  isAdmin: boolean;
  role: StaffRole | null;
  rights: ReadonlySet<StaffRight>;
  /** The store of store staff. */
  storeId: number | null;
  isOrgUser: boolean;
  /** Whether the club's prices are the customer's: members of the club, scouts, members of Suomen Latu. */
  isClubMember: boolean;
  /** Where the customer likes to pick goods up (SESSION-85). */
  preferredStoreId: number | null;
  /** Whether this session proved one. */
  hasSecondFactor: boolean;
  /** A member of the staff whose session has not proved the second factor that the shop asks for. */
  lacksSecondFactor: boolean;
  /** Row of the session's token. */
  tokenId: number;
  sessionId: number;
  /** For whom a member of the staff buys in this session; null for everybody else. */
  actingForId: number | null;
}

/** The customer of a request's Authorization header `Bearer …`, or null. */
export type Authenticate = (request: {
  headers: { authorization?: string | undefined };
}) => Promise<SignedInCustomer | null>;

/** @param asksSecondFactor of who has rights of the staff */
export function createAuthenticate(db: Database, asksSecondFactor: boolean): Authenticate {
  return async (request) => {
    const token = /^bearer ([\w-]{22,128})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return null;
    const row = await db
      .selectFrom('customer_tokens as t')
      .innerJoin('customer_sessions as s', 's.id', 't.session_id')
      .innerJoin('customers as c', 'c.id', 't.customer_id')
      .select(['c.id', 'c.email', 'c.username', 'c.is_staff', 'c.is_admin', 'c.is_org_user', 'c.has_club_price'])
      .select(['c.preferred_store', 'c.staff_role', 'c.staff_store_id'])
      .select(['t.id as token_id', 's.id as session_id', 's.second_factor_at', 's.acting_for'])
      .select(sql<boolean>`s.last_used_at < now() - interval '5 minutes'`.as('is_use_due'))
      .where('t.token_hash', '=', hashToken(token))
      .where('t.kind', '=', 'session')
      .where('t.revoked_at', 'is', null)
      .where('t.expires_at', '>', sql<Date>`now()`)
      .where('s.ends_at', '>', sql<Date>`now()`)
      .where('c.is_active', '=', true)
      .executeTakeFirst();
    if (!row) return null;
    if (row.is_use_due) await noteUse(db, row.session_id);
    const lacksSecondFactor = asksSecondFactor && (row.is_staff || row.is_admin) && !row.second_factor_at;
    const role = lacksSecondFactor ? null : roleOf(row);
    return {
      id: row.id,
      email: row.email,
      username: row.username,
      isStaff: row.is_staff && !lacksSecondFactor,
      isAdmin: row.is_admin && !lacksSecondFactor,
      ...{ role, rights: rightsOf(role), storeId: role === 'store' ? row.staff_store_id : null },
      isOrgUser: row.is_org_user,
      isClubMember: row.has_club_price,
      preferredStoreId: row.preferred_store,
      hasSecondFactor: row.second_factor_at !== null,
      lacksSecondFactor,
      tokenId: row.token_id,
      sessionId: row.session_id,
      // Rights that are taken away end what was begun with them.
      actingForId: (row.is_staff || row.is_admin) && !lacksSecondFactor ? row.acting_for : null,
    };
  };
}

/** The role of a member of the staff; null for everybody else. */
export function roleOf(row: { is_staff: boolean; is_admin: boolean; staff_role: StaffRole }): StaffRole | null {
  if (row.is_admin) return 'admin';
  return row.is_staff ? row.staff_role : null;
}

/** When a session was last used is kept to five minutes: most calls write nothing. */
async function noteUse(db: Database, sessionId: number): Promise<void> {
  await db
    .updateTable('customer_sessions')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}
