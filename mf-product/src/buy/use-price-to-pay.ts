import { useStore } from '@nanostores/react';
import type { TaxAreaPrices } from 'mf-shared/contract';
import { $session } from 'mf-shared/stores';

/** Euro that this visitor pays: a club member the club price. Null where no price is known. */
export function usePriceToPay(prices: TaxAreaPrices | null): number | null {
  const { isClubMember } = useStore($session, { ssr: 'initial' });
  return prices && ((isClubMember && prices.club) || prices.active);
}
