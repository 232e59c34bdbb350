import type { Store } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import styles from './express-pickup.module.css';
import { readyWords } from './ready-words.ts';

/** A store with the time at which an order placed now is ready: by this visitor's clock, so not in the server's page. */
export function ExpressStore({ store }: { store: Store }) {
  const text = useText('mf-checkout');
  const href = useHref();
  const { locale } = usePageConfig();
  const isHydrated = useIsHydrated();
  return (
    <li className={styles.store}>
      <h3>
        <a href={href(`/stores/${store.slug}/`)}>{store.name}</a>
      </h3>
      <p>
        {store.address}, {store.postalCode} {store.city}
      </p>
      <p className={styles.ready}>{isHydrated ? readyWords(Date.now(), store, locale, text) : ' '}</p>
    </li>
  );
}
