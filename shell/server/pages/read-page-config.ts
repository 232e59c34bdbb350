import type { Locale } from 'mf-shared/contract';
import type { PageConfig } from 'mf-shared/router';
import type { FeatureFlags } from 'mf-shared/rules/feature-flags';
import type { CountryAndCurrency } from '../../src/country/locale-defaults.ts';
import { localeDefaults } from '../../src/country/locale-defaults.ts';
import { errorFacts, log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { ShopData } from './shop-data.ts';

/** Shown when the service cannot tell: euro prices as they are (LOCALE-29). */
export const unknownConfig = {
  currencyFormat: '{price} €',
  currencyRate: 1,
  deliveryCountryName: '',
  taxAreaId: 1,
  isEuMember: true,
  searchPlaceholder: '',
  scriptTags: [],
  pictures: {},
};

/** What every page of the shop knows of it (CONF-26, CONF-29). */
export const configOfShop = (locale: Locale, { brand, localeStrategy, blogApiPrefix, publicUrl }: Settings) => ({
  ...{ locale, brand, localeStrategy, blogApiPrefix },
  host: new URL(publicUrl).host,
});

/** What the page is a function of besides its URL; not whole where the service did not tell and defaults stand in. */
export async function readPageConfig(
  locale: Locale,
  {
    place: { country, currency },
    flags,
    shop,
    settings,
    appVersion,
  }: { place: CountryAndCurrency; flags: FeatureFlags; shop: ShopData; settings: Settings; appVersion: string },
): Promise<{ config: PageConfig; isWhole: boolean }> {
  const shared = { ...configOfShop(locale, settings), appVersion };
  try {
    const config = await shop.initConfig(locale, country, currency);
    const features = { ...config.features, ...flags };
    const place = { deliveryCountryCode: country, currencyCode: currency };
    return { config: { ...unknownConfig, ...config, ...shared, ...place, features }, isWhole: true };
  } catch (error) {
    log('error', 'init-config failed', errorFacts(error));
    const defaults = localeDefaults[locale];
    const place = { deliveryCountryCode: defaults.country, currencyCode: 'eur' };
    const config = { ...unknownConfig, ...shared, ...place, features: flags };
    return { config, isWhole: false };
  }
}
