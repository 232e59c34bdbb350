import type { Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import styles from './availability.module.css';
import { holdingStores, type ShopStore } from './availability-label.ts';

/** In which stores what is not sold on the web can be bought. */
export function HoldingStores({ variant, stores }: { variant: Variant; stores: readonly ShopStore[] }) {
  const text = useText('mf-product');
  const href = useHref();
  return (
    <ul className={styles.stores} aria-label={text('availability.stores-only')}>
      {holdingStores(variant, stores).map(({ id, slug, name }) => (
        <li key={id}>
          <a href={href(`/stores/${slug}/`)}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
