import type { CardPrice, PriceType } from 'mf-shared/contract';

/** A price as one buyer sees it. */
export interface PriceForBuyer {
  /** What this buyer pays. */
  now: number;
  /** What `now` is compared with; null where nothing is. */
  was: number | null;
  type: PriceType;
  percentage?: number | null;
  /** What members would pay, told to who is none. */
  clubTeaser?: number | null;
}

/**
 * A catalogue price as this buyer sees it. Members of the club pay the club price, compared with what everybody pays;
 * nobody else ever sees it as the price (CARD-14, STAFF-5). Any unit of money.
 */
export function priceForBuyer(
  { active, reference, type, percentage, club }: CardPrice,
  isClubMember: boolean,
): Required<PriceForBuyer> {
  if (club === null || club >= active) return { now: active, was: reference, type, percentage, clubTeaser: null };
  if (isClubMember) return { now: club, was: active, type: 'club', percentage: null, clubTeaser: null };
  const typeForOthers = reference === null ? 'normal' : 'discount';
  return { now: active, was: reference, type: type === 'club' ? typeForOthers : type, percentage, clubTeaser: club };
}

/** A catalogue price as members of the club pay it: told to anybody, it is the club price. */
export function memberPrice(price: CardPrice): CardPrice {
  const { now, was, type, percentage } = priceForBuyer(price, true);
  return { ...price, active: now, reference: was, type, percentage, club: null };
}
