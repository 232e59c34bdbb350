import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref, useNavigate, usePageConfig, useSearchParams } from 'mf-shared/router';
import { $session } from 'mf-shared/stores';
import { useSwipe } from 'mf-shared/ui/swipe.ts';
import { navigationGroups, shopLinks } from '../frame/menu/navigation-groups.ts';
import { useNavigationData } from '../frame/page-providers.tsx';
import { menuPlace, placeAbove } from './menu-place.ts';
import { MenuRail } from './menu-rail.tsx';
import { menuTree } from './menu-tree.ts';
import styles from './mobile-menu.module.css';
import { SubGroups } from './sub-groups.tsx';
import { SubSubGroups } from './sub-sub-groups.tsx';

/**
 * /menu/{slug}/: three columns; side by side from 600 px, below that the third lies over the second (NAV-14, NAV-15).
 */
export function MobileMenu({ params }: PageProps<unknown>) {
  const text = useText('shell');
  const href = useHref();
  const navigate = useNavigate();
  const navigation = useNavigationData();
  const { locale, brand } = usePageConfig();
  const [query] = useSearchParams();
  const { isAuthenticated } = useStore($session, { ssr: 'initial' });
  const services = navigationGroups({ navigation, locale, text, isSignedIn: isAuthenticated, brandName: brand.name });
  const tree = menuTree(navigation, shopLinks(text), services);
  const place = menuPlace(tree, params.slug?.split('/')[0], query);
  const above = placeAbove(place);
  const swipe = useSwipe({ onRight: () => above !== null && void navigate(href(above)) });
  return (
    <div className={styles.menu} data-level={place.level} {...swipe}>
      <h1 className={styles.hidden} tabIndex={-1}>
        {text('menu.title')}
      </h1>
      <MenuRail tree={tree} current={place.group} />
      {place.group && <SubGroups group={place.group} current={place.sub} />}
      {place.sub && place.group && <SubSubGroups group={place.group} sub={place.sub} />}
    </div>
  );
}
