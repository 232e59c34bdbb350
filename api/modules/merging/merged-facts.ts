import type { Selectable } from 'kysely';
import { mergeContent, parseCartContent, writeCartContent } from 'mf-shared/rules/cart/merge-content';
import type { CustomersTable } from '../../db/schema/tables.ts';

export type AccountRow = Selectable<CustomersTable>;

/**
 * What the kept account's row becomes: its own facts stay, and what it lacks comes from the other. Consents stay the kept
 * account's own, because each was given for one address.
 */
export function mergedFacts(kept: AccountRow, other: AccountRow) {
  const address = kept.address === '' ? other : kept;
  return {
    first_name: kept.first_name || other.first_name,
    last_name: kept.last_name || other.last_name,
    phone: kept.phone || other.phone,
    sms_consent: mergedSmsConsent(kept, other),
    ...{ address: address.address, postal_code: address.postal_code, city: address.city },
    ...{ country: address.country, state: address.state },
    preferred_store: kept.preferred_store ?? other.preferred_store,
    gift_category: kept.gift_category ?? other.gift_category,
    interests: [...new Set([...kept.interests, ...other.interests])],
    ...memberships(kept, other),
    club_comment: [kept.club_comment, other.club_comment].filter((words) => words !== '').join('\n'),
    cart_content: mergedCart(kept.cart_content, other.cart_content),
    created_at: new Date(Math.min(kept.created_at.getTime(), other.created_at.getTime())),
  };
}

/** A phone that comes from the other account gets messages only where both owners agreed to them. */
const mergedSmsConsent = (kept: AccountRow, other: AccountRow): boolean =>
  kept.sms_consent && (kept.phone !== '' || other.phone === '' || other.sms_consent);

/** One membership of each kind: the kept account's, or the other's where it has none. */
function memberships(kept: AccountRow, other: AccountRow) {
  const scout = kept.scout_member_id === '' ? other : kept;
  const latu = kept.latu_member_id === '' ? other : kept;
  return {
    is_club_member: kept.is_club_member || other.is_club_member,
    ...{ scout_group: scout.scout_group, scout_member_id: scout.scout_member_id },
    ...{ latu_member_id: latu.latu_member_id, latu_branch: latu.latu_branch },
  };
}

/** Both carts in one; of a variant that both hold, the larger number. */
function mergedCart(kept: string, other: string): string {
  const from = parseCartContent(other);
  if (Object.keys(from).length === 0) return kept;
  return writeCartContent(mergeContent(parseCartContent(kept), from, {}));
}
