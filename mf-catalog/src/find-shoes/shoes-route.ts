import type { ProductGroup } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import { cardOf, type ListCard } from '../product-cards/list-card.ts';
import { breadcrumbList } from '../product-cards/structured-data.ts';
import { loadShoes } from './load-shoes.ts';
import { filtersOf, listPath } from './shoe-answers.ts';
import { ShoesPage } from './shoes-page.tsx';

const wearers = ['women', 'men'] as const;

export interface ShoesData {
  title: string;
  description: string;
  groups: ProductGroup['children'];
  rows: readonly { wearer: (typeof wearers)[number]; path: string; count: number; cards: readonly ListCard[] }[];
}

/** Shoes for women and men (ROUTE-71). */
export const route = defineRoute<ShoesData>({
  reads: [],
  async loader(request) {
    const { group, engine } = await loadShoes(request);
    return {
      title: request.text('shoes.title'),
      description: request.text('shoes.description'),
      groups: group.children,
      rows: wearers.map((gender) => {
        const list = engine.filter(filtersOf({ gender }));
        const cards = engine.first(4, 'popular', list).map(cardOf);
        return { wearer: gender, path: listPath(group.path, { gender }), count: list.filtered, cards };
      }),
    };
  },
  Component: ShoesPage,
  head: ({ title, description, groups }, { config, url }) => ({
    title,
    description,
    ...(groups[0] ? { image: groups[0].image } : {}),
    canonicalPath: '/womens-and-mens-shoes/',
    jsonLd:
      typeof document === 'undefined'
        ? [breadcrumbList([{ name: title, path: '/womens-and-mens-shoes/' }], url.origin, config)]
        : [],
  }),
});
