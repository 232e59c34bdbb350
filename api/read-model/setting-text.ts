import type { Locale } from 'mf-shared/contract';

/** A text of the settings: the language's own, else the general one, else none (CONF-37 to CONF-39, CONF-46). */
export const settingText = (settings: ReadonlyMap<string, string>, key: string, locale: Locale): string =>
  settings.get(`${key}_${locale}`) ?? settings.get(key) ?? '';
