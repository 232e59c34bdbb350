import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'fi' | 'en' | 'sv' | 'de' | 'fr' | 'ru';
type Texts = { [key: string]: string | Texts };

const root = join(import.meta.dirname, '..', '..');
const files = new Map<string, Texts>();

function textsOf(folder: string, language: Language): Texts {
  const locales = join(root, folder, 'locales');
  const key = join(locales, language);
  const known = files.get(key) ?? readFolder(locales, language);
  files.set(key, known);
  return known;
}

/** `fi.json`, and of the service also `letters.fi.json` and the like: one table. */
function readFolder(locales: string, language: Language): Texts {
  return readdirSync(locales)
    .filter((name) => name === `${language}.json` || name.endsWith(`.${language}.json`))
    .map((name) => JSON.parse(readFileSync(join(locales, name), 'utf8')) as Texts)
    .reduce(merged, {});
}

function merged(one: Texts, other: Texts): Texts {
  const both: Texts = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = both[key];
    both[key] = typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value;
  }
  return both;
}

/** What the shop says in a language, from the package's own texts: `word('en', 'mf-product', 'buy.add')`. */
export function word(
  language: Language,
  folder: string,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string {
  let found: string | Texts | undefined = textsOf(folder, language);
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`No text ${key} in ${folder} (${language})`);
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, value), found);
}
