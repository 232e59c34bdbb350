import type { Locale } from 'mf-shared/contract';

/** Each language in its own words, so that whoever looks for theirs finds it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  fi: 'Suomi',
  en: 'English',
  sv: 'Svenska',
  de: 'Deutsch',
  fr: 'Français',
  ru: 'Русский',
};
