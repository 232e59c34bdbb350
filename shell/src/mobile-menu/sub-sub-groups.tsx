import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { arrowLeftIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { MenuPromos } from './menu-promos.tsx';
import type { MenuNode } from './menu-tree.ts';
import styles from './mobile-menu.module.css';

/** The third column: sub-sub-groups and promotions (NAV-15). */
export function SubSubGroups({ group, sub }: { group: MenuNode; sub: MenuNode }) {
  const text = useText('shell');
  const href = useHref();
  return (
    <nav className={`${styles.list} ${styles.third}`} aria-labelledby="menu-sub">
      <a className={styles.back} href={href(`/menu/${group.slug}/?back`)}>
        <Icon shape={arrowLeftIcon} size="small" />
        {group.name}
      </a>
      <h2 id="menu-sub">{sub.name}</h2>
      <ul>
        {sub.path && (
          <li>
            <a href={href(sub.path)}>{text('menu.all', { name: sub.name })}</a>
          </li>
        )}
        {sub.children.map(({ slug, name, path }) => (
          <li key={slug}>
            <a href={href(path ?? '/')}>{name}</a>
          </li>
        ))}
      </ul>
      <MenuPromos promos={sub.promos.length > 0 ? sub.promos : group.promos} />
    </nav>
  );
}
