import type { CardPrice } from 'mf-shared/contract';
import { priceForBuyer } from 'mf-shared/rules/price-for-buyer';
import { isClubMember, useSessionFact } from '../use-session-fact.ts';
import { Price, type PriceProps } from './price.tsx';

/** A catalogue price. The server renders it for nobody; a club member's own takes its place in the browser. */
export function BuyerPrice({ price, ...look }: Omit<PriceProps, 'price' | 'lines'> & { price: CardPrice }) {
  const isMember = useSessionFact(isClubMember);
  const buyerPrice = priceForBuyer(price, isMember);
  const lines = buyerPrice.type === 'club' && price.reference !== null ? 2 : 1;
  return <Price price={buyerPrice} content={price.content} lines={lines} {...look} />;
}
