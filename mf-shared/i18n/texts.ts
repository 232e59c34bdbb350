import type { Locale } from 'mf-shared/contract';

/** Texts of one package in one language, nested by feature. Plurals by i18next's suffixes (`_one`, `_few`, `_many`, `_other`). */
export type Messages = { readonly [key: string]: string | Messages };
export type Translate = (key: string, values?: Record<string, unknown>) => string;

const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/**
 * The texts of one language, by package. Reads i18next's JSON format as far as the house uses it: nested keys,
 * `{{values}}`, plurals by `count`; a test holds every text of the house against i18next itself.
 * The library costs 13.9 kB brotli of each first visit, this file 0.5 (docs/decisions/).
 */
export class Texts {
  readonly language: Locale;
  readonly #packages = new Map<string, Messages>();
  readonly #plurals: Intl.PluralRules;

  constructor(language: Locale) {
    this.language = language;
    this.#plurals = new Intl.PluralRules(language);
  }

  has(namespace: string): boolean {
    return this.#packages.has(namespace);
  }

  add(namespace: string, messages: Messages): void {
    this.#packages.set(namespace, { ...this.#packages.get(namespace), ...messages });
  }

  /** The text with its values put in; the key itself where there is none. */
  translate(namespace: string, key: string, values: Record<string, unknown> = {}): string {
    const text = this.#find(namespace, key, values.count);
    return text?.replace(placeholder, (whole, name: string) => String(values[name] ?? whole)) ?? key;
  }

  #find(namespace: string, key: string, count: unknown): string | undefined {
    const read = (wanted: string) => readKey(this.#packages.get(namespace), wanted);
    if (typeof count !== 'number') return read(key);
    const zero = count === 0 ? read(`${key}_zero`) : undefined;
    return zero ?? read(`${key}_${this.#plurals.select(count)}`) ?? read(key);
  }
}

function readKey(messages: Messages | undefined, key: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const part of key.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}
