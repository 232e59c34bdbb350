import type { Locale } from 'mf-shared/contract';
import type { RouteEntry } from './route-table.ts';

type Names = Readonly<Partial<Record<Locale, string>>>;

const magazine: Names = {
  fi: 'ulkoelama',
  sv: 'friluftsliv',
  de: 'draussen',
  fr: 'vie-en-plein-air',
  ru: 'zhizn-na-prirode',
};
const blog: Names = { fi: 'blogi', sv: 'blogg' };
const bloggers: Names = { fi: 'bloggaajat', sv: 'bloggare', fr: 'blogueurs', ru: 'blogery' };

/** The magazine's pages with their names in other languages (spec: shell §2 Life outdoors, localised aliases). */
export const lifeOutdoorsRoutes: readonly RouteEntry[] = [
  page('./life-outdoors', ''),
  page('./posts', 'blog/', blog),
  page('./article', 'blog/:slug/', blog),
  page('./bloggers', 'bloggers/', bloggers),
  page('./blogger', 'bloggers/:blogger/', bloggers),
  page('./posts', ':post/'),
];

function page(expose: RouteEntry['expose'], rest: string, names: Names = {}): RouteEntry {
  const aliases = Object.entries(magazine).map(([locale, root]) => {
    const name = names[locale as Locale];
    return [locale, `/${root}/${name ? rest.replace(/^[^/]+/, name) : rest}`];
  });
  return { path: `/life-outdoors/${rest}`, remote: 'mf-catalog', expose, aliases: Object.fromEntries(aliases) };
}
