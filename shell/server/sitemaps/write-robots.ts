import { hasPrefix, type LocaleStrategy } from 'mf-shared/rules/locale-path';
import { locales } from 'mf-shared/rules/locales';

/** Pages that are somebody's own, or without end. */
const closed = [
  '/checkout/',
  '/order/',
  '/accounts/',
  '/wishlist/',
  '/history/',
  '/view-order/',
  '/search/',
  '/staff/',
];

/** `/robots.txt`: everything may be found but what is somebody's own, the service and its developers' pages. */
export function writeRobots(origin: string, strategy: LocaleStrategy): string {
  const prefixes = locales.map((locale) => (hasPrefix(locale, strategy) ? `/${locale}` : ''));
  const paths = [...new Set(prefixes)].flatMap((prefix) => closed.map((path) => prefix + path));
  return [
    'User-agent: *',
    ...[...paths, '/api/', '/dev/', '/style-guide/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
