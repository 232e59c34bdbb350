import type { Translate } from 'mf-shared/i18n';
import type { NavigationGroup, NavigationLink } from '../menu/navigation-groups.ts';

export interface FooterColumn {
  key: string;
  title: string;
  links: readonly NavigationLink[];
}

/** More stores than these are behind "All stores". */
const shownStores = 5;

/** The footer's columns: service, the shop, the navigation's other groups, at most five in a row. */
export function footerColumns(groups: readonly NavigationGroup[], text: Translate): FooterColumn[] {
  const link = (key: string, path: string): NavigationLink => ({ name: text(`navigation.${key}`), path });
  const shop: FooterColumn = {
    key: 'shop',
    title: text('navigation.shop'),
    links: [
      link('newest', '/newest/'),
      link('offers', '/campaigns/offers/'),
      link('brands', '/manufacturers/'),
      link('gift_cards', '/service-products/giftcards/'),
      link('ski_packages', '/ski-wizard/'),
      link('all_products', '/catalog/'),
      link('viewed', '/history/'),
    ],
  };
  const columns = groups.map(({ key, title, links }): FooterColumn => {
    if (key !== 'stores') return { key, title, links };
    return { key, title, links: [...links.slice(0, shownStores), link('all_stores', '/stores/')] };
  });
  const service = columns.filter(({ key }) => key === 'service');
  const rest = columns.filter(({ key }) => key !== 'service');
  return [...service, shop, ...rest];
}
