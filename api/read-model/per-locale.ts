import { type Locale, localeCodes, type PerLocale } from 'mf-shared/contract';
import type { Texts } from '../db/schema/column-kinds.ts';

/** The value in a language; what is missing there is taken from fi, then from any language. */
export function inLocale<T>(texts: Texts<T>, locale: Locale): T | undefined {
  return texts[locale] ?? texts.fi ?? Object.values(texts)[0];
}

export const textIn = (texts: Texts, locale: Locale): string => inLocale(texts, locale) ?? '';

export function perLocale<T>(make: (locale: Locale) => T): PerLocale<T> {
  const [fi, en, sv, de, fr, ru] = localeCodes.map(make);
  return { fi, en, sv, de, fr, ru } as PerLocale<T>;
}
