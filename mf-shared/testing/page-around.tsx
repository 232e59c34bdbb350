import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addMessages, createI18n, I18nProvider, type Texts } from 'mf-shared/i18n';
import { type PageConfig, PageConfigProvider } from 'mf-shared/router';
import { sellerSettings } from 'mf-shared/rules/seller-settings';
import { $cart, $checkoutForm, $postcode } from 'mf-shared/stores';
import { keepMount } from 'nanostores';
import type { ReactNode } from 'react';

// A store that nothing shows lets go of the window a second later: in a test, after the window has gone.
for (const $kept of [$cart, $checkoutForm, $postcode]) keepMount($kept);

export const testConfig: PageConfig = {
  locale: 'en',
  localeStrategy: 'prefix-except-default',
  deliveryCountryCode: 'fi',
  deliveryCountryName: 'Finland',
  currencyCode: 'eur',
  currencyFormat: '{price} €',
  currencyRate: 1,
  taxAreaId: 1,
  isEuMember: true,
  appVersion: '1a2b-7',
  host: 'localhost:3000',
  brand: {
    ...{ name: 'Havu', contactEmail: 'hello@havu.example', phone: '09 4250 1180', productionHost: 'havu.example' },
    seller: sellerSettings({}),
  },
  features: {},
  searchPlaceholder: '',
  scriptTags: [],
  pictures: {},
  blogApiPrefix: '/api/blog',
};

const root = path.resolve(import.meta.dirname, '../..');

/** Adds `en.json`, and what some parts bring by themselves: `staff.en.json`. */
function addTexts(texts: Texts, namespace: string, folder: string): void {
  const locales = path.join(root, folder, 'locales');
  const end = `${texts.language}.json`;
  for (const name of readdirSync(locales).filter((file) => file === end || file.endsWith(`.${end}`)))
    addMessages(texts, namespace, JSON.parse(readFileSync(path.join(locales, name), 'utf8')));
}

export interface PageAroundProps {
  config?: Partial<PageConfig>;
  /** Packages whose texts are needed besides the design system's: `shell`, `mf-catalog`. */
  packages?: readonly string[];
  children: ReactNode;
}

/** What components stand in: configuration and texts. For `render(…, { wrapper: PageAround })`. */
export function PageAround({ config, packages = [], children }: PageAroundProps) {
  const whole = { ...testConfig, ...config };
  const texts = createI18n(whole.locale);
  addTexts(texts, 'ui', 'mf-shared/ui');
  for (const name of packages) addTexts(texts, name, name);
  return (
    <PageConfigProvider value={whole}>
      <I18nProvider i18n={texts}>{children}</I18nProvider>
    </PageConfigProvider>
  );
}
