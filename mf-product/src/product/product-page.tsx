import { useText } from 'mf-shared/i18n';
import type { PageProps } from 'mf-shared/router';
import { rememberViewedProduct } from 'mf-shared/stores';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { ProductFrame } from 'mf-shared/ui/buy-box/product-frame.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useEffect, useState } from 'react';
import { ProductBuyBox } from '../buy/product-buy-box.tsx';
import { chosenVariant } from '../choose-variant/chosen-variant.ts';
import { useSelection } from '../choose-variant/use-selection.ts';
import { TeaserRow } from '../look-further/teaser-row.tsx';
import { useProductExtra } from '../look-further/use-product-extra.ts';
import { ProductGallery } from '../show-pictures/product-gallery.tsx';
import type { ProductPageData } from './product-route.ts';
import { ProductTabs } from './product-tabs.tsx';

/** One product model: which one, does it fit, what does it cost and why, when do I get it, is it any good. */
export function ProductPage({ data }: PageProps<ProductPageData>) {
  // A new product starts anew: choices, tab and pictures belong to the model.
  return <ProductView key={data.model.id} data={data} />;
}

function ProductView({ data }: { data: ProductPageData }) {
  const { model } = data;
  const text = useText('mf-product');
  const { selection, choose } = useSelection(model, data.query);
  const variant = chosenVariant(model, selection);
  const extra = useProductExtra(model);
  const [tab, setTab] = useState<string | undefined>(undefined);
  useEffect(() => rememberViewedProduct(model.model_url), [model.model_url]);

  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[...model.parents, model.main_group, { name: model.name }]} />
      <ProductFrame
        gallery={<ProductGallery model={model} color={selection.color} />}
        buy={
          <ProductBuyBox
            data={data}
            selection={selection}
            choose={choose}
            variant={variant}
            extra={extra}
            onShowReviews={() => setTab('reviews')}
          />
        }
        more={<ProductTabs data={data} variant={variant} current={tab} onChange={setTab} />}
      />
      {extra && <TeaserRow title={text('more.also_bought')} products={extra.also_bought} />}
      {extra && <TeaserRow title={text('more.recommended')} products={extra.recommendations} />}
    </div>
  );
}
