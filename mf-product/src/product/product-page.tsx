import { type PageProps, useLocation } from 'mf-shared/router';
import { rememberViewedProduct } from 'mf-shared/stores';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { ProductFrame } from 'mf-shared/ui/buy-box/product-frame.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { ProductBuyBox } from '../buy/product-buy-box.tsx';
import '../buy-gift-card/gift-card-box.module.css';
import { isGiftCard } from '../buy-gift-card/gift-card-amount.ts';
// The server writes these parts' HTML, so their styles come with the page and not with their code.
import '../check-availability/availability.module.css';
import { chosenVariant } from '../choose-variant/chosen-variant.ts';
import { useSelection } from '../choose-variant/use-selection.ts';
import { LaterGiftCard, LaterTabs, LaterTeasers } from '../load-later/parts.ts';
import { useFollowed } from '../load-later/use-followed.ts';
import { useProductExtra } from '../look-further/use-product-extra.ts';
import { ProductGallery } from '../show-pictures/product-gallery.tsx';
import type { ProductPageData } from './product-route.ts';

/** One product model: which one, does it fit, what does it cost and why, when do I get it, is it any good. */
export function ProductPage({ data }: PageProps<ProductPageData>) {
  // A new product starts anew: choices, tab and pictures belong to the model.
  return <ProductView key={data.model.id} data={data} />;
}

function ProductView({ data }: { data: ProductPageData }) {
  const { model } = data;
  const { search } = useLocation();
  const { selection, choose } = useSelection(model, search);
  const variant = chosenVariant(model, selection);
  const extra = useProductExtra(model);
  const [tab, setTab] = useState<string | undefined>(undefined);
  useEffect(() => rememberViewedProduct(model.model_url), [model.model_url]);

  const $variant = useFollowed(variant);
  const $tab = useFollowed(tab);
  const tabs = useMemo(
    () => (
      <Suspense>
        <LaterTabs data={data} $variant={$variant} $tab={$tab} onChange={setTab} />
      </Suspense>
    ),
    [data, $variant, $tab],
  );

  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[...model.parents, { name: model.name }]} />
      <ProductFrame
        gallery={<ProductGallery model={model} color={selection.color} />}
        buy={
          isGiftCard(model.id) ? (
            <Suspense>
              <LaterGiftCard model={model} />
            </Suspense>
          ) : (
            <ProductBuyBox
              data={data}
              selection={selection}
              choose={choose}
              variant={variant}
              extra={extra}
              onShowReviews={() => setTab('reviews')}
            />
          )
        }
        more={tabs}
      />
      {extra && (
        <Suspense>
          <LaterTeasers model={model} extra={extra} $variant={$variant} />
        </Suspense>
      )}
    </div>
  );
}
