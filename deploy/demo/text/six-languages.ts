import type { Locale, PerLocale } from 'mf-shared/contract';
import { frenchSpaces } from './french-spaces.ts';

/** One text in the six languages of the shop. */
export type Texts = PerLocale<string>;

/** `'fi | en | sv | de | fr | ru'` → texts. Throws when a language is missing. */
export function six(line: string): Texts {
  const [fi, en, sv, de, fr, ru, ...more] = line.split(' | ').map((part) => part.trim());
  if (!fi || !en || !sv || !de || !fr || !ru || more.length > 0) throw new Error(`Not six languages: ${line}`);
  return { fi, en, sv, de, fr: frenchSpaces(fr), ru };
}

/** One phrase per line. */
export function sixLines(block: string): Texts[] {
  return block
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(six);
}

/** Blocks of phrases under `# key` lines. */
export function sixTable(block: string): Map<string, Texts[]> {
  const table = new Map<string, Texts[]>();
  let lines: Texts[] | undefined;
  for (const line of block.split('\n')) {
    if (line.startsWith('# ')) {
      const key = line.slice(2).trim();
      if (table.has(key)) throw new Error(`Key twice in a text table: ${key}`);
      lines = [];
      table.set(key, lines);
    } else if (line.trim() !== '') {
      if (!lines) throw new Error(`Text before the first key: ${line}`);
      lines.push(six(line));
    }
  }
  return table;
}

/** Makes a text per language. */
export function perLanguage(make: (locale: Locale) => string): Texts {
  return { fi: make('fi'), en: make('en'), sv: make('sv'), de: make('de'), fr: make('fr'), ru: make('ru') };
}

/** The same text in every language, for proper names. */
export const sameInAll = (text: string): Texts => perLanguage(() => text);

/** Fills `{name}` slots; an unknown slot throws, so that no brace reaches a shopper. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${template}`);
    return value;
  });
}
