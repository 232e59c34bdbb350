import { describe, expect, it } from 'vitest';
import { groupsOf, localeFolders, textsOf, withoutPlural } from './locale-texts.ts';

const languages = ['fi', 'en', 'sv', 'de', 'fr', 'ru'];
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

describe.each(localeFolders)('texts of %s (LOOK-67)', (folder) => {
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
