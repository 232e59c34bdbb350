import type { Locale } from 'mf-shared/contract';
import { loadTexts, type Messages, type Texts } from 'mf-shared/i18n';
import { loadCaseTexts } from '../cases/use-case-part.ts';

const settingTexts = (locale: Locale): Promise<{ default: Messages }> =>
  import(`../../locales/settings.${locale}.json`);

/** Adds the texts of the staff, of figures, stores, the log and settings, and of returns and complaints to those of this remote: customers never load them. */
export async function loadStaffTexts(texts: Texts): Promise<void> {
  await Promise.all([
    loadCaseTexts(texts),
    loadTexts(texts, 'mf-account', 'staff', (locale) => import(`../../locales/staff.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'figures', (locale) => import(`../../locales/figures.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'bulk', (locale) => import(`../../locales/bulk.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'banners', (locale) => import(`../../locales/banners.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'attributes', (locale) => import(`../../locales/attributes.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'brands', (locale) => import(`../../locales/brands.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'campaigns', (locale) => import(`../../locales/campaigns.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'groups', (locale) => import(`../../locales/groups.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'codes', (locale) => import(`../../locales/codes.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'taxes', (locale) => import(`../../locales/taxes.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'deliveries', (locale) => import(`../../locales/deliveries.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'editor', (locale) => import(`../../locales/editor.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'gift-cards', (locale) => import(`../../locales/gift-cards.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'gift-campaigns', (locale) => import(`../../locales/gift-campaigns.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'keywords', (locale) => import(`../../locales/keywords.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'menus', (locale) => import(`../../locales/menus.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'newsletters', (locale) => import(`../../locales/newsletters.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'pages', (locale) => import(`../../locales/pages.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'posts', (locale) => import(`../../locales/posts.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'products', (locale) => import(`../../locales/products.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'redirects', (locale) => import(`../../locales/redirects.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'releases', (locale) => import(`../../locales/releases.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'search-words', (locale) => import(`../../locales/search-words.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'stores', (locale) => import(`../../locales/stores.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'log', (locale) => import(`../../locales/log.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'settings', settingTexts),
  ]);
}

/** The keys of the settings that have words. */
export async function loadSettingKeys(texts: Texts): Promise<string[]> {
  const { default: messages } = await settingTexts(texts.language);
  const settings = messages.staff_settings;
  if (typeof settings !== 'object') return [];
  return Object.entries(settings).flatMap(([key, words]) => (typeof words === 'object' ? [key] : []));
}
