import type { Store } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { storeIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import styles from './stores-page.module.css';

/** How an order can be picked up there. */
export function StoreServices({ store: { pikanouto, nouto } }: { store: Pick<Store, 'pikanouto' | 'nouto'> }) {
  const text = useText('mf-catalog');
  const services = [pikanouto && text('stores.express_pickup'), nouto && text('stores.pickup')].filter(Boolean);
  if (services.length === 0) return null;
  return (
    <p className={styles.services}>
      <Icon shape={storeIcon} size="small" />
      {services.join(' · ')}
    </p>
  );
}
