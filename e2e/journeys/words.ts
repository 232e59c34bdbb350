import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'fi' | 'en' | 'sv' | 'de' | 'fr' | 'ru';
type Texts = { [key: string]: string | Texts };

const root = join(import.meta.dirname, '..', '..');
const files = new Map<string, Texts>();

function textsOf(folder: string, language: Language): Texts {
  const file = join(root, folder, 'locales', `${language}.json`);
  const known = files.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Texts);
  files.set(file, known);
  return known;
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
