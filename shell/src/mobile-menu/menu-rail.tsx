import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { CountryFlag } from '../frame/choose-locale/country-flag.tsx';
import { LocaleButton } from '../frame/choose-locale/locale-button.tsx';
import type { MenuNode } from './menu-tree.ts';
import styles from './mobile-menu.module.css';

/** The first column: top-level groups with pictures, then what is beside the products, then language and country. */
export function MenuRail({ tree, current }: { tree: readonly MenuNode[]; current: MenuNode | null }) {
  const text = useText('shell');
  const href = useHref();
  const { deliveryCountryCode } = usePageConfig();
  return (
    <nav className={styles.rail} aria-label={text('menu.groups')}>
      {tree.map((node) => (
        <a
          key={node.slug}
          href={href(node.isPage && node.path ? node.path : `/menu/${node.slug}/`)}
          aria-current={node === current || undefined}
          data-replace={node.isPage ? undefined : true}
        >
          {node.image && (
            <Picture path={node.image} alt="" widths={[80, 160]} sizes="40px" fit="contain" ground="none" isPriority />
          )}
          <span>{node.name}</span>
        </a>
      ))}
      <LocaleButton className={styles.locale} mark={<CountryFlag code={deliveryCountryCode} />} />
    </nav>
  );
}
