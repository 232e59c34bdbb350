import type { FastShipping } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { returnIcon, storeIcon, truckIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import styles from './buy.module.css';

/** The ways that the parcel can come, each with its price and time, and the way back. */
export function ShippingOptions({ options }: { options: FastShipping }) {
  const text = useText('mf-product');
  const config = usePageConfig();
  const href = useHref();
  return (
    <ul className={styles.deliveryList} aria-live="polite">
      {options.map(({ name, storeSlug, price, timeEstimate }) => (
        <li key={name + (storeSlug ?? '')}>
          <Icon shape={storeSlug ? storeIcon : truckIcon} size="small" />
          {storeSlug ? (
            <a className={styles.link} href={href('/pikanouto/')}>
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
          <span className={styles.deliveryPrice}>{price > 0 ? formatPrice(price, config) : text('delivery.free')}</span>
          <span className={styles.deliveryTime}>{timeEstimate}</span>
        </li>
      ))}
      <li>
        <Icon shape={returnIcon} size="small" />
        <span>{text('delivery.returns')}</span>
      </li>
    </ul>
  );
}
