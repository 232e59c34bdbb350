import type { PageTab } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { openTabs } from './open-tab.ts';

const paths = { fi: '', en: '', sv: '', de: '', fr: '', ru: '' };
const tab = (slug: string, tabs: PageTab[] = []): PageTab => ({ slug, title: slug, paths, content: '', tabs });
const tabs = [tab('delivery', [tab('home'), tab('store')]), tab('returns')];
const opened = (...slugs: string[]) => openTabs(tabs, slugs)?.map(({ tab: { slug } }) => slug);

it('a tab and a nested tab are named by the path (ROUTE-116)', () => {
  expect(opened('delivery', 'store')).toEqual(['delivery', 'store']);
  expect(opened('returns')).toEqual(['returns']);
});

it('an empty sub-path opens the first tab, at every level (ROUTE-119)', () => {
  expect(opened()).toEqual(['delivery', 'home']);
  expect(opened('delivery')).toEqual(['delivery', 'home']);
});

it('a slug that names no tab opens nothing', () => {
  expect(opened('unknown')).toBeUndefined();
  expect(opened('returns', 'further')).toBeUndefined();
});
