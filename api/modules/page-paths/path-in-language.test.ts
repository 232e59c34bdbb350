import { describe, expect, it } from 'vitest';
import type { StoredTab } from '../../db/schema/stored-json.ts';
import type { ArticleRow, PageRow } from '../../read-model/content.ts';
import { linkedPages } from '../../testing/linked-pages.ts';
import { pathInLanguage } from './path-in-language.ts';

const slugs = (fi: string, en: string) => ({ slugs: { fi, en } });
const tab = (slug: string, tabs: StoredTab[] = []): StoredTab => ({ slug, title: slug, content: '', tabs });
const tabbed: PageRow<{ title: string; tabs: StoredTab[] }> = {
  id: 1,
  section: 'service',
  show_in_navigation: true,
  menu_place: null,
  ...slugs('hoito', 'care'),
  texts: {
    fi: { title: '', tabs: [tab('vaatteet'), tab('kengat', [tab('nahka'), tab('kangas')])] },
    en: { title: '', tabs: [tab('clothes'), tab('shoes', [tab('leather'), tab('fabric')])] },
  },
};
const pages = linkedPages({
  articles: [slugs('kolme-kerrosta', 'three-layers') as ArticleRow],
  staticPages: [slugs('kokotaulukot', 'size-guides') as PageRow<{ title: string; content: string }>],
  tabbedPages: [tabbed],
  formerPages: new Map([
    ['huolto', { slugs: tabbed.slugs, tabbed }],
    ['mitat', { ...slugs('kokotaulukot', 'size-guides'), tabbed: null }],
  ]),
});

describe('a link that somebody wrote leads to the page in the reader’s language (CONTENT-11)', () => {
  it.each([
    ['an article', '/life-outdoors/blog/kolme-kerrosta/', '/life-outdoors/blog/three-layers/'],
    ['an article by its localised address', '/ulkoelama/blogi/kolme-kerrosta/', '/life-outdoors/blog/three-layers/'],
    ['a page', '/kokotaulukot/', '/size-guides/'],
    ['a page by its long address', '/page/kokotaulukot/', '/size-guides/'],
    ['a page with a prefix', '/de/size-guides/', '/size-guides/'],
    ['a page without a closing slash', '/kokotaulukot', '/size-guides/'],
    ['a page with a query and an anchor', '/kokotaulukot/?a=/b/#rinta', '/size-guides/?a=/b/#rinta'],
    ['a tab', '/hoito/kengat/kangas/', '/care/shoes/fabric/'],
    ['a tabbed page', '/care/', '/care/'],
    ['a page by an address that it had', '/mitat/', '/size-guides/'],
    ['a tab by an address that its page had', '/de/huolto/kengat/kangas/?a=b', '/care/shoes/fabric/?a=b'],
    ['a tab that is not there', '/hoito/teltat/', '/care/teltat/'],
    ['a group', '/vaatteet/takit/', '/clothing/jackets/'],
    ['a group in a third language', '/de/bekleidung/jacken/?size=XL', '/clothing/jackets/?size=XL'],
    ['a fixed page by the alias of any language', '/seuraa-tilausta/', '/view-order/'],
    ['a fixed page by an alias with its prefix', '/sv/folj-bestallning/', '/view-order/'],
    ['a store by its alias', '/myymalat/turku/', '/stores/turku/'],
    ['a fixed page', '/newest/', '/newest/'],
    ['a page with a rest of path', '/ski-wizard/alpine/', '/ski-wizard/alpine/'],
    ['the front page', '/', '/'],
    ['the front page of a language', '/sv/', '/'],
    ['what nobody knows', '/unknown/path/', '/unknown/path/'],
  ])('%s: %s → %s', (_what, path, inEnglish) => {
    expect(pathInLanguage(path, pages, 'en')).toBe(inEnglish);
  });
});
