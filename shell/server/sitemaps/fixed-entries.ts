import type { SitemapEntry } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';

/** Pages whose paths the shell knows, and that are the same for everybody. */
const fixedPaths = [
  '/',
  '/manufacturers/',
  '/newest/',
  '/second-hand/',
  '/faq/',
  '/responsibility/',
  '/stores/',
  '/ski-wizard/',
  '/life-outdoors/',
  '/life-outdoors/blog/',
  '/life-outdoors/bloggers/',
];

export const fixedEntries: readonly SitemapEntry[] = fixedPaths.map((path) => ({
  paths: Object.fromEntries(locales.map((locale) => [locale, path])) as SitemapEntry['paths'],
  changed: null,
}));
