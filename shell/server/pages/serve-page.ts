import { localPath } from 'mf-shared/rules/locale-path';
import { isLocale } from 'mf-shared/rules/locales';
import { resolveCountry } from '../../src/country/resolve-country.ts';
import { resolveAddress } from '../../src/routes/resolve-address.ts';
import { encodeAside } from '../answer/encode.ts';
import { pickEncoding } from '../answer/pick-encoding.ts';
import { type Exchange, redirect, sendEncoded } from '../answer/send.ts';
import { contentSecurityPolicy, type PaymentOrigins, pageHeaders, secureOnly } from '../security-headers.ts';
import type { Settings } from '../settings.ts';
import { keepCountry } from './keep-country.ts';
import type { CachedPage } from './page-cache.ts';
import { pageQuery } from './page-query.ts';
import type { PageService } from './page-service.ts';
import { readCookie } from './read-cookie.ts';

const permanent = 'public, max-age=3600';
const fresh = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const localeCookie = 'so_locale';

/** Answers with a page, after sending the visitor to its one address. */
export async function servePage(
  exchange: Exchange,
  settings: Settings,
  pages: PageService,
  paymentOrigins: () => Promise<PaymentOrigins>,
): Promise<void> {
  const { request, url } = exchange;
  const cookie = (name: string) => readCookie(request.headers.cookie, name);
  const chosen = cookie(localeCookie);
  const strategy = settings.localeStrategy;
  const address = resolveAddress(url.pathname, url.search, {
    strategy,
    ...(strategy !== 'prefix-except-default' && isLocale(chosen) ? { fallbackLocale: chosen } : {}),
  });
  if (address.kind === 'redirect') return redirect(exchange, 308, address.to, permanent);
  const { locale, path } = address;
  const target = settings.redirects[path];
  if (target !== undefined) return redirect(exchange, 308, localPath(target, locale, strategy));
  // The language chosen before, at the one address that names none (spec: shell §2).
  if (url.pathname === '/' && strategy === 'prefix-except-default' && isLocale(chosen) && chosen !== locale)
    return redirect(exchange, 302, localPath('/', chosen, strategy) + url.search);

  const header = (name: string) => [request.headers[name]].flat()[0] ?? settings.edgeHeaders[name];
  const place = resolveCountry({ locale, query: url.searchParams, cookie, header });
  const page = await pages.page({ locale, path, query: pageQuery(url.searchParams), place });
  if (page.location !== null) return redirect(exchange, page.status, keepCountry(page.location, url.searchParams));
  const origins = page.isOwnDocument ? await paymentOrigins() : undefined;
  await sendPage(exchange, page, {
    // Hot reloading loads from other ports and evaluates; what is published does not.
    ...(settings.isDevelopment
      ? {}
      : { 'content-security-policy': contentSecurityPolicy(origins, settings.videoEmbedUrl) }),
    ...(settings.tls ? secureOnly : {}),
  });
}

async function sendPage(
  exchange: Exchange,
  page: CachedPage,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const encoding = pickEncoding(exchange.request.headers['accept-encoding']);
  page.encoded[encoding] ??= encodeAside(page.html, encoding);
  sendEncoded(exchange, page.status, await page.encoded[encoding], encoding, {
    ...pageHeaders,
    ...headers,
    'cache-control': page.status < 500 && page.isWhole ? fresh : 'no-store',
    vary: 'accept-encoding, cookie',
  });
}
