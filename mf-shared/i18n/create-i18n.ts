import { createInstance, type i18n } from 'i18next';
import type { Locale } from 'mf-shared/contract';

/** Texts of one package in one language, nested by feature. Plurals by i18next's suffixes (`_one`, `_few`, `_many`, `_other`). */
export type Messages = { readonly [key: string]: string | Messages };
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** One instance per language: nothing is switched at run time, so that the server can render six languages side by side. */
export function createI18n(locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: [],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Adds a package's texts under its namespace: `mf-product`, `shell`, `ui`. */
export function addMessages(instance: i18n, namespace: string, messages: Messages): void {
  instance.addResourceBundle(instance.language, namespace, messages, true, true);
}

/** Reads one namespace's texts outside React (heads, loaders, stores). */
export function translator(instance: i18n, namespace: string): Translate {
  const fixed = instance.getFixedT(null, namespace);
  return (key, values) => fixed(key, values ?? {});
}
