import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from './source-files.ts';

const languages = ['fi', 'en', 'sv', 'de', 'fr', 'ru'];
const folders = [
  'shell/locales',
  'mf-catalog/locales',
  'mf-product/locales',
  'mf-checkout/locales',
  'mf-account/locales',
  'mf-shared/ui/locales',
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
const groupsOf = (folder: string) => [
  ...new Set(readdirSync(join(root, folder)).map((file) => file.replace(/\.?(fi|en|sv|de|fr|ru)\.json$/, ''))),
];
const textsOf = (folder: string, group: string, language: string) =>
  flatten(JSON.parse(read(`${folder}/${group ? `${group}.` : ''}${language}.json`)) as Texts);
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

describe.each(folders)('texts of %s', (folder) => {
  describe.each(groupsOf(folder))('%s', (group) => {
    const finnish = textsOf(folder, group, 'fi');
    const keys = [...new Set([...finnish.keys()].map(withoutPlural))].sort();

    it.each(languages)('%s has every key, filled', (language) => {
      const texts = textsOf(folder, group, language);
      expect([...new Set([...texts.keys()].map(withoutPlural))].sort()).toEqual(keys);
      expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
    });

    it.each(languages)('%s has each plural form that its language needs', (language) => {
      const texts = textsOf(folder, group, language);
      const plurals = new Set(
        [...finnish.keys()]
          .map(withoutPlural)
          .filter((key) => finnish.has(`${key}_one`) && finnish.has(`${key}_other`)),
      );
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const missing = [...plurals].flatMap((key) =>
        forms.filter((form) => !texts.has(`${key}_${form}`)).map((form) => `${key}_${form}`),
      );
      expect(missing).toEqual([]);
    });

    it.each(languages)('%s fills the same places', (language) => {
      const texts = textsOf(folder, group, language);
      const different = [...finnish].filter(
        ([key, text]) =>
          texts.has(key) &&
          !key.includes('_') &&
          placeholders(texts.get(key) ?? '').join() !== placeholders(text).join(),
      );
      expect(different.map(([key]) => key)).toEqual([]);
    });
  });
});
