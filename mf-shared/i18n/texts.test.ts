import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';
import { locales } from 'mf-shared/rules/locales';
import { expect, test } from 'vitest';
import { type Messages, Texts } from './texts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = (locale: string) =>
  globSync([`{shell,mf-*}/locales/${locale}.json`, `mf-shared/ui/locales/${locale}.json`], { cwd: root });
const counts = [0, 1, 2, 3, 5, 11, 21, 22, 101, 1.5];

test.each(locales)('every text of the house in %s reads as i18next would read it', (locale) => {
  for (const file of files(locale)) {
    const messages: Messages = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    const i18next = createInstance();
    void i18next.init({
      lng: locale,
      initAsync: false,
      ns: ['x'],
      resources: { [locale]: { x: messages } },
      interpolation: { escapeValue: false },
    });
    const texts = new Texts(locale);
    texts.add('x', messages);
    const names = [...JSON.stringify(messages).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? '');
    const values = Object.fromEntries(names.filter((name) => name !== 'count').map((name) => [name, `«${name}»`]));
    for (const key of keysOf(messages)) {
      const singular = key.replace(/_(zero|one|two|few|many|other)$/, '');
      expect(texts.translate('x', key, values), `${file} ${key}`).toBe(i18next.t(key, { ns: 'x', ...values }));
      for (const count of singular === key ? [] : counts)
        expect(texts.translate('x', singular, { ...values, count }), `${file} ${singular} ${count}`).toBe(
          i18next.t(singular, { ns: 'x', ...values, count }),
        );
    }
  }
});

test('a key without a text shows itself, so that it is seen', () => {
  expect(new Texts('fi').translate('shell', 'error.unknown')).toBe('error.unknown');
});

test('Russian has three plural forms', () => {
  const texts = new Texts('ru');
  texts.add('x', { things_one: '{{count}} товар', things_few: '{{count}} товара', things_many: '{{count}} товаров' });
  expect([1, 2, 5, 21].map((count) => texts.translate('x', 'things', { count }))).toEqual([
    '1 товар',
    '2 товара',
    '5 товаров',
    '21 товар',
  ]);
});

function keysOf(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}
