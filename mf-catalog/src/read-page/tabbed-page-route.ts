import type { PageTab, StaticPageWithTabs } from 'mf-shared/contract';
import { defineRoute, PageRedirect, type PageRequest } from 'mf-shared/router';
import { notLoaded } from '../lib/not-loaded.ts';
import type { ListCard } from '../product-cards/list-card.ts';
import { plainText } from '../read-description/plain-text.ts';
import { withCards } from '../read-text/load-cards.ts';
import { openTabs } from './open-tab.ts';
import { TabbedPageView } from './tabbed-page-view.tsx';

export interface TabbedPageData {
  title: string;
  /** `/{slug}/` */
  root: string;
  /** Every level's tabs with their paths, and which one is open. */
  levels: { title: string; path: string; isOpen: boolean }[][];
  content: string;
  productsInText: ListCard[];
  /** The open tab's path in every language: the first tab of a level may also be read at the path above it. */
  paths: PageTab['paths'] | undefined;
}

/** `/{slug}/{tabSlug}/{nestedTabSlug}` (ROUTE-116). */
export const route = defineRoute<TabbedPageData>({
  reads: [],
  loader: loadTabs,
  Component: TabbedPageView,
  head: ({ title, levels, content, paths }) => {
    const open = levels.flatMap((tabs) => tabs.filter(({ isOpen }) => isOpen));
    const name = open.at(-1)?.title;
    return {
      title: name ? `${name}, ${title}` : title,
      description: plainText(content),
      ...(paths && { alternates: paths }),
    };
  },
});

async function loadTabs({ api, config, path, signal, text }: PageRequest): Promise<TabbedPageData> {
  const [slug = '', ...slugs] = path.split('/').filter((segment) => segment !== '');
  const root = `/${slug}/`;
  let cause: unknown;
  const page = await api
    .get<StaticPageWithTabs>('/api/static-page-with-tabs/', { query: { slug, taxAreaId: config.taxAreaId }, signal })
    .catch((error) => {
      if (signal.aborted) throw error;
      cause = error;
      return null;
    });
  const open = page && openTabs(page.tabs, slugs);
  // "A load failure redirects to /{slug}/" (ROUTE-120); there is nowhere further up than that.
  if (!page || !open) throw slugs.length > 0 ? new PageRedirect(root) : notLoaded(text('page.not_found'), cause);
  const first = open[0];
  if (slugs.length === 0 && first) throw new PageRedirect(`${root}${first.tab.slug}/`);
  const levels = open.map(({ tab, siblings }, depth) => {
    const above = open.slice(0, depth).map(({ tab: { slug: part } }) => `${part}/`);
    return siblings.map((sibling) => ({
      title: sibling.title,
      path: `${root}${above.join('')}${sibling.slug}/`,
      isOpen: sibling === tab,
    }));
  });
  const content = open.map(({ tab }) => tab.content).join('');
  // Those of the other tabs stay behind.
  const shown = page.productsInText.filter(({ id }) => content.includes(`data-product="${id}"`));
  return {
    title: page.title,
    root,
    levels,
    content,
    productsInText: await withCards(shown),
    paths: open.at(-1)?.tab.paths,
  };
}
