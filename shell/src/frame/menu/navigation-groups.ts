import type { Locale } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { isMissingPath } from '../../routes/is-missing-path.ts';
import type { ShellNavigation } from './shell-navigation.ts';

export type NavigationGroupKey = 'circular' | 'stores' | 'service' | 'corporate' | 'life_outdoors' | 'company';

export interface NavigationLink {
  name: string;
  /** Without locale prefix. */
  path: string;
}

export interface NavigationGroup {
  key: NavigationGroupKey;
  title: string;
  links: readonly NavigationLink[];
}

interface Facts {
  navigation: ShellNavigation;
  locale: Locale;
  text: Translate;
  isSignedIn: boolean;
  /** What the merchant calls the shop: the group about the company goes by it. */
  brandName: string;
}

/** The shop's own lists that stand with the products: brands (NAV-2), offers and gift cards. */
export const shopLinks = (text: Translate): NavigationLink[] => [
  { name: text('navigation.brands'), path: '/manufacturers/' },
  { name: text('navigation.offers'), path: '/campaigns/offers/' },
  { name: text('navigation.gift_cards'), path: '/service-products/giftcards/' },
];

/** Groups that only the Finnish shop has (NAV-3, NAV-8). */
const finnishOnly: ReadonlySet<NavigationGroupKey> = new Set(['circular', 'corporate']);

/** The main navigation beside the products (NAV-3 to NAV-11); groups without links are left out. */
export function navigationGroups({ navigation, locale, text, isSignedIn, brandName }: Facts): NavigationGroup[] {
  const pages = (section: ShellNavigation['pages'][number]['section']): NavigationLink[] =>
    navigation.pages
      .filter((page) => page.section === section)
      .map(({ slug, title }) => ({ name: title, path: `/${slug}/` }));
  const link = (key: string, path: string): NavigationLink => ({ name: text(`navigation.${key}`), path });
  const isFinnish = locale === 'fi';
  // Where there is a group for circular economy it stands there (NAV-4).
  const responsibility = [link('responsibility', '/responsibility/')];
  const links: Record<NavigationGroupKey, NavigationLink[]> = {
    circular: [link('second_hand', '/second-hand/'), ...pages('circular'), ...(isFinnish ? responsibility : [])],
    stores: navigation.stores.map(({ slug, name }) => ({ name, path: `/stores/${slug}/` })),
    // Writing to the shop is a link of its contact page.
    service: [...pages('service'), link('faq', '/faq/'), link('view_order', '/view-order/')],
    corporate: [
      ...pages('corporate'),
      link('corporate_info', '/corporate-info-form/'),
      link('corporate_letter', '/corporate-newsletter/'),
    ],
    life_outdoors: [
      link('magazine', '/life-outdoors/'),
      link('guides', '/life-outdoors/guides/'),
      link('product_tests', '/life-outdoors/product-tests/'),
      link('events', '/life-outdoors/events/'),
      link('blog', '/life-outdoors/blog/'),
      link('club_offers', '/club-offers/'),
      ...(navigation.hasExperiences ? [link('experiences', '/experiences/')] : []),
      ...pages('shop'),
      isSignedIn ? link('account', '/accounts/') : link('join_club', '/accounts/register/'),
    ],
    company: [...pages('company'), ...(isFinnish ? [] : responsibility), link('forest_letter', '/forest-newsletter/')],
  };
  const offered = (key: NavigationGroupKey) =>
    links[key].filter(({ path }) => !isMissingPath(path, navigation.missingPages));
  return (Object.keys(links) as NavigationGroupKey[])
    .filter((key) => isFinnish || !finnishOnly.has(key))
    .map((key) => ({ key, title: key === 'company' ? brandName : text(`navigation.${key}`), links: offered(key) }))
    .filter(({ links }) => links.length > 0);
}
