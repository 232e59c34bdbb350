import { firstSegments } from 'mf-shared/rules/first-segments';
import { fixedPages, isFixedPage } from 'mf-shared/rules/fixed-pages';
import { expect, it } from 'vitest';
import { matchRoute, noSlugs } from './match-route.ts';
import { routeTable } from './route-table.ts';
import { withoutTemplate } from './template-paths.ts';

it('every page with one address is known as such where redirects are kept (STAFF-46)', () => {
  const fixed = routeTable.map(({ path }) => path).filter((path) => !path.includes(':'));
  expect(fixed.filter((path) => !isFixedPage(path))).toEqual([]);
  expect(isFixedPage('/staff/orders/')).toBe(true);
  expect(isFixedPage('/old-page/')).toBe(false);
});

it('a page that the shop has no more keeps nobody from leading its address elsewhere (STAFF-46)', () => {
  expect([...fixedPages].filter((path) => matchRoute(path, noSlugs) === null)).toEqual([]);
});

it('no product group can have a slug that addresses of the shop’s own pages begin with (STAFF-56)', () => {
  const begun = routeTable.map(({ path }) => path.split('/')[1] ?? '');
  expect(begun.filter((segment) => !firstSegments.has(segment))).toEqual([]);
  const older = ['manufacturer', 'static', 'static-with-tabs', 'product-group', 'product-new', 'product-old'];
  expect(older.filter((segment) => withoutTemplate(`/${segment}/x/`) === `/${segment}/x/`)).toEqual([]);
  expect(older.filter((segment) => !firstSegments.has(segment))).toEqual([]);
  expect(firstSegments.has('jackets')).toBe(false);
});
