import { defineRoute, PageError, type RouteModule } from 'mf-shared/router';
import { type ListPage, loadListPage } from '../load-list/list-page.ts';
import type { ListSource } from '../load-list/list-source.ts';
import { noProperties } from '../load-list/no-properties.ts';
import { itemList } from '../look-at-cards/structured-data.ts';
import { type ShopWideData, ShopWidePage } from './shop-wide-page.tsx';

interface ShopWideList {
  source: 'Newest' | 'Offers';
  /** Where its words stand in the remote's texts. */
  texts: string;
  path: string;
}

/** A page for a list across all groups; only the list and the words differ. */
export function shopWideRoute({ source, texts, path }: ShopWideList): RouteModule<ShopWideData> {
  const list: ListSource = { kind: 'models', source };
  return defineRoute<ShopWideData>({
    reads: [],
    async loader(request) {
      if (request.params.campaignSlug !== undefined && request.path !== path)
        throw new PageError(404, request.text('campaign.not_found'));
      const page: ListPage = await loadListPage(list, { properties: noProperties, sortOfGroup: 'default' }, request);
      return { source: list, texts, page };
    },
    Component: ShopWidePage,
    head: ({ page }, { config, text, url }) => ({
      title: text(`${texts}.title`),
      description: text(`${texts}.description`),
      canonicalPath: path,
      jsonLd: [itemList(page.cards, url.origin, config)],
    }),
  });
}
