import type { Locale, PerLocale, SitemapEntry } from 'mf-shared/contract';
import { type LocaleStrategy, localPath } from 'mf-shared/rules/locale-path';
import { defaultLocale, locales } from 'mf-shared/rules/locales';
import { escapeHtml } from '../answer/escape.ts';
import { isRedirected } from '../answer/is-redirected.ts';

export interface SitemapPlace {
  /** The origin of canonical addresses, without a closing slash. */
  origin: string;
  strategy: LocaleStrategy;
  /** Paths, as requests write them, that settings lead elsewhere, also where a page stands there (ROUTE-3, ROUTE-4): no page to find. */
  redirectedPaths: readonly string[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** `/sitemap.xml`: a file per language and page of entries. */
export function writeSitemapIndex(pages: number, { origin }: Pick<SitemapPlace, 'origin'>): string {
  const files = locales.flatMap((locale) =>
    Array.from(
      { length: pages },
      (_, index) => `<sitemap><loc>${origin}/sitemap-${locale}-${index + 1}.xml</loc></sitemap>`,
    ),
  );
  return `${declaration}<sitemapindex xmlns="${protocol}">${files.join('')}</sitemapindex>`;
}

/** One language's pages, each with its names in all languages. */
export function writeSitemap(entries: readonly SitemapEntry[], locale: Locale, place: SitemapPlace): string {
  const urls = entries.map(({ paths, changed }) => {
    if (isRedirected(paths[locale], place.redirectedPaths)) return '';
    const day = changed === null ? '' : `<lastmod>${escapeHtml(changed)}</lastmod>`;
    return `<url><loc>${address(paths, locale, place)}</loc>${day}${alternates(paths, place)}</url>`;
  });
  const namespaces = `xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${declaration}<urlset ${namespaces}>${urls.join('')}</urlset>`;
}

function alternates(paths: PerLocale<string>, place: SitemapPlace): string {
  const link = (hreflang: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(paths, locale, place)}"/>`;
  const links = [...locales.map((locale) => [locale, locale] as const), ['x-default', defaultLocale] as const];
  return links
    .filter(([, locale]) => !isRedirected(paths[locale], place.redirectedPaths))
    .map(([hreflang, locale]) => link(hreflang, locale))
    .join('');
}

function address(paths: PerLocale<string>, locale: Locale, { origin, strategy }: SitemapPlace): string {
  return escapeHtml(encodeURI(origin + localPath(paths[locale], locale, strategy)));
}
