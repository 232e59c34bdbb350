/** Pages that have one address each, without prefix; a test of the shell's compares this list with its table of routes. */
export const fixedPages: ReadonlySet<string> = new Set([
  '/',
  ...['/manufacturers/', '/search/', '/newest/', '/catalog/', '/club-offers/', '/second-hand/', '/history/', '/faq/'],
  ...['/responsibility/', '/stores/', '/life-outdoors/', '/life-outdoors/blog/', '/life-outdoors/bloggers/'],
  ...['/womens-and-mens-shoes/', '/checkout/', '/checkout/payment/', '/checkout/klarna/confirm/'],
  ...['/checkout/club-info/', '/order/difference/', '/order/process/', '/enterprise/', '/service-products/giftcards/'],
  ...['/pikanouto/', '/accounts/login/', '/accounts/', '/wishlist/', '/accounts/register/', '/accounts/activate/'],
  ...['/accounts/social/', '/accounts/reset-password/', '/accounts/password/reset/confirm/'],
  ...['/accounts/stop_reminders/', '/accounts/stop_review_requests/', '/accounts/stop_wishes/'],
  ...['/accounts/delete-account/', '/accounts/merge/', '/accounts/email/confirm/', '/view-order/', '/withdraw/'],
  ...['/receipt/', '/returns/', '/returns/status/'],
  ...['/reclamation/', '/reclamation/status/', '/rental/', '/rental/rentle/', '/rental/cancel/', '/ask/'],
  ...['/forest-newsletter/', '/corporate-newsletter/', '/corporate-info-form/', '/style-guide/'],
  ...['/preview/', '/preview/product/', '/experiences/', '/ski-wizard/', '/shoe-wizard/', '/menu/'],
]);

/** What is answered below these is no page of shoppers’; a test of the shell's compares them with what its server answers. */
export const ownSegments: ReadonlySet<string> = new Set([
  ...['api', 'media', 'assets', 'remotes', 'builds', 'dev', 'staff', 'healthz', 'readyz'],
  ...['robots.txt', 'sitemap.xml', 'icon.svg', 'favicon.ico', 'manifest.webmanifest'],
]);

/** Files of addresses per language, as many as there are. */
const sitemapFile = /^sitemap-[a-z]{2}-\d+\.xml$/;

/** Whether the shop itself has something at a path without prefix, whatever its data are. */
export function isFixedPage(path: string): boolean {
  const [, first = ''] = path.split('/', 2);
  return fixedPages.has(path) || ownSegments.has(first) || sitemapFile.test(first);
}
