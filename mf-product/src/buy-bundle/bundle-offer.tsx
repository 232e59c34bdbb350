import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { Price } from 'mf-shared/ui/price/price.tsx';
import styles from './bundles.module.css';
import { bundleParts, bundlePrices, type OfferedBundle } from './offered-bundle.ts';

interface BundleOfferProps {
  model: ProductModel;
  bundle: OfferedBundle;
  onBuy: () => void;
}

/** One bundle: its parts, what they cost together, and the button. */
export function BundleOffer({ model, bundle, onBuy }: BundleOfferProps) {
  const text = useText('mf-product');
  const href = useHref();
  const { taxAreaId } = usePageConfig();
  const prices = bundlePrices(bundle, taxAreaId);
  const reference = prices && prices.regular > prices.active ? prices.regular : null;
  return (
    <li className={styles.bundle}>
      <div className={styles.pictures}>
        {bundleParts(model, bundle).map(({ id, image }) => (
          <Picture key={id} path={image} alt="" widths={[80, 160]} sizes="6rem" />
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
      {prices && <Price price={{ now: prices.active, was: reference, type: 'discount' }} hidesReason />}
      <Button look="line" onClick={onBuy}>
        {text('bundle.buy')}
      </Button>
    </li>
  );
}
