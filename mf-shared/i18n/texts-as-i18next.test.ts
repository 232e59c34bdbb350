import { globSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { locales } from 'mf-shared/rules/locales';
import { expect, it } from 'vitest';
import { type Messages, Texts } from './texts.ts';

/** None, the borders of the forms of all six languages, a part of one, and a million, which French counts by itself. */
const counts = [0, 1, 2, 4, 5, 11, 21, 22, 100, 1.5, 1_000_000];
const root = new URL('../../', import.meta.url).pathname;

const filesIn = (language: string) =>
  globSync(`{shell,mf-*}/{,ui/}locales/{,*.}${language}.json`, { cwd: root }).sort();

const keysOf = (messages: Messages, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([name, message]) =>
    typeof message === 'string' ? [prefix + name] : keysOf(message, `${prefix}${name}.`),
  );

it.each(locales)('each text in "%s" reads as i18next reads its file', async (language) => {
  const files = filesIn(language);
  expect(files.length).toBeGreaterThan(5);
  const ours = new Texts(language);
  const theirs = createInstance();
  await theirs.init({ lng: language, interpolation: { escapeValue: false } });
  for (const file of files) {
    const messages: Messages = JSON.parse(readFileSync(`${root}${file}`, 'utf8'));
    ours.add(file, messages);
    theirs.addResourceBundle(language, file, messages);
    const keys = keysOf(messages);
    const counted = new Set(keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, '')));
    const values = Object.fromEntries(
      [...JSON.stringify(messages).matchAll(/{{(\w+)}}/g)].map(([, name]) => [name, `<${name}> & $1`]),
    );
    const asked = [
      ...keys.map((key) => ({ key, values: { ...values, count: undefined } })),
      ...[...counted].flatMap((key) => counts.map((count) => ({ key, values: { ...values, count } }))),
    ];
    const read = (translate: (key: string, values: Record<string, unknown>) => string) =>
      asked.map(({ key, values }) => [key, values.count, translate(key, values)]);
    expect(read((key, values) => ours.translate(file, key, values))).toEqual(
      read((key, values) => theirs.t(key, { ...values, ns: file })),
    );
  }
});
