import { frontParts } from 'mf-shared/contract/staff-choices';
import { expect, it } from 'vitest';
import { defaultFrontPage, readFrontPage, shownParts, tidyFrontPage } from './front-page.ts';

it('shows every part in its usual order until staff choose another one (STAFF-77)', () => {
  expect(defaultFrontPage).toEqual({ order: [...frontParts], hidden: [] });
  expect(shownParts(defaultFrontPage)).toEqual([...frontParts]);
});

it('a part that the order does not name stands behind the one that is before it by default (STAFF-77)', () => {
  const { order } = tidyFrontPage({ order: ['guides', 'hero', 'club', 'strips'], hidden: [] });
  expect(order).toEqual([
    ...['guides', 'hero', 'club', 'brands', 'strips', 'promises'],
    ...['groups', 'offers', 'guide', 'tiles', 'newest'],
  ]);
  expect(tidyFrontPage({ order: ['strips'], hidden: [] }).order.slice(0, 3)).toEqual(['hero', 'strips', 'promises']);
});

it('reads what was written, without parts that the shop does not have and without repeats', () => {
  const { order, hidden } = readFrontPage('{"order":["club","video","club"],"hidden":["offers","video"]}');
  expect([...order].sort()).toEqual([...frontParts].sort());
  expect(hidden).toEqual(['offers']);
  expect(shownParts({ order, hidden })).not.toContain('offers');
  expect(readFrontPage('{"hidden":["hero"]}').order).toEqual([...frontParts]);
});

it('refuses what is no order of parts', () => {
  for (const value of ['hero', '[]', '{"order":"hero"}', '{"hidden":[1]}'])
    expect(() => readFrontPage(value)).toThrow();
});
