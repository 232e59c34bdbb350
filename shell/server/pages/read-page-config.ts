import type { Locale } from 'mf-shared/contract';
import type { PageConfig } from 'mf-shared/router';
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
};

/** What the page is a function of besides its URL; not whole where the service did not tell and defaults stand in. */
export async function readPageConfig(
  locale: Locale,
  { country, currency }: CountryAndCurrency,
  shop: ShopData,
  { brand, localeStrategy, blogApiPrefix }: Settings,
): Promise<{ config: PageConfig; isWhole: boolean }> {
  const shared = { locale, brand, localeStrategy, blogApiPrefix, features: {} };
  try {
    const config = await shop.initConfig(locale, country, currency);
    return { config: { ...config, ...shared, deliveryCountryCode: country, currencyCode: currency }, isWhole: true };
  } catch (error) {
    log('error', 'init-config failed', errorFacts(error));
    const defaults = localeDefaults[locale];
    const config = { ...unknownConfig, ...shared, deliveryCountryCode: defaults.country, currencyCode: 'eur' };
    return { config, isWhole: false };
  }
}
