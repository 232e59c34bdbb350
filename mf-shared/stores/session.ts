import { atom, computed } from 'nanostores';

/** The details of the customer for whom a member of the staff buys; a checkout fills them in. */
export type ActingBuyer = Pick<
  Session,
  'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'city' | 'state' | 'postcode'
> & {
  id: number;
};

/** Rules SESSION-9 to SESSION-17. Filled in the browser only, after the page stands. */
export interface Session {
  /** True until the customer is known or known to be nobody (SESSION-18). */
  isLoading: boolean;
  isAuthenticated: boolean;
  id: number | null;
  firstName: string;
  lastName: string;
  email: string;
  hashedEmail: string;
  phone: string;
  address: string;
  city: string;
  /** `US-CA`; empty in countries whose addresses have none. */
  state: string;
  postcode: string;
  country: string;
  /** Id of the store where the buyer likes to pick goods up (SESSION-85). */
  preferredStore: number | null;
  /** Whether the club's prices are the buyer's: members of the club, scouts, members of Suomen Latu. */
  isClubMember: boolean;
  isStaffUser: boolean;
  isAdminUser: boolean;
  isOrgUser: boolean;
  /** Staff only. */
  username: string | null;
  /** The customer for whom a member of the staff buys (STAFF-24). Prices and forms are this customer's. */
  actingFor: ActingBuyer | null;
  wishlistModelIds: readonly number[];
  voteReviews: readonly { id: number; vote: boolean }[];
}

export const anonymousSession: Session = {
  isLoading: false,
  isAuthenticated: false,
  id: null,
  firstName: '',
  lastName: '',
  email: '',
  hashedEmail: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  preferredStore: null,
  isClubMember: false,
  isStaffUser: false,
  isAdminUser: false,
  isOrgUser: false,
  username: null,
  actingFor: null,
  wishlistModelIds: [],
  voteReviews: [],
};

export const $session = atom<Session>({ ...anonymousSession, isLoading: true });
export const $isStaff = computed($session, (session) => session.isStaffUser || session.isAdminUser);
