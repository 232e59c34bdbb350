import { useStore } from '@nanostores/react';
import type { TaxAreaPrices } from 'mf-shared/contract';
import { $session } from 'mf-shared/stores';

/** Euro that a visitor pays: a club member the club price where it is lower. Null where no price is known. */
export function priceToPay(
  prices: Pick<TaxAreaPrices, 'active' | 'club'> | null,
  isClubMember: boolean,
): number | null {
  if (!prices) return null;
  const { active, club } = prices;
  return isClubMember && club !== null && club < active ? club : active;
}

/** {@link priceToPay} for this visitor. */
export function usePriceToPay(prices: TaxAreaPrices | null): number | null {
  const { isClubMember } = useStore($session, { ssr: 'initial' });
  return priceToPay(prices, isClubMember);
}
