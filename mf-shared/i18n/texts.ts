import type { Locale } from 'mf-shared/contract';
import { fillIn, pluralKeys } from '../rules/text-forms.ts';

/** Texts of one package in one language, nested by feature. Plurals by suffixes (`_one`, `_few`, `_many`, `_other`). */
export type Messages = { readonly [key: string]: string | Messages };
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** The texts of one language, by package. The server has one for each language, and renders six side by side. */
export class Texts {
  readonly language: Locale;
  /** Package → `row.remove` → its text. */
  readonly #packages = new Map<string, Map<string, string>>();
  readonly #plurals: Intl.PluralRules;

  constructor(language: Locale) {
    this.language = language;
    this.#plurals = new Intl.PluralRules(language);
  }

  has(namespace: string): boolean {
    return this.#packages.has(namespace);
  }

  /** Adds texts to those of a package; a later text takes the place of an earlier one. */
  add(namespace: string, messages: Messages): void {
    const texts = this.#packages.get(namespace) ?? new Map<string, string>();
    this.#packages.set(namespace, texts);
    addUnder('', messages, texts);
  }

  /** The text with its values put in; the key itself where there is none. */
  translate(namespace: string, key: string, values?: Record<string, unknown>): string {
    const text = this.#find(namespace, key, values?.count) ?? key;
    return values ? fillIn(text, values) : text;
  }

  #find(namespace: string, key: string, count: unknown): string | undefined {
    const texts = this.#packages.get(namespace);
    if (!texts || typeof count !== 'number') return texts?.get(key);
    return pluralKeys(key, count, this.#plurals)
      .map((form) => texts.get(form))
      .find((text) => text !== undefined);
  }
}

function addUnder(prefix: string, messages: Messages, texts: Map<string, string>): void {
  for (const [name, message] of Object.entries(messages)) {
    if (typeof message === 'string') texts.set(prefix + name, message);
    else addUnder(`${prefix}${name}.`, message, texts);
  }
}
