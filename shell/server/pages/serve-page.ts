import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale, RedirectAnswer } from 'mf-shared/contract';
import { acceptedEncoding } from 'mf-shared/rules/accepted-encoding';
import { deliveryCountries, shownCurrencies } from 'mf-shared/rules/delivery-countries';
import { chosenFlags, featureCookie } from 'mf-shared/rules/feature-flags';
import { type LocaleStrategy, localPath, splitLocalePath } from 'mf-shared/rules/locale-path';
import { isLocale } from 'mf-shared/rules/locales';
import { isRemovedProduct } from 'mf-shared/rules/removed-products';
import { type CountryAndCurrency, localeDefaults } from '../../src/country/locale-defaults.ts';
import { resolveCountry } from '../../src/country/resolve-country.ts';
import { resolveAddress } from '../../src/routes/resolve-address.ts';
import { sheetCookie } from '../../src/sheets/sheet-cookie.ts';
import { encodeAside } from '../answer/encode.ts';
import type { Visit } from '../canaries/canaries.ts';
import { keptPrivate, visitHeaders } from '../canaries/visit-headers.ts';
import { log } from '../log.ts';
import { addBadge, badgeStyleHash } from '../overrides/override-badge.ts';
import type { Overrides, SeenRelease } from '../overrides/overrides.ts';
import { contentSecurityPolicy, type PaymentOrigins, pageHeaders, secureOnly } from '../security-headers.ts';
import type { Settings } from '../settings.ts';
import { keepCountry } from './keep-country.ts';
import type { MainSheet } from './main-sheet.ts';
import type { CachedPage } from './page-cache.ts';
import { pageQuery } from './page-query.ts';
import type { PageAddress, PageService } from './page-service.ts';
import { localeCookie, pageFacts } from './ready-answers.ts';
import type { Redirects } from './redirects.ts';
import { markSignedIn, mayBeStaff } from './signed-in-document.ts';

/** All of a request that a page, or where it leads, depends on besides its address. */
const vary = 'accept-encoding, cookie, x-delivery-country, x-currency';
const permanent = { 'cache-control': 'public, max-age=3600', vary };
/** No shared cache gives a guest the page of somebody who is signed in. */
const personal = { 'cache-control': 'private, no-store' };
const elsewhere = { 'cache-control': 'no-cache', vary };
/** A service that was started again answers after about this time. */
const retryAfterSeconds = '5';
const confirmPath = '/checkout/klarna/confirm/';
/** Where a partner's page may stand in a frame. */
const rentalPath = '/rental/rentle/';
/** No page has one. */
const encodedLineBreak = /%0[ad]|%e2%80%a[89]/i;
const fresh = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** The staff may lead its address elsewhere at any moment (ROUTE-132). */
const missing = 'public, max-age=0, s-maxage=1';

interface PageSources {
  settings: Settings;
  pages: PageService;
  overrides: Overrides;
  /** Null: the visitor's page is of no canary, and none runs or an override comes first. */
  visit: Visit | null;
  redirects: Redirects;
  sheet: MainSheet;
  paymentOrigins: () => Promise<PaymentOrigins>;
  mayRender: () => boolean;
}

/** Answers with a page, after sending the visitor to its one address. */
export async function servePage(
  url: URL,
  { settings, pages, overrides, visit, redirects, sheet, paymentOrigins, mayRender }: PageSources,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const redirect = (status: number, location: string, headers: Readonly<Record<string, string>>) =>
    reply.code(status).header('location', location).headers(headers).send();
  const pathname = tidyPath(url.pathname);
  const { cookie, header } = pageFacts(request);
  const chosen = cookie(localeCookie);
  const strategy = settings.localeStrategy;
  const address = resolveAddress(pathname, url.search, {
    strategy,
    ...(strategy !== 'prefix-except-default' && isLocale(chosen) ? { fallbackLocale: chosen } : {}),
  });
  if (address.kind === 'redirect')
    return redirect(308, address.to, address.isSecret ? { 'cache-control': 'no-store' } : permanent);
  const { locale, path } = address;
  // The language chosen before, at the one address that names none (LOCALE-5).
  if (url.pathname === '/' && strategy === 'prefix-except-default' && isLocale(chosen) && chosen !== locale)
    return redirect(302, localPath('/', chosen, strategy) + url.search, elsewhere);
  const target = settings.redirects[path];
  if (target !== undefined) return redirect(308, localPath(target, locale, strategy), elsewhere);

  const told = (name: Parameters<typeof header>[0]) => header(name) ?? settings.edgeHeaders[name];
  const place = knownPlace(resolveCountry({ locale, query: url.searchParams, cookie, header: told }), locale);
  const flags = chosenFlags(url.searchParams, cookie(featureCookie));
  const asked = { locale, path, query: pageQuery(url.searchParams), place, flags };
  const seen = overrides.of(request.headers);
  const shown = pagesFor(pages, seen, visit);
  const { page, moved } = await findPage(asked, strategy, { pages: shown, redirects, mayRender });
  const to = moved?.kind === 'moved' ? localPath(moved.path, moved.locale ?? locale, strategy) : null;
  if (to !== null) return redirect(301, withQuery(to, url.search), elsewhere);
  if (page.location !== null) return redirect(page.status, keepCountry(page.location, url.searchParams), elsewhere);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const { html, styles, mainSheet } = sheet.dress(seen ? withBadge(page, seen, locale) : page, cookie(sheetCookie));
  const isMarked = page.status === 404 && mayBeStaff(request.headers);
  const copy = `${encoding} ${mainSheet}${isMarked ? ' signed in' : ''}` as const;
  page.encoded[copy] ??= encodeAside(isMarked ? markSignedIn(html) : html, encoding);
  const body = await page.encoded[copy];
  const policy = await policyOf({ path, styles, isOwnDocument: page.isOwnDocument }, { settings, paymentOrigins });
  const own = headersOf(page, settings, policy);
  const answer = {
    status: page.status,
    headers: {
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': body.length,
      ...own,
      ...(isMarked || seen ? personal : visit?.release ? keptPrivate(own) : {}),
    },
    body,
  };
  // Uncompressed pages are large, and the hosts that a payment page allows change without the page: neither is kept ready.
  // Nor is a missing one: the service is asked each time, so that a redirect holds at once (ROUTE-132).
  if (!seen && pages.isFresh(page) && encoding !== 'identity' && !page.isOwnDocument && !isMissing(page, strategy))
    pages.ready.keep(request.raw, { ...answer, page }, visit?.release?.id);
  const headers = { ...answer.headers, ...visitHeaders(visit, answer.headers) };
  return reply.code(answer.status).headers(headers).send(body);
}

/** A path with a line break names no page: it is told in the log as it is written, and leads to no tidier address. */
function tidyPath(pathname: string): string {
  if (!encodedLineBreak.test(pathname)) return pathname;
  log('warn', 'line break in a path', { path: pathname });
  return `${pathname}/`.replace(/[\\/]+/g, '/');
}

/** The pages of the release that a visitor sees. */
function pagesFor(pages: PageService, seen: SeenRelease | null, visit: Visit | null): Pick<PageService, 'page'> {
  if (seen) return pages.ofRelease(seen.release);
  return visit?.release ? pages.ofCanary(visit.release) : pages;
}

/** The policy of a page: pages of a payment, and that of the rental partner, load from other addresses too. */
async function policyOf(
  { path, styles, isOwnDocument }: Pick<CachedPage, 'styles' | 'isOwnDocument'> & { path: string },
  { settings, paymentOrigins }: Pick<PageSources, 'settings' | 'paymentOrigins'>,
): Promise<string> {
  const isRental = path === rentalPath;
  const origins = isOwnDocument && !isRental ? originsFor(path, await paymentOrigins()) : undefined;
  const framedOrigin = isRental ? settings.rentalPartnerOrigin : null;
  return contentSecurityPolicy(origins, { ...settings, framedOrigin }, styles);
}

/** A page as who sees another release gets it. */
const withBadge = (page: CachedPage, seen: SeenRelease, locale: Locale) => ({
  html: addBadge(page.html, seen, locale),
  styles: [...page.styles, badgeStyleHash],
});

/**
 * The page of an address, and where the staff lead it if no page has it. Where they say that it is gone, the page says so;
 * else what is sold no more leads to a page of its own (ROUTE-130).
 */
async function findPage(
  asked: PageAddress,
  strategy: LocaleStrategy,
  { pages, redirects, mayRender }: Pick<PageSources, 'redirects' | 'mayRender'> & { pages: Pick<PageService, 'page'> },
): Promise<{ page: CachedPage; moved: RedirectAnswer | null }> {
  const page = await pages.page(asked, mayRender);
  const moved = isMissing(page, strategy) ? await redirects.find(asked.path, asked.locale) : null;
  if (moved?.kind !== 'gone') return { page, moved };
  return { page: await pages.page({ ...asked, isGone: true }, mayRender), moved };
}

const headersOf = ({ status, isWhole }: { status: number; isWhole: boolean }, settings: Settings, policy: string) => ({
  ...pageHeaders,
  // Hot reloading loads from other ports and evaluates; what is published does not.
  ...(settings.isDevelopment ? {} : { 'content-security-policy': policy }),
  ...(settings.publicUrl.startsWith('https:') ? secureOnly : {}),
  'cache-control': status < 500 && isWhole ? (status < 400 ? fresh : missing) : 'no-store',
  ...(status === 503 ? { 'retry-after': retryAfterSeconds } : {}),
  vary,
});

/** Whether the address may lead elsewhere: nothing stands there, or something that is sold no more. */
const isMissing = ({ status, location }: CachedPage, strategy: LocaleStrategy): boolean =>
  location === null ? status === 404 || status === 410 : isRemovedProduct(splitLocalePath(location, strategy).path);

/** What was asked for behind the path goes along, where the new address says nothing there. */
function withQuery(location: string, search: string): string {
  const [path = '', hash] = location.split('#');
  return path + (path.includes('?') ? '' : search) + (hash === undefined ? '' : `#${hash}`);
}

/** The confirm page shows the provider's frame and runs none of its scripts, so it keeps Trusted Types. */
const originsFor = (path: string, origins: PaymentOrigins): PaymentOrigins =>
  path === confirmPath ? { ...origins, script: [] } : origins;

/** A country or currency that no shop has is the language's own, so that made-up ones are no pages of their own. */
function knownPlace(asked: CountryAndCurrency, locale: Locale): CountryAndCurrency {
  const isKnown = asked.country in deliveryCountries && shownCurrencies.some((currency) => currency === asked.currency);
  return isKnown ? asked : { country: localeDefaults[locale].country, currency: 'eur' };
}
