import { usePageConfig } from 'mf-shared/router';
import { creditTagId } from 'mf-shared/rules/credit-promotion';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';

const LazyCredit = lazyPart(() => import('./credit-promotion.tsx').then((part) => part.CreditPromotion));

/** What a credit would cost a month, where the shop has the provider's script (PRODUCT-73). @param price null before all is chosen */
export function CreditPlace({ price }: { price: number | null }) {
  const { scriptTags } = usePageConfig();
  if (price === null || !scriptTags.some(({ id }) => id === creditTagId)) return null;
  return (
    <OptionalPart>
      <LazyCredit price={price} />
    </OptionalPart>
  );
}
