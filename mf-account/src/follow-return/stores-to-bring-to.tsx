import type { Resources } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { weekHours } from 'mf-shared/rules/week-hours';
import pages from '../cases/case-page.module.css';
import { Directions } from '../lib/directions.tsx';
import styles from './stores-to-bring-to.module.css';

/** Where a return can be brought: every store with its address, its hours and the way there. */
export function StoresToBringTo() {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const stores = resources?.stores.filter(({ type }) => type === 'retail') ?? [];
  if (stores.length === 0) return <a href={href('/stores/')}>{text('pass.stores')}</a>;
  return (
    <details className={styles.stores}>
      <summary>{text('pass.stores')}</summary>
      <ul>
        {stores.map(({ id, slug, name, address, postalCode, city, openingHours }) => (
          <li key={id}>
            <a href={href(`/stores/${slug}/`)}>{name}</a>
            <span className={pages.soft}>
              {address}, {postalCode} {city}
            </span>
            <span className={pages.soft}>{weekHours(openingHours, locale)}</span>
            <Directions name={name} place={`${address}, ${postalCode} ${city}`} />
          </li>
        ))}
      </ul>
    </details>
  );
}
