import { describe, expect, it } from 'vitest';
import { groupsOf, localeFolders, textsOf } from './locale-texts.ts';

const signs: readonly [string, RegExp][] = [
  ['U+202F before ; ! ?', /[\p{L}\p{N})}%»’.… \u00a0][;!?](?=$|[\s»)])/u],
  ['U+00A0 before :', /[\p{L}\p{N})}%»’.… \u202f]:(?=$|\s)/u],
  ['’ for an apostrophe', /\p{L}'\p{L}/u],
  ['U+00A0 inside « »', /«[^\u00a0]|[^\u00a0]»/u],
];
const faultsOf = (text: string): string[] => signs.flatMap(([name, fault]) => (fault.test(text) ? name : []));

describe('French texts have no-break spaces at their signs, so that no line begins with one, and typographic apostrophes (LOCALE-37)', () => {
  it.each(localeFolders)('in %s', (folder) => {
    const texts = groupsOf(folder).flatMap((group) => [...textsOf(folder, group, 'fr')]);
    expect(texts.flatMap(([key, text]) => faultsOf(text).map((fault) => `${key}: ${fault} in “${text}”`))).toEqual([]);
  });

  it.each([
    'Prêt ?',
    'Prêt?',
    'Prêt\u00a0?',
    'Taille : M',
    'Taille: M',
    '«\u00a0Oui »',
    '«Oui»',
    '{{name}} !',
    "l'avis",
  ])('and this has not: %s', (text) => expect(faultsOf(text)).not.toEqual([]));
  it.each(['Prêt\u202f?', 'Taille\u00a0: M', 'De 10:30 à 12:00', '«\u00a0Oui\u00a0»', 'https://havu.example/?a', '?…'])(
    'and this has: %s',
    (text) => expect(faultsOf(text)).toEqual([]),
  );
});
