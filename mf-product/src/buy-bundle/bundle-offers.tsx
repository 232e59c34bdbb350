import { useStore } from '@nanostores/react';
import type { ProductModel, Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import layout from 'mf-shared/ui/layout/layout.module.css';
import type { ReadableAtom } from 'nanostores';
import { useState } from 'react';
import { useTrackAdded } from '../lib/use-track-added.ts';
import { addBundleToCart } from './add-bundle-to-cart.ts';
import { BundleDialog } from './bundle-dialog.tsx';
import { BundleOffer } from './bundle-offer.tsx';
import styles from './bundles.module.css';
import { bundleParts, bundlePrices, type OfferedBundle } from './offered-bundle.ts';

interface BundleOffersProps {
  model: ProductModel;
  bundles: readonly OfferedBundle[];
  $variant: ReadableAtom<Variant | null>;
}

/** The bundles that make this product cheaper; empty where there are none. */
export function BundleOffers({ model, bundles, $variant }: BundleOffersProps) {
  const text = useText('mf-product');
  const { taxAreaId } = usePageConfig();
  const chosen = useStore($variant, { ssr: 'initial' });
  const [asked, setAsked] = useState<OfferedBundle | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const buy = useBuyBundle(model);
  if (bundles.length === 0) return null;

  const ask = (bundle: OfferedBundle) => {
    const parts = bundleParts(model, bundle);
    const only = parts.flatMap(({ products }) => (products.length === 1 ? products : []));
    if (only.length === parts.length) return buy(bundle, only);
    setAsked(bundle);
    setIsOpen(true);
  };

  return (
    <section className={layout.section}>
      <div className={layout.sectionHead}>
        <h2>{text('bundle.title')}</h2>
      </div>
      <ul className={styles.bundles}>
        {bundles.map((bundle) => (
          <BundleOffer key={bundle.id} model={model} bundle={bundle} onBuy={() => ask(bundle)} />
        ))}
      </ul>
      {asked && (
        <BundleDialog
          key={asked.id}
          isOpen={isOpen}
          name={asked.name}
          price={bundlePrices(asked, taxAreaId)?.active ?? 0}
          parts={bundleParts(model, asked)}
          chosen={chosen}
          onClose={() => setIsOpen(false)}
          onBuy={(variants) => buy(asked, variants)}
        />
      )}
    </section>
  );
}

/** Puts the bundle into the cart and goes to the checkout (BUNDLE-12, BUNDLE-13). */
function useBuyBundle(model: ProductModel): (bundle: OfferedBundle, variants: readonly Variant[]) => void {
  const href = useHref();
  const navigate = useNavigate();
  const trackAdded = useTrackAdded();
  const { taxAreaId } = usePageConfig();
  return (bundle, variants) => {
    const price = bundlePrices(bundle, taxAreaId)?.active ?? 0;
    const mainProductId = variants[0]?.id ?? 0;
    if (!addBundleToCart({ modelId: model.id, name: bundle.name, price, mainProductId, parts: variants })) return;
    const others = variants.slice(1).map(({ id }) => id);
    trackAdded('bundle', model.id, mainProductId, others);
    void navigate(href('/checkout/'));
  };
}
