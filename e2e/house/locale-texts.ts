import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { read, root } from './source-files.ts';

/** Folders with the texts of a room, in six languages. */
export const localeFolders = [
  'shell/locales',
  'mf-catalog/locales',
  'mf-product/locales',
  'mf-checkout/locales',
  'mf-account/locales',
  'mf-shared/ui/locales',
  'mf-shared/ui/preview/locales',
  'api/locales',
].filter((folder) => existsSync(join(root, folder)));

type Texts = { [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

/** Names of the files without their language: `fi.json` and `commerce.fi.json` are '' and `commerce`. */
export const groupsOf = (folder: string): string[] => [
  ...new Set(readdirSync(join(root, folder)).map((file) => file.replace(/\.?(fi|en|sv|de|fr|ru)\.json$/, ''))),
];

/** The texts of one file by their whole key: `menu.open` → 'Open'. */
export const textsOf = (folder: string, group: string, language: string): Map<string, string> =>
  flatten(JSON.parse(read(`${folder}/${group ? `${group}.` : ''}${language}.json`)) as Texts);

export const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
