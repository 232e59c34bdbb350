import { atom, computed } from 'nanostores';

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
  postcode: string;
  country: string;
  isClubMember: boolean;
  isStaffUser: boolean;
  isAdminUser: boolean;
  isOrgUser: boolean;
  /** Staff only. */
  username: string | null;
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
  postcode: '',
  country: '',
  isClubMember: false,
  isStaffUser: false,
  isAdminUser: false,
  isOrgUser: false,
  username: null,
  wishlistModelIds: [],
  voteReviews: [],
};

export const $session = atom<Session>({ ...anonymousSession, isLoading: true });
export const $isStaff = computed($session, (session) => session.isStaffUser || session.isAdminUser);
