import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { chevronRightIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { MenuPromos } from './menu-promos.tsx';
import type { MenuNode } from './menu-tree.ts';
import styles from './mobile-menu.module.css';

/** The second column: a group's sub-groups; those with groups of their own open the third. */
export function SubGroups({ group, current }: { group: MenuNode; current: MenuNode | null }) {
  const text = useText('shell');
  const href = useHref();
  return (
    <nav className={`${styles.list} ${styles.second}`} aria-labelledby="menu-group">
      <h2 id="menu-group">{group.name}</h2>
      <ul>
        {group.path && (
          <li>
            <a href={href(group.path)}>{text('menu.all', { name: group.name })}</a>
          </li>
        )}
        {group.children.map((child) => {
          const opensMore = child.children.length > 0;
          const target = opensMore ? `/menu/${group.slug}/?${child.slug}` : (child.path ?? '/');
          return (
            <li key={child.slug}>
              <a href={href(target)} aria-current={child === current || undefined}>
                {child.name}
                {opensMore && <Icon shape={chevronRightIcon} size="small" />}
              </a>
            </li>
          );
        })}
      </ul>
      {!current && <MenuPromos promos={group.promos} />}
    </nav>
  );
}
