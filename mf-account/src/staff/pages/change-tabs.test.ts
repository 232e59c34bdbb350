import type { TabState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { changeBelow, firstSlug, withMoved, withoutTab, withTab } from './change-tabs.ts';

const tab = (slug: string, tabs: TabState[] = []): TabState => ({
  titles: {},
  slugs: { en: slug },
  contents: {},
  tabs,
});
const tree = [tab('a'), tab('b', [tab('c'), tab('d')])];
const written = (tabs: readonly TabState[]): string =>
  tabs.map((each) => firstSlug(each) + (each.tabs.length > 0 ? `(${written(each.tabs)})` : '')).join(' ');

it.each([
  ['one at the top', changeBelow(tree, [], (own) => withTab(own, 0, tab('x'))), 'x b(c d)'],
  ['one below another', changeBelow(tree, [1], (own) => withTab(own, 1, tab('x'))), 'a b(c x)'],
  ['a new one behind the others', changeBelow(tree, [1], (own) => [...own, tab('x')]), 'a b(c d x)'],
  ['one that is removed', changeBelow(tree, [1], (own) => withoutTab(own, 0)), 'a b(d)'],
  ['one that moves up', changeBelow(tree, [], (own) => withMoved(own, 1, -1)), 'b(c d) a'],
  ['one that moves down', changeBelow(tree, [1], (own) => withMoved(own, 0, 1)), 'a b(d c)'],
])('tabs are changed in their place: %s (STAFF-59)', (_what, changed, expected) => {
  expect(written(changed)).toBe(expected);
});
