import { useStore } from '@nanostores/react';
import { type PageProps, useLocation } from 'mf-shared/router';
import { $session, rememberViewedProduct } from 'mf-shared/stores';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { ProductFrame } from 'mf-shared/ui/buy-box/product-frame.tsx';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useEffect, useMemo, useState } from 'react';
import { BuyPart } from '../buy/buy-part.tsx';
import { useModelInMode } from '../buy-for-others/use-mode.ts';
import { usePreview } from '../buy-for-others/use-preview.ts';
import '../buy-bundle/bundles.module.css';
import '../buy-gift-card/gift-card-box.module.css';
// The server writes these parts' HTML, so their styles come with the page and not with their code.
import '../check-availability/availability.module.css';
import '../describe/description.module.css';
import { chosenVariant } from '../choose-variant/chosen-variant.ts';
import type { ShownVariant } from '../choose-variant/orderable.ts';
import { useSelection } from '../choose-variant/use-selection.ts';
import '../give-gift/give-gift.module.css';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { LazyHiddenNote, LazySignedInReviews, LazyTabs, LazyTeasers } from '../lib/lazy-parts.ts';
import { usePreHydrationTab } from '../lib/use-pre-hydration-tab.ts';
import { useDeferredValueAtom, useValueAtom } from '../lib/use-value-atom.ts';
import { useProductExtra } from '../recommendations/use-product-extra.ts';
import { ProductGallery } from '../show-pictures/product-gallery.tsx';
import '../tell-guarantees/guarantees.module.css';
import '../watch-videos/videos.module.css';
import { useBreadcrumbTrail } from './breadcrumb-trail.ts';
import type { ProductPageData } from './product-route.ts';

/** One product model: which one, does it fit, what does it cost and why, when do I get it, is it any good. */
export function ProductPage({ data }: PageProps<ProductPageData>) {
  // A new product starts anew: choices, tab and pictures belong to the model.
  return <ProductView key={data.model.id} data={data} />;
}

function ProductView({ data: given }: { data: ProductPageData }) {
  const address = useLocation();
  const preview = usePreview(given.model.slug, address.search);
  const model = useModelInMode(preview ?? given.model, given.campaign !== null);
  const data = useMemo(() => ({ ...given, model }), [given, model]);
  const { selection, choose } = useSelection(model, address);
  const [combined, setCombined] = useState<ShownVariant | null>(null);
  const variant: ShownVariant | null = model.is_bundle ? combined : chosenVariant(model, selection);
  const extra = useProductExtra(model);
  const { isAuthenticated } = useStore($session, { ssr: 'initial' });
  useEffect(() => rememberViewedProduct(model.model_url), [model.model_url]);
  useCountedPage(data.campaign ? 'campaign' : 'product', [model.id]);

  const $variant = useDeferredValueAtom(variant);
  const tabs = useTabs(data, $variant);

  // A chosen size draws the buy box anew, not what stands around it.
  const { color } = selection;
  const way = useBreadcrumbTrail(model);
  const crumbs = useMemo(() => <Breadcrumbs crumbs={crumbsOf(data, way)} />, [data, way]);
  const gallery = useMemo(() => <ProductGallery model={model} color={color} />, [model, color]);

  return (
    <div className={layout.page}>
      {crumbs}
      {(!model.is_public || preview) && (
        <OptionalPart>
          <LazyHiddenNote isPublic={model.is_public} isPreview={preview !== null} />
        </OptionalPart>
      )}
      <ProductFrame
        gallery={gallery}
        buy={
          <BuyPart
            data={data}
            selection={selection}
            choose={choose}
            variant={variant}
            extra={extra}
            onCombine={setCombined}
          />
        }
        more={tabs}
      />
      {isAuthenticated && !data.campaign && (
        <OptionalPart>
          <LazySignedInReviews modelId={model.id} />
        </OptionalPart>
      )}
      {extra && !data.campaign && (
        <OptionalPart>
          <LazyTeasers model={model} extra={extra} $variant={$variant} />
        </OptionalPart>
      )}
    </div>
  );
}

/** The tabs, which are drawn anew by their own choice and not with the page. */
function useTabs(data: ProductPageData, $variant: ReturnType<typeof useDeferredValueAtom<ShownVariant | null>>) {
  const [tab, setTab] = useState<string | undefined>(undefined);
  usePreHydrationTab(setTab);
  const $tab = useValueAtom(tab);
  return useMemo(
    () => (
      <OptionalPart>
        <LazyTabs data={data} $variant={$variant} $tab={$tab} onChange={setTab} />
      </OptionalPart>
    ),
    [data, $variant, $tab],
  );
}

/** In a gift campaign the way back leads to the campaign, not into the shop. */
function crumbsOf({ model, campaign }: ProductPageData, way: ReturnType<typeof useBreadcrumbTrail>) {
  if (campaign) return [{ name: campaign.name, path: `/giftcampaigns/${campaign.slug}/` }, { name: model.name }];
  return [...way, { name: model.name }];
}
