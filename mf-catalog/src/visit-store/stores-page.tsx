import type { Store } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { OpenLine } from './open-line.tsx';
import { StoreServices } from './store-services.tsx';
import styles from './stores-page.module.css';

export function StoresPage({ data: stores }: PageProps<readonly Store[]>) {
  const text = useText('mf-catalog');
  const href = useHref();
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: text('stores.title') }]} />
      <h1 className={styles.title}>{text('stores.title')}</h1>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.id} className={styles.store}>
            <h2>
              <a href={href(`/stores/${store.slug}/`)}>{store.name}</a>
            </h2>
            <p>
              {store.address}, {store.postalCode} {store.city}
            </p>
            <OpenLine hours={store} />
            <StoreServices store={store} />
          </li>
        ))}
      </ul>
    </div>
  );
}
