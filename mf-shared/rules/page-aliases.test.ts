import { fillPattern } from 'mf-shared/rules/path-pattern';
import { describe, expect, it } from 'vitest';
import { pageAliases, withoutAlias, withoutAnyAlias } from './page-aliases.ts';

const languages = ['fi', 'sv', 'de', 'fr', 'ru'] as const;

/** Each alias as an address with something in each of its parameters, and the address that it stands for. */
const addresses = Object.entries(pageAliases).flatMap(([pattern, names]) => {
  const params = Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, `a-${name}`]));
  return languages.map((language) => {
    const alias = names[language];
    return { language, alias: alias && fillPattern(alias, params), path: fillPattern(pattern, params) };
  });
});

describe('other names of pages', () => {
  it('exist in all five languages for each page that has one (ROUTE-83 to ROUTE-109)', () => {
    expect(addresses.filter(({ alias }) => alias === undefined)).toEqual([]);
  });

  it('lead to their page in their language, and to no other (ROUTE-83 to ROUTE-109)', () => {
    const wrong = addresses.filter(({ language, alias, path }) => withoutAlias(alias ?? '', language) !== path);
    expect(wrong).toEqual([]);
  });

  it('lead to their page from content in any language (ROUTE-83 to ROUTE-109)', () => {
    expect(addresses.filter(({ alias, path }) => withoutAnyAlias(alias ?? '') !== path)).toEqual([]);
  });

  it('are no names of another language, and leave a page’s own path as it is (ROUTE-83 to ROUTE-109)', () => {
    const shared = addresses.filter(({ path }) => languages.some((language) => withoutAlias(path, language) !== path));
    expect(shared).toEqual([]);
    expect(withoutAlias('/haku/', 'de')).toBe('/haku/');
    expect(withoutAlias('/haku/', 'en')).toBe('/haku/');
  });
});
