import { expect, it, vi } from 'vitest';
import { route as article } from '../read-magazine/article-route.ts';
import { route as page } from '../read-page/static-page-route.ts';
import { route as tabbedPage } from '../read-page/tabbed-page-route.ts';
import { listItem } from '../testing/list-item.ts';
import { load, opening } from '../testing/opening.ts';
import { cardsAtHand } from './load-cards.ts';

const loaded = vi.hoisted(() => vi.fn());
vi.mock(import('./load-cards.ts'), async (original) => {
  const part = await original();
  return {
    ...part,
    withCards: (products) => {
      loaded(products.map(({ id }) => id));
      return part.withCards(products);
    },
  };
});

const content = '<div data-product="7"></div>';
const productsInText = [listItem({ id: 7 })];
const paths = { fi: '/x/', sv: '/x/', en: '/x/', de: '/x/', fr: '/x/', ru: '/x/' };
const answers = {
  '/api/static-page/': () => Response.json({ id: 1, title: 'A', slugs: paths, content, productsInText }),
  '/api/static-page-with-tabs/': () =>
    Response.json({ id: 1, title: 'A', productsInText, tabs: [{ slug: 'b', title: 'B', paths, content, tabs: [] }] }),
  '/api/blog/posts/x/': () => Response.json({ path: '/x/', content, products: [], productsInText }),
};

it.each([
  ['a page', page, '/x/'],
  ['a page with tabs', tabbedPage, '/x/b/'],
  ['a post', article, '/x/'],
])(
  '%s comes with what shows its products, so that its text is not made anew (CONTENT-32)',
  async (_what, route, path) => {
    loaded.mockClear();
    const { request } = opening(path, { slug: 'x' }, answers);
    expect(await load<unknown>(route as Parameters<typeof load<unknown>>[0], request)).toMatchObject({
      productsInText: [{ id: 7 }],
    });
    expect(loaded.mock.calls).toEqual([[[7]]]);
    expect(cardsAtHand()).not.toBeNull();
  },
);
