import type { ProductExtra, ProductModel, Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import type { ReadableAtom } from 'nanostores';
import { BundleOffers } from '../buy-bundle/bundle-offers.tsx';
import { BannerGrid } from './banner-grid.tsx';
import { TeaserRow } from './teaser-row.tsx';

export interface TeasersProps {
  model: ProductModel;
  extra: ProductExtra;
  $variant: ReadableAtom<Variant | null>;
}

/** What is cheaper with it, what others bought with it, what goes well with it, and the shop's own banners. */
export function Teasers({ model, extra, $variant }: TeasersProps) {
  const text = useText('mf-product');
  return (
    <>
      <BundleOffers model={model} bundles={extra.bundles} $variant={$variant} />
      <TeaserRow title={text('more.also_bought')} products={extra.also_bought} />
      <TeaserRow title={text('more.recommended')} products={extra.recommendations} />
      <BannerGrid />
    </>
  );
}
