import { useStore } from '@nanostores/react';
import type { TaxAreaPrices } from 'mf-shared/contract';
import { cardPrice } from 'mf-shared/rules/card-price';
import { priceForBuyer } from 'mf-shared/rules/price-for-buyer';
import { $session } from 'mf-shared/stores';

/** Euro that a visitor pays: a club member the club price where it is lower. Null where no price is known. */
export function priceToPay(prices: TaxAreaPrices | null, isClubMember: boolean): number | null {
  return prices && priceForBuyer(cardPrice(prices, false), isClubMember).now;
}

/** {@link priceToPay} for this visitor. */
export function usePriceToPay(prices: TaxAreaPrices | null): number | null {
  const { isClubMember } = useStore($session, { ssr: 'initial' });
  return priceToPay(prices, isClubMember);
}
