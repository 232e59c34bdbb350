import { useStore } from '@nanostores/react';
import type { ProductExtra, ProductModel, Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { Price } from 'mf-shared/ui/price/price.tsx';
import type { ReadableAtom } from 'nanostores';
import { useState } from 'react';
import { useTellOfAdded } from '../buy/use-tell-of-added.ts';
import { addBundleToCart } from './add-bundle-to-cart.ts';
import { BundleDialog } from './bundle-dialog.tsx';
import styles from './bundles.module.css';
import type { BundlePart } from './part-choices.tsx';

type Bundle = ProductExtra['bundles'][number];

interface BundleOffersProps {
  model: ProductModel;
  bundles: readonly Bundle[];
  $variant: ReadableAtom<Variant | null>;
}

/** What is cheaper together with this product; nothing where there is nothing. */
export function BundleOffers({ model, bundles, $variant }: BundleOffersProps) {
  const text = useText('mf-product');
  const href = useHref();
  const navigate = useNavigate();
  const tellOfAdded = useTellOfAdded();
  const { taxAreaId } = usePageConfig();
  const chosen = useStore($variant, { ssr: 'initial' });
  const [asked, setAsked] = useState<Bundle | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (bundles.length === 0) return null;

  const priceOf = ({ prices }: Bundle) => prices[taxAreaId] ?? Object.values(prices)[0];
  const partsOf = ({ secondary_product_models }: Bundle): BundlePart[] => [
    {
      id: model.id,
      name: model.name,
      manufacturer: model.manufacturer.name,
      image: model.products[0]?.images[0]?.full_url ?? '',
      products: model.products,
    },
    ...secondary_product_models,
  ];
  const buy = (bundle: Bundle, variants: readonly Variant[]) => {
    const price = priceOf(bundle)?.active ?? 0;
    const mainProductId = variants[0]?.id ?? 0;
    if (!addBundleToCart({ modelId: model.id, name: bundle.name, price, mainProductId, parts: variants })) return;
    const others = variants.slice(1).map(({ id }) => id);
    tellOfAdded('bundle', model.id, mainProductId, others);
    navigate(href('/checkout/'));
  };
  const ask = (bundle: Bundle) => {
    const parts = partsOf(bundle);
    const only = parts.flatMap(({ products }) => (products.length === 1 ? products : []));
    if (only.length === parts.length) buy(bundle, only);
    else {
      setAsked(bundle);
      setIsOpen(true);
    }
  };

  return (
    <section className={layout.section}>
      <div className={layout.sectionHead}>
        <h2>{text('bundle.title')}</h2>
      </div>
      <ul className={styles.bundles}>
        {bundles.map((bundle) => {
          const price = priceOf(bundle);
          return (
            <li key={bundle.id} className={styles.bundle}>
              <div className={styles.pictures}>
                {partsOf(bundle).map((part) => (
                  <Picture key={part.id} path={part.image} alt="" widths={[80, 160]} sizes="6rem" />
                ))}
              </div>
              <h3>{bundle.name}</h3>
              {bundle.description && <p>{bundle.description}</p>}
              <ul className={styles.others}>
                {bundle.secondary_product_models.map(({ id, name, model_url }) => (
                  <li key={id}>
                    + <a href={href(model_url)}>{name}</a>
                  </li>
                ))}
              </ul>
              {price && (
                <Price
                  price={{
                    active: price.active,
                    reference: price.regular > price.active ? price.regular : null,
                    type: 'discount',
                    percentage: null,
                    club: null,
                  }}
                  hidesReason
                />
              )}
              <Button look="line" onClick={() => ask(bundle)}>
                {text('bundle.buy')}
              </Button>
            </li>
          );
        })}
      </ul>
      {asked && (
        <BundleDialog
          key={asked.id}
          isOpen={isOpen}
          name={asked.name}
          price={priceOf(asked)?.active ?? 0}
          parts={partsOf(asked)}
          chosen={chosen}
          onClose={() => setIsOpen(false)}
          onBuy={(variants) => buy(asked, variants)}
        />
      )}
    </section>
  );
}
