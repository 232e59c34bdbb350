import { companyKey } from 'mf-shared/rules/company-id';
import type { AccountRow } from './merged-facts.ts';

type Facts = Pick<AccountRow, 'is_staff' | 'is_admin' | 'is_demo_account' | 'is_org_user' | 'organisation'>;

/** Why two accounts stay apart, as the code of a refusal; null where they may become one. */
export function whyApart({ kept, other }: Record<'kept' | 'other', Facts>): string | null {
  const both = [kept, other];
  if (both.some(({ is_staff, is_admin }) => is_staff || is_admin)) return 'merge_staff';
  if (both.some(({ is_demo_account }) => is_demo_account)) return 'merge_demo';
  const isApart = kept.is_org_user !== other.is_org_user || companyOf(kept) !== companyOf(other);
  return isApart ? 'merge_company' : null;
}

/**
 * The number of the company that the account is; empty for a person, who may wish to be one: nobody has verified that yet.
 * Receipts name the company that the account has.
 */
const companyOf = ({ is_org_user, organisation }: Facts): string =>
  is_org_user ? companyKey(organisation?.vatNumber ?? '') : '';
