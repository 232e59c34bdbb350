import type { RouteEntry } from './route-table.ts';

/** The magazine's pages (ROUTE-34 to ROUTE-39). */
export const lifeOutdoorsRoutes: readonly RouteEntry[] = [
  page('./life-outdoors', ''),
  page('./posts', 'blog/'),
  page('./article', 'blog/:slug/'),
  page('./bloggers', 'bloggers/'),
  page('./blogger', 'bloggers/:blogger/'),
  page('./posts', ':post/'),
];

function page(expose: RouteEntry['expose'], rest: string): RouteEntry {
  return { path: `/life-outdoors/${rest}`, remote: 'mf-catalog', expose };
}
