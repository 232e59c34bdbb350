import type { Customer } from 'mf-shared/contract';
import { anonymousSession } from 'mf-shared/stores';
import { describe, expect, it } from 'vitest';
import { toSession } from './to-session.ts';

const answer: Customer = {
  ...{ id: 7, is_staff: false, is_admin: false, username: null, postcode: '33100' },
  ...{
    first_name: 'Aino',
    last_name: 'Havu',
    phone: '040',
    address: 'Polku 1',
    city: 'Tampere',
    state: '',
    country: 'fi',
  },
  preferred_store: null,
  ...{ is_club_member: false, has_club_price: false, scout: null, latu: null, gift_category: null },
  ...{ organisation: null, acting_for: null, interests: [] },
  ...{ marketing_consent: false, sms_consent: false, review_consent: false, reminder_consent: false },
  customer: {
    ...{ wishlist_model_ids: [10], voted_reviews: [], is_org_user: false },
    ...{ hashed_email: 'abc', email: 'aino@havu.example', cart_content: '{}' },
  },
};
const roles = (session: ReturnType<typeof toSession>) =>
  (['isAuthenticated', 'isOrgUser', 'isStaffUser', 'isAdminUser'] as const).filter((role) => session[role]);

describe('who a visitor is (STAFF-1)', () => {
  it('is nobody without a sign-in (SESSION-1)', () => {
    expect(roles(anonymousSession)).toEqual([]);
    expect([anonymousSession.id, anonymousSession.email]).toEqual([null, '']);
  });

  it('is a customer, known by id, email and hashed email (SESSION-2, SESSION-6, SESSION-9, SESSION-10, SESSION-14, SESSION-16)', () => {
    const session = toSession(answer);
    expect(roles(session)).toEqual(['isAuthenticated']);
    const known = { id: 7, email: 'aino@havu.example', hashedEmail: 'abc', username: null, postcode: '33100' };
    expect(session).toMatchObject(known);
  });

  it('is a member of the club where its prices are theirs: scouts and members of Suomen Latu too', () => {
    const scout = { scout: { group: 'Tampereen Eräsudet', member_id: '123' }, has_club_price: true };
    expect(toSession({ ...answer, ...scout }).isClubMember).toBe(true);
    expect(toSession(answer).isClubMember).toBe(false);
  });

  it('may be a user of an organisation (SESSION-3, SESSION-13)', () => {
    const customer = { ...answer.customer, is_org_user: true };
    expect(roles(toSession({ ...answer, customer }))).toEqual(['isAuthenticated', 'isOrgUser']);
  });

  it('may be staff or an admin, with a user name that nobody else has (SESSION-4, SESSION-5, SESSION-13, SESSION-15)', () => {
    const staff = toSession({ ...answer, is_staff: true, username: 'maija' });
    expect([roles(staff), staff.username]).toEqual([['isAuthenticated', 'isStaffUser'], 'maija']);
    const admin = toSession({ ...answer, is_admin: true, username: 'pekka' });
    expect([roles(admin), admin.username]).toEqual([['isAuthenticated', 'isAdminUser'], 'pekka']);
    expect(toSession({ ...answer, username: 'nobody' }).username).toBeNull();
  });
});
