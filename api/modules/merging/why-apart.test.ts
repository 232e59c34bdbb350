import { describe, expect, it } from 'vitest';
import type { AccountRow } from './merged-facts.ts';
import { whyApart } from './why-apart.ts';

type Facts = Parameters<typeof whyApart>[0]['kept'];

const empty: Facts = {
  is_staff: false,
  is_admin: false,
  is_demo_account: false,
  is_org_user: false,
  organisation: null,
};
const account = (own: Partial<AccountRow>): Facts => ({ ...empty, ...own });

describe('two accounts that stay apart (STAFF-76)', () => {
  const company = (vatNumber: string) => ({ is_org_user: true, organisation: { name: 'Havu Oy', vatNumber } });

  it.each([
    ['of the staff', { is_staff: true }, 'merge_staff'],
    ['of an admin', { is_admin: true }, 'merge_staff'],
    ['of the demo', { is_demo_account: true }, 'merge_demo'],
    ['of a company', company('FI01120389'), 'merge_company'],
  ])('are one %s and one of a customer, on either side', (_what, own, reason) => {
    expect(whyApart({ kept: empty, other: account(own) })).toBe(reason);
    expect(whyApart({ kept: account(own), other: empty })).toBe(reason);
  });

  it('are not two of one company, or of two customers', () => {
    const [one, same, dashed] = ['FI01120389', 'fi01120389', '0112038-9'].map((number) => account(company(number)));
    const wishing = account({ organisation_wish: { name: 'Oy', vatNumber: 'FI01120389' } });
    const pairs = [
      [one, same],
      [one, dashed],
      [empty, empty],
      // Nobody has verified a wish yet.
      [wishing, empty],
      [empty, wishing],
    ] as [Facts, Facts][];
    expect(pairs.map(([kept, other]) => whyApart({ kept, other }))).toEqual(pairs.map(() => null));
  });

  it('are a company’s and one of a person that wishes to be the same company', () => {
    const one = account(company('FI01120389'));
    const wishing = account({ organisation_wish: { name: 'Oy', vatNumber: 'FI01120389' } });
    expect(whyApart({ kept: one, other: wishing })).toBe('merge_company');
    expect(whyApart({ kept: wishing, other: one })).toBe('merge_company');
  });
});
