import type { InitConfig, LocaleByIp } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import type { PageConfig } from 'mf-shared/router';
import { cookieValue, saveCookie } from './browser-cookie.ts';
import { countryCookie, currencyCookie } from './resolve-country.ts';

const geoCookie = 'so_geoip_country_code';

/**
 * After the page stands: keeps a country or currency that came by the query, and for other languages than Finnish asks
 * once where the visitor is (LOCALE-13, LOCALE-20 to LOCALE-22, LOCALE-25). A failed look-up keeps what is there.
 * @returns the configuration that the page should have, or null where nothing changes
 */
export async function followCountry(config: PageConfig, api: ApiClient): Promise<PageConfig | null> {
  const query = new URLSearchParams(location.search);
  if (query.has('delivery_country') || query.has('currency')) {
    saveCountry(config.deliveryCountryCode, config.currencyCode);
    return null;
  }
  if (config.locale === 'fi' || cookieValue(countryCookie) || cookieValue(geoCookie)) return null;
  const place = await api.get<LocaleByIp>('/api/locale_by_ip/').catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: LOCALE-25, console warning only
    console.warn('The country could not be looked up', error);
    return null;
  });
  if (!place) return null;
  const country = place.country_code.toLowerCase();
  const currency = place.currency.toLowerCase();
  saveCookie(geoCookie, country, 'visit');
  if (country === config.deliveryCountryCode && currency === config.currencyCode) return null;
  return changeCountry(config, api, country, currency);
}

/** The page's configuration for the country that was looked up, remembered for the visit. @throws ApiFailure */
async function changeCountry(
  config: PageConfig,
  api: ApiClient,
  country: string,
  currency: string,
): Promise<PageConfig> {
  const query = { 'delivery-country-code': country, 'currency-code': currency };
  const answer = await api.get<InitConfig>('/api/init-config/', { query });
  saveCountry(country, currency, 'visit');
  return { ...config, ...answer, features: config.features, deliveryCountryCode: country, currencyCode: currency };
}

/** What a visitor asked for lasts, what the shop guessed does not (LAW-13). */
function saveCountry(country: string, currency: string, lasts: 'year' | 'visit' = 'year'): void {
  saveCookie(countryCookie, country, lasts);
  saveCookie(currencyCookie, currency, lasts);
}
