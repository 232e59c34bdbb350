import { describe, expect, it } from 'vitest';
import { type AccountRow, mergedFacts } from './merged-facts.ts';

const empty: AccountRow = {
  ...{ id: 1, email: 'maija@example.fi', password_hash: null, first_name: '', last_name: '', phone: '', address: '' },
  ...{ postal_code: '', city: '', country: 'fi', state: '', language: 'fi', username: null, organisation: null },
  ...{ interests: [], is_active: true, is_staff: false, is_admin: false, is_org_user: false, is_club_member: false },
  ...{ marketing_consent: false, sms_consent: false, review_consent: false, reminder_consent: false },
  ...{ cart_content: '', created_at: new Date('2026-03-01'), activated_at: null, erased_at: null, merged_into: null },
  ...{ scout_group: '', scout_member_id: '', latu_member_id: '', latu_branch: '', has_club_price: false },
  ...{ gift_category: null, organisation_wish: null, organisation_asked_at: null, club_comment: '' },
  ...{ preferred_store: null, staff_role: 'service', staff_store_id: null, is_demo_account: false },
};
const account = (own: Partial<AccountRow>): AccountRow => ({ ...empty, ...own });
const cart = (products: object[]) => JSON.stringify({ products });

describe('the facts of an account that another one is merged into (STAFF-76)', () => {
  it('stay, and what it lacks comes from the other', () => {
    const kept = account({ first_name: 'Maija', phone: '040 1', interests: ['1', '2'], preferred_store: 2 });
    const other = account({
      ...{ first_name: 'Maikki', last_name: 'Metsä', phone: '040 2', interests: ['2', '3'], preferred_store: 1 },
      ...{ created_at: new Date('2025-01-01'), gift_category: 7 },
    });
    expect(mergedFacts(kept, other)).toMatchObject({
      ...{ first_name: 'Maija', last_name: 'Metsä', phone: '040 1', interests: ['1', '2', '3'] },
      ...{ preferred_store: 2, gift_category: 7, created_at: new Date('2025-01-01') },
    });
  });

  it('take an address as a whole, from one of the two', () => {
    const other = account({ address: 'Katu 1', postal_code: '33100', city: 'Tampere', country: 'fi' });
    const abroad = account({ address: '1 Main St', city: 'Austin', country: 'us', state: 'US-TX' });
    expect(mergedFacts(empty, other)).toMatchObject({ address: 'Katu 1', postal_code: '33100', country: 'fi' });
    expect(mergedFacts(abroad, other)).toMatchObject({ address: '1 Main St', postal_code: '', state: 'US-TX' });
  });

  it('have one membership of each kind, and no consent that was given for another address', () => {
    const kept = account({ scout_group: 'Hukat', scout_member_id: '11', club_comment: 'Maksaa myöhässä' });
    const other = account({
      ...{ is_club_member: true, scout_group: 'Ketut', scout_member_id: '22', latu_member_id: 'L1' },
      ...{ latu_branch: 'Tampere', marketing_consent: true, club_comment: 'Lahja annettu' },
    });
    const facts = mergedFacts(kept, other);
    expect(facts).toMatchObject({
      ...{ is_club_member: true, scout_group: 'Hukat', scout_member_id: '11', latu_member_id: 'L1' },
      club_comment: 'Maksaa myöhässä\nLahja annettu',
    });
    expect(Object.keys(facts).filter((name) => name.endsWith('consent'))).toEqual(['sms_consent']);
  });

  it('send messages to the other’s phone only where both agreed to them', () => {
    const wants = account({ sms_consent: true });
    const consent = (kept: AccountRow, other: Partial<AccountRow>) => mergedFacts(kept, account(other)).sms_consent;
    expect(consent(wants, { phone: '040 2' })).toBe(false);
    expect(consent(wants, { phone: '040 2', sms_consent: true })).toBe(true);
    expect(consent(account({ sms_consent: true, phone: '040 1' }), { phone: '040 2' })).toBe(true);
    expect(consent(empty, { phone: '040 2', sms_consent: true })).toBe(false);
  });

  it('have both carts in one, with the larger number of what both hold', () => {
    const kept = account({ cart_content: cart([{ productId: 110, amount: 1 }]) });
    const other = account({
      cart_content: cart([
        { productId: 110, amount: 3 },
        { productId: 140, amount: 2 },
      ]),
    });
    const { products } = JSON.parse(mergedFacts(kept, other).cart_content);
    expect(products).toEqual([
      { productId: 110, amount: 3 },
      { productId: 140, amount: 2 },
    ]);
    expect(mergedFacts(kept, empty).cart_content).toBe(kept.cart_content);
  });
});
