import { fixedPages, isFixedPage } from 'mf-shared/rules/fixed-pages';
import { expect, it } from 'vitest';
import { matchRoute, noSlugs } from './match-route.ts';
import { routeTable } from './route-table.ts';

it('every page with one address is known as such where redirects are kept (STAFF-46)', () => {
  const fixed = routeTable.map(({ path }) => path).filter((path) => !path.includes(':'));
  expect(fixed.filter((path) => !isFixedPage(path))).toEqual([]);
  expect(isFixedPage('/staff/orders/')).toBe(true);
  expect(isFixedPage('/old-page/')).toBe(false);
});

it('a page that the shop has no more keeps nobody from leading its address elsewhere (STAFF-46)', () => {
  expect([...fixedPages].filter((path) => matchRoute(path, noSlugs) === null)).toEqual([]);
});
