import type { Locale } from 'mf-shared/contract';

type GeneralSettings = ReadonlyMap<string, string>;

const defaultMaxDays = 30;

/** Within how many days an offer's end is told (PRODUCT-70, CONF-41). */
export function priceEndingMaxDays(settings: GeneralSettings): number {
  const written = settings.get('price_ending_max_days') ?? '';
  return /^\d{1,4}$/.test(written) ? Number(written) : defaultMaxDays;
}

/** The models that still live under /old (PRODUCT-4, CONF-55). */
export const isLegacy = (modelId: number, settings: GeneralSettings): boolean =>
  (settings.get('legacy_model_ids') ?? '')
    .split(',')
    .map((id) => id.trim())
    .includes(String(modelId));

/** What is said of stock that the web shop may not sell, in the language; the general one where that has none. */
export const blockedStockText = (settings: GeneralSettings, locale: Locale): string =>
  settings.get(`blocked_stock_text_${locale}`) ?? settings.get('blocked_stock_text') ?? '';
