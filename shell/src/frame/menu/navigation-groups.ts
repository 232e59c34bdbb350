import type { Locale, Navigation } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';

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
  navigation: Navigation;
  locale: Locale;
  text: Translate;
  isSignedIn: boolean;
}

/** Groups that only the Finnish shop has (spec: shell §2 Main navigation). */
const finnishOnly: ReadonlySet<NavigationGroupKey> = new Set(['circular', 'corporate']);

/** The main navigation beside the products (spec: shell §2 Main navigation); groups without links are left out. */
export function navigationGroups({ navigation, locale, text, isSignedIn }: Facts): NavigationGroup[] {
  const pages = (section: Navigation['pages'][number]['section']): NavigationLink[] =>
    navigation.pages
      .filter((page) => page.section === section)
      .map(({ slug, title }) => ({ name: title, path: `/${slug}/` }));
  const link = (key: string, path: string): NavigationLink => ({ name: text(`navigation.${key}`), path });
  const links: Record<NavigationGroupKey, NavigationLink[]> = {
    circular: [link('second_hand', '/second-hand/'), ...pages('circular')],
    stores: navigation.stores.map(({ slug, name }) => ({ name, path: `/stores/${slug}/` })),
    service: [...pages('service'), link('view_order', '/view-order/')],
    corporate: pages('corporate'),
    life_outdoors: [
      link('guides', '/life-outdoors/'),
      link('blog', '/life-outdoors/blog/'),
      ...pages('shop'),
      isSignedIn ? link('account', '/accounts/') : link('join_club', '/accounts/login/'),
    ],
    company: pages('company'),
  };
  return (Object.keys(links) as NavigationGroupKey[])
    .filter((key) => links[key].length > 0 && (locale === 'fi' || !finnishOnly.has(key)))
    .map((key) => ({ key, title: text(`navigation.${key}`), links: links[key] }));
}
