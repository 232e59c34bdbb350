import type { Locale } from 'mf-shared/contract';

/** The terms' static page; its slug differs by language (ROUTE-109). */
export const termsSlugs: Readonly<Record<Locale, string>> = {
  fi: 'sopimusehdot',
  en: 'terms-of-service',
  sv: 'avtalsvillkor',
  de: 'allgemeine-geschaftsbedingungen',
  fr: 'conditions-generales',
  ru: 'usloviya-dogovora',
};
