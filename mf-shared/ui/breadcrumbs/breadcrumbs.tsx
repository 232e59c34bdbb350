import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  name: string;
  /** Path without locale prefix; left out for the page itself. */
  path?: string | undefined;
}

/** From the front page (added here) down to this page. On a phone only the step up is shown. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const text = useText('ui');
  const href = useHref();
  return (
    <nav aria-label={text('breadcrumbs.label')}>
      <ol className={styles.crumbs}>
        {[{ name: text('breadcrumbs.front_page'), path: '/' }, ...crumbs].map(({ name, path }, index) =>
          path !== undefined && index < crumbs.length ? (
            <li key={path}>
              <a href={href(path)}>{name}</a>
            </li>
          ) : (
            <li key={`${name}-${path ?? ''}`} aria-current={index === crumbs.length ? 'page' : undefined}>
              {name}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
