import type { TaxAreaPrices } from 'mf-shared/contract';
import { useHref } from 'mf-shared/router';
import { BuyBox } from 'mf-shared/ui/buy-box/buy-box.tsx';
import { isClubMember, useSessionFact } from 'mf-shared/ui/use-session-fact.ts';
import type { ReactNode } from 'react';
import type { ProductPageData } from '../product/product-route.ts';
import { ReviewsLink } from '../read-reviews/reviews-link.tsx';
import { PriceBlock } from './price-block.tsx';

interface ModelBoxProps {
  data: Pick<ProductPageData, 'model' | 'vatPercent'>;
  prices: TaxAreaPrices | null;
  /** Choices, the button row, delivery. */
  children: ReactNode;
}

/** A buy box that begins with what is sold, how it is liked and what it costs. */
export function ModelBox({ data: { model, vatPercent }, prices, children }: ModelBoxProps) {
  const href = useHref();
  const isMember = useSessionFact(isClubMember);
  return (
    <BuyBox
      brand={<a href={href(`/${model.manufacturer.slug}/`)}>{model.manufacturer.name}</a>}
      name={model.name}
      rating={
        model.is_public && model.rating_count > 0 && <ReviewsLink rating={model.rating} count={model.rating_count} />
      }
      short={model.short_description}
      price={prices && <PriceBlock model={model} prices={prices} vatPercent={vatPercent} isClubMember={isMember} />}
    >
      {children}
    </BuyBox>
  );
}
