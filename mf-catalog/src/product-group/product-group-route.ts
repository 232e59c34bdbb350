import type { ProductGroup } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import { indexedPage } from '../lib/page-number.ts';
import { type ListPage, loadListPage } from '../load-list/list-page.ts';
import { expectList } from '../load-list/open-list.ts';
import { breadcrumbList, itemList } from '../product-cards/structured-data.ts';
import { plainText } from '../read-description/plain-text.ts';
import { findGroup } from './find-group.ts';
import { groupSource } from './group-source.ts';
import { ProductGroupPage } from './product-group-page.tsx';

export interface ProductGroupData {
  group: ProductGroup;
  page: ListPage;
}

/** A product group at any depth (LIST-1, LIST-3). */
export const route = defineRoute<ProductGroupData>({
  // Filters and the sort are the page's own work once the list is in the browser.
  reads: [],
  async loader(request) {
    const source = groupSource(request.path);
    // The list is on its way while the group is asked for: it is known by the same path.
    expectList({ ...request, source });
    const group = await findGroup(request);
    const { filterable_properties: properties, group_sorting: sortOfGroup } = group;
    return { group, page: await loadListPage(source, { properties, sortOfGroup }, request) };
  },
  Component: ProductGroupPage,
  head: ({ group, page }, { config, url }) => ({
    title: group.meta_title || group.name,
    description: group.meta_description || plainText(group.description_html),
    ...(group.image ? { image: group.image } : {}),
    canonicalPath: group.path,
    alternates: group.paths,
    page: indexedPage(url),
    jsonLd:
      typeof document === 'undefined'
        ? [breadcrumbList([...group.ancestors, group], url.origin, config), itemList(page.cards, url.origin, config)]
        : [],
  }),
});
