import { createInstance, type i18n } from 'i18next';
import type { Locale } from 'mf-shared/contract';
import { fillIn, pluralKeys } from '../rules/text-forms.ts';

/** Texts of one package in one language, nested by feature. Plurals by i18next's suffixes (`_one`, `_few`, `_many`, `_other`). */
export type Messages = { readonly [key: string]: string | Messages };
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** The texts of one language, by package: an i18next instance of its own, so that six languages render side by side. */
export class Texts {
  readonly language: Locale;
  readonly #i18next: i18n = createInstance();
  /** Texts as they are written, once looked up: a page asks for the same hundreds at every drawing. */
  readonly #written = new Map<string, string>();
  readonly #plurals: Intl.PluralRules;

  constructor(language: Locale) {
    this.language = language;
    this.#plurals = new Intl.PluralRules(language);
    void this.#i18next.init({
      lng: language,
      fallbackLng: false,
      ns: [],
      resources: {},
      initAsync: false,
    });
  }

  has(namespace: string): boolean {
    return this.#i18next.hasResourceBundle(this.language, namespace);
  }

  add(namespace: string, messages: Messages): void {
    this.#written.clear();
    this.#i18next.addResourceBundle(this.language, namespace, messages, true, true);
  }

  /** The text with its values put in; the key itself where there is none. */
  translate(namespace: string, key: string, values?: Record<string, unknown>): string {
    const text = this.#read(namespace, key, values?.count);
    return values ? fillIn(text, values) : text;
  }

  /** Kept by plural form and not by number, of which there is no end. */
  #read(namespace: string, key: string, count: unknown): string {
    const keys = pluralKeys(key, count, this.#plurals);
    const id = `${namespace}:${keys[0]}`;
    const known = this.#written.get(id);
    if (known !== undefined) return known;
    // i18next takes the first key that has a text, and shows the last one where none has.
    const text = this.#i18next.t(keys, { ns: namespace, skipInterpolation: true });
    this.#written.set(id, text);
    return text;
  }
}
