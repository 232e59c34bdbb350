import { fixedPages, ownSegments } from './fixed-pages.ts';
import { locales } from './locales.ts';
import { pageAliases } from './page-aliases.ts';

const firstOf = (path: string): string => path.split('/', 2)[1] ?? '';

/** Pages below one segment that have no page of their own at it, and older names of pages. */
const others = [
  ...['campaigns', 'giftcampaigns', 'page', 'old', 'order', 'removed-new-product-page'],
  ...['manufacturer', 'static', 'static-with-tabs', 'product-group', 'product-new', 'product-old'],
];

/**
 * What addresses of the shop's own pages begin with, in any language: a group with such a slug would not be found, or its
 * groups below. A test of the shell's compares them with its table of routes.
 */
export const firstSegments: ReadonlySet<string> = new Set([
  ...locales,
  ...ownSegments,
  ...[...fixedPages].map(firstOf),
  ...Object.entries(pageAliases).flatMap(([path, names]) => [path, ...Object.values(names)].map(firstOf)),
  ...others,
]);
