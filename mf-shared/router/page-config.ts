import type { InitConfig, Locale } from 'mf-shared/contract';
import type { FeatureFlagName } from 'mf-shared/contract/feature-flags';
import type { FeatureFlags } from 'mf-shared/rules/feature-flags';
import type { LocaleStrategy } from 'mf-shared/rules/locale-path';
import { provided } from 'mf-shared/rules/provided';
import type { SellerIdentity } from 'mf-shared/rules/seller-settings';
import { createContext, useContext } from 'react';

/** The shop as its pages name it. */
export interface Brand {
  name: string;
  contactEmail: string;
  phone: string;
  productionHost: string;
  seller: SellerIdentity;
}

/** What a page is a function of besides its URL: language, country, currency, tax area (ARCHITECTURE.md). */
export interface PageConfig extends InitConfig {
  locale: Locale;
  /** Lower case ISO codes. */
  deliveryCountryCode: string;
  currencyCode: string;
  /** The build and the release that made the page (CONF-25), as `/builds/latest.json` tells those of now. */
  appVersion: string;
  /** Where the shop is reached, with a port that is not the usual one (CONF-29): `localhost:3000`. */
  host: string;
  brand: Brand;
  localeStrategy: LocaleStrategy;
  /** Where the magazine's calls begin (CONF-26): `/api/blog`, or what a proxy leads elsewhere. */
  blogApiPrefix: string;
  /** The shop's flags with what the visitor set (CONF-57): read one with `useFeature`. */
  features: FeatureFlags;
}

const PageConfigContext = createContext<PageConfig | null>(null);
export const PageConfigProvider = PageConfigContext.Provider;

export const usePageConfig = (): PageConfig => provided(useContext(PageConfigContext), 'PageConfigProvider');

/** Whether a part that a flag hides is shown to this visitor; the same on the server and in the browser. */
export const useFeature = (name: FeatureFlagName): boolean => usePageConfig().features[name] === true;
