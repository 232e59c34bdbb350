import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { useLayoutEffect, useState } from 'react';
import { labelsOutOfSight } from './labels-out-of-sight.ts';
import styles from './menu-panel.module.css';
import type { NavigationGroup } from './navigation-groups.ts';
import { useEscape } from './use-escape.ts';

/** What a shop is beside its products: stores, service, circular economy, reading; and the products that the bar has no room for. */
export function ServicePanel({ groups, close }: { groups: readonly NavigationGroup[]; close: () => void }) {
  const text = useText('shell');
  const href = useHref();
  const panel = useEscape(close);
  const [products, setProducts] = useState<ReturnType<typeof labelsOutOfSight>>([]);
  useLayoutEffect(() => setProducts(labelsOutOfSight(panel.current?.closest('nav'))), [panel]);
  const others = groups.map(({ key, title, links }) => ({
    key,
    title,
    links: links.map(({ name, path }) => ({ name, address: href(path) })),
  }));
  const sections =
    products.length > 0 ? [{ key: 'products', title: text('frame.products'), links: products }, ...others] : others;
  return (
    <div ref={panel} className={styles.services}>
      {sections.map(({ key, title, links }) => (
        <section key={key}>
          <h3>{title}</h3>
          <ul>
            {links.map(({ name, address }) => (
              <li key={address}>
                <a href={address}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
