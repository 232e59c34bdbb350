import { localHref, type PageConfig } from 'mf-shared/router';
import type { ListCard } from './list-card.ts';

type Address = Pick<PageConfig, 'locale' | 'localeStrategy'>;

const absolute = (path: string, origin: string, { locale, localeStrategy }: Address): string =>
  origin + localHref(path, locale, localeStrategy);

/** schema.org BreadcrumbList, from the topmost group down to the page. */
export const breadcrumbList = (
  steps: readonly { name: string; path: string }[],
  origin: string,
  address: Address,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path, origin, address),
  })),
});

/** Products told to search engines: the first ones, so that the page stays light. */
const listedItems = 20;

/** schema.org ItemList of a list's first products. */
export const itemList = (cards: readonly Pick<ListCard, 'path'>[], origin: string, address: Address): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: cards.slice(0, listedItems).map(({ path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absolute(path, origin, address),
  })),
});
