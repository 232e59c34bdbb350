import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testsOf } from './held-rules.ts';
import { groupsOf, localeFolders, textsOf, withoutPlural } from './locale-texts.ts';
import { citationsIn, rules } from './rules.ts';
import { read, root } from './source-files.ts';
import { quotedTexts, type SpecificationText, toldTexts } from './specification-texts.ts';

const languages = ['fi', 'en', 'sv', 'de', 'fr', 'ru'];
const all = [...quotedTexts, ...toldTexts];

/** A text with plain spaces and one mark for all that is filled in: `{path}`, `{{path}}`, `${path}`, a lone N. */
const plain = (text: string): string => text.replace(/\s/g, ' ').replace(/\$?\{+ *[\w.]+ *\}+|\bN\b/g, '{}');

/** A place of the table: a key of a file of texts, or null for a source file. */
function keyOf(place: string): { folder: string; group: string; key: string } | null {
  const [path = '', key] = place.split(':');
  const folder = localeFolders.find((each) => path === each || path.startsWith(`${each}/`));
  return key === undefined || folder === undefined ? null : { folder, group: path.slice(folder.length + 1), key };
}

const languagesWithout = (place: string): string[] => {
  const at = keyOf(place);
  if (at === null) return place === 'nowhere' || existsSync(join(root, place)) ? [] : [place];
  if (!groupsOf(at.folder).includes(at.group)) return languages;
  const keyIn = (language: string) =>
    [...textsOf(at.folder, at.group, language)].some(
      ([key, text]) => withoutPlural(key) === withoutPlural(at.key) && text.trim() !== '',
    );
  return languages.filter((language) => !keyIn(language));
};

function isSaidAt(words: string, place: string): boolean {
  const at = keyOf(place);
  if (at === null) return place !== 'nowhere' && plain(read(place)).includes(plain(words));
  const text = plain(textsOf(at.folder, at.group, 'en').get(at.key) ?? '');
  const wanted = plain(words);
  // Rules name labels in the middle of a sentence: a first letter may be small.
  if (text.toLowerCase() === wanted.toLowerCase() && text.slice(1) === wanted.slice(1)) return true;
  return wanted.endsWith('...') && text.startsWith(wanted.slice(0, -3));
}

/** Whether a record names the rule, and the rule the record. */
function isSettledBy(record: number, rule: string): boolean {
  const folder = 'docs/decisions';
  const name = readdirSync(join(root, folder)).find((file) => file.startsWith(`${String(record).padStart(4, '0')}-`));
  return (
    name !== undefined &&
    citationsIn(read(`${folder}/${name}`)).includes(rule) &&
    rules.get(rule)?.includes(`[record ${record}]`) === true
  );
}

const named = ({ rule, words }: SpecificationText) => `${rule}: ${words}`;
const faulty = (texts: readonly SpecificationText[], isFaulty: (text: SpecificationText) => boolean) =>
  texts.filter(isFaulty).map(named);

describe('the texts that the specification quotes or tells of (ERR-21)', () => {
  it('stand in six languages, wherever the shop says them', () => {
    const missing = all.flatMap((text) =>
      text.places.flatMap((place) =>
        languagesWithout(place).map((language) => `${named(text)}: ${place}, ${language}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('have the words that are quoted, or a record that says why not', () => {
    const different = quotedTexts.flatMap((text) =>
      text.record !== null
        ? []
        : text.places.filter((place) => !isSaidAt(text.words, place)).map((place) => `${named(text)}: ${place}`),
    );
    expect(different).toEqual([]);
  });

  it('have no record where the words are the same', () => {
    expect(
      faulty(quotedTexts, ({ words, places, record }) => record !== null && places.every((at) => isSaidAt(words, at))),
    ).toEqual([]);
  });

  it('have a record that names the rule, and is named by it, where their words are others', () => {
    expect(faulty(all, ({ rule, record }) => record !== null && !isSettledBy(record, rule))).toEqual([]);
  });

  it('are quoted as their rule quotes them', () => {
    const ruleOf = (id: string) => plain(rules.get(id) ?? '').toLowerCase();
    expect(faulty(quotedTexts, ({ rule, words }) => !ruleOf(rule).includes(plain(words).toLowerCase()))).toEqual([]);
  });

  // The older documents' paragraph 7 lists calls and quotes no text.
  it('are all that the rules quote from there', () => {
    const known = new Set(quotedTexts.map(({ words }) => words.replace(/[.…]+$/, '')));
    const unknown = [...rules].flatMap(([id, rule]) =>
      [...(/\((?:shell|catalogue) §[^7|][^|]*\|$/.test(rule) ? rule : '').matchAll(/(?<!\w)'([A-Z][^'|]+)'/g)]
        .filter(([, words = '']) => !known.has(words.replace(/[ .…]+$/, '')))
        .map(([words]) => `${id}: ${words}`),
    );
    expect(unknown).toEqual([]);
  });

  it('belong to a rule whose situation a test drives', () => {
    expect(faulty(all, ({ rule, places }) => places[0] !== 'nowhere' && !testsOf.has(rule))).toEqual([]);
  });
});
