import type { TaxAreaPrices } from 'mf-shared/contract';
import { cardPrice } from 'mf-shared/rules/card-price';
import { priceForBuyer } from 'mf-shared/rules/price-for-buyer';
import { isClubMember, useSessionFact } from 'mf-shared/ui/use-session-fact.ts';

/** Euro that a visitor pays: a club member the club price where it is lower. Null where no price is known. */
export function priceToPay(prices: TaxAreaPrices | null, isMember: boolean): number | null {
  return prices && priceForBuyer(cardPrice(prices, false), isMember).now;
}

/** {@link priceToPay} for this visitor. */
export function usePriceToPay(prices: TaxAreaPrices | null): number | null {
  const isMember = useSessionFact(isClubMember);
  return priceToPay(prices, isMember);
}
