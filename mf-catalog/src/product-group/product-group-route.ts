import type { ProductGroup } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import { type ListPage, loadListPage } from '../load-list/list-page.ts';
import { breadcrumbList, itemList } from '../look-at-cards/structured-data.ts';
import { plainText } from '../read-description/plain-text.ts';
import { reportFailure } from '../report-failure.ts';
import { findGroup } from './find-group.ts';
import { groupSource } from './group-source.ts';
import { ProductGroupPage } from './product-group-page.tsx';

export interface ProductGroupData {
  group: ProductGroup;
  page: ListPage;
}

/** A product group at any depth (spec: catalogue §2 Product group page). */
export const route = defineRoute<ProductGroupData>({
  async loader(request) {
    const { api, config, signal, text, url } = request;
    const group = await findGroup(request);
    const page = await loadListPage(
      groupSource(group),
      { properties: group.filterable_properties, sortOfGroup: group.group_sorting, config, text },
      { api, signal, url, onFailure: (error) => reportFailure(api, `list of ${group.path}`, error) },
    );
    return { group, page };
  },
  Component: ProductGroupPage,
  head: ({ group, page }, { config, url }) => ({
    title: group.meta_title || group.name,
    description: group.meta_description || plainText(group.description_html),
    ...(group.image ? { image: group.image } : {}),
    canonicalPath: group.path,
    alternates: group.paths,
    jsonLd: [breadcrumbList([...group.ancestors, group], url.origin, config), itemList(page.cards, url.origin, config)],
  }),
});
