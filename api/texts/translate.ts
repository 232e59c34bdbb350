import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, localeCodes } from 'mf-shared/contract';
import { fillIn, pluralKeys } from 'mf-shared/rules/text-forms';

export type TextValues = Readonly<Record<string, string | number>>;
type Tree = { [key: string]: string | Tree };

const folder = join(import.meta.dirname, '..', 'locales');
const plurals = new Map<Locale, Intl.PluralRules>();
const texts = new Map(localeCodes.map((locale) => [locale, readTexts(locale)]));

/** Reads `locales/{locale}.json` and `locales/*.{locale}.json` into one table `a.b.c` → text. */
function readTexts(locale: Locale): Map<string, string> {
  const table = new Map<string, string>();
  for (const file of readdirSync(folder).sort())
    if (file === `${locale}.json` || file.endsWith(`.${locale}.json`))
      flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')), '', table);
  return table;
}

function flatten(tree: Tree, prefix: string, table: Map<string, string>): void {
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') table.set(prefix + key, value);
    else flatten(value, `${prefix}${key}.`, table);
}

/** The text of a key in a language, with `{{name}}` replaced; `count` chooses the plural; the key itself where there is none. */
export function translate(locale: Locale, key: string, values: TextValues = {}): string {
  const table = texts.get(locale);
  const keys = pluralKeys(key, values.count, pluralsOf(locale));
  const found = keys.find((form) => table?.has(form));
  const text = found === undefined ? texts.get('fi')?.get(key) : table?.get(found);
  return text === undefined ? key : fillIn(text, values);
}

function pluralsOf(locale: Locale): Intl.PluralRules {
  const known = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, known);
  return known;
}

export const hasText = (locale: Locale, key: string): boolean => texts.get(locale)?.has(key) ?? false;

/** A text as it is written, its places open; empty where there is none. */
export const writtenText = (locale: Locale, key: string): string => texts.get(locale)?.get(key) ?? '';

/** Keys of every language, to compare them. */
export const textKeys = (locale: Locale): string[] => [...(texts.get(locale)?.keys() ?? [])];
