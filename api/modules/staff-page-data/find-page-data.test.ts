import { expect, it } from 'vitest';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { perLocale } from '../../read-model/per-locale.ts';
import { findPageData } from './find-page-data.ts';

const slugs = (id: number, fi: string, en: string) => ({ id, slugs: { fi, en } });
const paths = perLocale((locale) => (locale === 'en' ? '/jackets/' : '/takit/'));
const shop = {
  groups: { byPath: new Map([['takit', { id: 41, paths }]]), formerPaths: new Map() },
  modelsBySlug: new Map([
    ['kuura', { id: 10, mainGroup: { id: 41, paths }, manufacturer: { slug: 'kaamos' }, slug: 'kuura' }],
  ]),
  manufacturersBySlug: new Map([['kaamos', { id: 3 }]]),
  content: {
    staticPages: [slugs(1, 'sopimusehdot', 'terms')],
    tabbedPages: [{ ...slugs(1, 'hoito', 'care'), texts: { fi: { title: 'Hoito', tabs: [] } } }],
    articles: [slugs(7, 'sukkatesti', 'socks')],
    campaigns: [slugs(5, 'ale', 'sale')],
    formerCampaigns: new Map(),
    formerPages: new Map(),
    formerPosts: new Map(),
  },
} as unknown as Catalogue;
const nothing = {
  ...{ static_page_id: null, tabbed_page_id: null, product_group_id: null, model_id: null },
  ...{ brand_id: null, post_id: null, campaign_id: null },
};

it.each([
  ['a page of text', '/terms/', { static_page_id: 1 }],
  ['a page with tabs', '/hoito/', { tabbed_page_id: 1 }],
  ['a tab of a page', '/care/clothes/', { tabbed_page_id: 1 }],
  ['a group', '/takit/', { product_group_id: 41 }],
  ['a product', '/kaamos/x/kuura/', { model_id: 10, product_group_id: 41 }],
  ['a brand', '/kaamos/', { brand_id: 3 }],
  ['a page of text by its long address', '/page/terms/', { static_page_id: 1 }],
  ['a campaign that is called as a product', '/campaigns/kuura/', {}],
  ['a post', '/life-outdoors/blog/socks/', { post_id: 7 }],
  ['a campaign', '/campaigns/ale/', { campaign_id: 5 }],
  ['the front page', '/', {}],
  ['the list of posts', '/life-outdoors/blog/', {}],
  ['what nobody knows', '/campaigns/nothing/', {}],
])('%s is known by its address: %s (STAFF-11)', (_what, path, known) => {
  expect(findPageData(shop, path)).toMatchObject({ ...nothing, ...known });
});

it('tells the address in each language (STAFF-65)', () => {
  expect(findPageData(shop, '/takit/').paths).toMatchObject({ fi: '/takit/', en: '/jackets/' });
});
