import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from 'mf-shared/contract';

type Tree = { [key: string]: string | Tree };

const root = path.resolve(import.meta.dirname, '../..');

/** A text of a package in a language, from the file of it that has the key: `textIn('fr', 'mf-product', 'buy.add')`. */
export function textIn(
  locale: Locale,
  folder: string,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const locales = path.join(root, folder, 'locales');
  const end = `${locale}.json`;
  for (const name of readdirSync(locales).filter((file) => file === end || file.endsWith(`.${end}`))) {
    let found: string | Tree | undefined = JSON.parse(readFileSync(path.join(locales, name), 'utf8')) as Tree;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found === 'string')
      return Object.entries(values).reduce((text, [given, value]) => text.replaceAll(`{{${given}}}`, value), found);
  }
  throw new Error(`No text ${key} in ${folder} (${locale})`);
}
