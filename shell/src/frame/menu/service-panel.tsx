import { useHref } from 'mf-shared/router';
import styles from './menu-panel.module.css';
import type { NavigationGroup } from './navigation-groups.ts';
import { useEscape } from './use-escape.ts';

/** What a shop is beside its products: stores, service, circular economy, reading. */
export function ServicePanel({ groups, close }: { groups: readonly NavigationGroup[]; close: () => void }) {
  const href = useHref();
  return (
    <div ref={useEscape(close)} className={styles.services}>
      {groups.map(({ key, title, links }) => (
        <section key={key}>
          <h3>{title}</h3>
          <ul>
            {links.map(({ name, path }) => (
              <li key={path}>
                <a href={href(path)}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
