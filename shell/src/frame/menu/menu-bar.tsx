import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref, useLocation, usePageConfig } from 'mf-shared/router';
import { $session } from 'mf-shared/stores';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { LocaleButton } from '../choose-locale/locale-button.tsx';
import styles from './menu-bar.module.css';
import { MenuItem, type MenuItemProps } from './menu-item.tsx';
import { navigationGroups } from './navigation-groups.ts';
import type { ShellNavigation } from './shell-navigation.ts';
import { useOpenPanel } from './use-open-panel.ts';

const loadPanels = () => import(/* webpackChunkName: "menu-panels" */ './menu-panels.ts');
const GroupPanel = lazyPart(() => loadPanels().then((module) => module.GroupPanel));
const ServicePanel = lazyPart(() => loadPanels().then((module) => module.ServicePanel));
/** A failure is met when a panel opens. */
const preloadPanels = () => void loadPanels().catch(() => undefined);

/** The product menu of a desk: links that work at once; panels open by pointer, by their button or by arrow down. */
export function MenuBar({ navigation }: { navigation: ShellNavigation }) {
  const text = useText('shell');
  const href = useHref();
  const { locale, brand } = usePageConfig();
  const { pathname } = useLocation();
  const { isAuthenticated } = useStore($session, { ssr: 'initial' });
  const panel = useOpenPanel();
  const isCurrent = (path: string) => pathname.startsWith(href(path));
  const services = navigationGroups({ navigation, locale, text, isSignedIn: isAuthenticated, brandName: brand.name });
  const link = (key: string, path: string, look?: MenuItemProps['look']) => (
    <MenuItem name={text(`navigation.${key}`)} href={href(path)} isCurrent={isCurrent(path)} look={look} panel={null} />
  );
  return (
    <nav
      className={styles.bar}
      aria-label={text('frame.products')}
      onPointerEnter={preloadPanels}
      onFocus={preloadPanels}
    >
      <div className={styles.strip}>
        <div className={styles.row}>
          <ul className={styles.items}>
            {navigation.productGroups.map((group) => (
              <MenuItem
                key={group.id}
                name={group.shortName || group.name}
                href={href(group.path)}
                isCurrent={isCurrent(group.path)}
                panel={group.children.length > 0 ? panel.of(`group-${group.id}`) : null}
              >
                <GroupPanel group={group} missingPages={navigation.missingPages} close={panel.close} />
              </MenuItem>
            ))}
            {link('brands', '/manufacturers/')}
          </ul>
          <ul className={styles.rest}>
            {link('offers', '/campaigns/offers/', 'sale')}
            {locale === 'fi' && link('circular', '/second-hand/', 'aside')}
            {link('stores', '/stores/', 'aside')}
            {link('guides', '/life-outdoors/guides/', 'aside')}
            <MenuItem
              name={text('navigation.more')}
              href={href('/view-order/')}
              isCurrent={false}
              panel={panel.of('services')}
            >
              <ServicePanel groups={services} close={panel.close} />
            </MenuItem>
            <li>
              <LocaleButton className={styles.item} />
            </li>
          </ul>
        </div>
      </div>
      {panel.isOpen && <div className={styles.backdrop} />}
    </nav>
  );
}
