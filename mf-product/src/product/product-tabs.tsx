import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { type Tab, Tabs } from 'mf-shared/ui/tabs/tabs.tsx';
import type { ReadableAtom } from 'nanostores';
import { type ReactNode, useEffect, useState } from 'react';
import { Availability } from '../check-availability/availability.tsx';
import type { ShownVariant } from '../choose-variant/orderable.ts';
import { BrandStory } from '../describe/brand-story.tsx';
import { DataFacts } from '../describe/data-facts.tsx';
import { Description } from '../describe/description.tsx';
import { Facts } from '../describe/facts.tsx';
import { Guides } from '../describe/guides.tsx';
import { LazyVideos } from '../lib/lazy-parts.ts';
import { ReviewList } from '../read-reviews/review-list.tsx';
import type { ProductPageData } from './product-route.ts';

export interface ProductTabsProps {
  data: ProductPageData;
  $variant: ReadableAtom<ShownVariant | null>;
  $tab: ReadableAtom<string | undefined>;
  onChange: (id: string) => void;
}

/** Reviews only with reviews, Guides only with guides (PRODUCT-15 to PRODUCT-17). */
export function ProductTabs({ data: { model, stores }, $variant, $tab, onChange }: ProductTabsProps) {
  const isDevelopment = useDevelopmentHost();
  const variant = useStore($variant, { ssr: 'initial' });
  const current = useStore($tab, { ssr: 'initial' });
  const text = useText('mf-product');
  // The service gives no reviews of a product that is not public.
  const hasReviews = model.is_public && model.rating_count > 0;
  const tab = (id: string, content: ReactNode, count?: number): Tab => ({
    id,
    label: text(`tabs.${id}`),
    content,
    count,
  });
  const description = (
    <>
      <Description model={model} />
      {model.has_videos && (
        <OptionalPart>
          <LazyVideos model={model} />
        </OptionalPart>
      )}
    </>
  );
  const reviews = (
    <OptionalPart>
      <ReviewList model={model} />
    </OptionalPart>
  );
  const tabs = [
    tab('description', description),
    tab('details', <Facts model={model} />),
    tab('availability', <Availability model={model} variant={variant} stores={stores} />),
    hasReviews && tab('reviews', reviews, model.rating_count),
    model.blogs.length > 0 && tab('guides', <Guides guides={model.blogs} />),
    tab('brand', <BrandStory brand={model.manufacturer} />),
    isDevelopment && tab('data', <DataFacts model={model} variant={variant} />),
  ].filter((each) => each !== false);
  return <Tabs tabs={tabs} label={text('tabs.label')} current={current} onChange={onChange} />;
}

const developmentHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True on a developer's own machine; known in the browser only, after the page stands. */
function useDevelopmentHost(): boolean {
  const [isDevelopment, setIsDevelopment] = useState(false);
  useEffect(() => setIsDevelopment(developmentHosts.has(location.hostname)), []);
  return isDevelopment;
}
