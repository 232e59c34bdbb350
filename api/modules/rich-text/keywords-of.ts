import type { Keyword, Locale } from 'mf-shared/contract';
import { unbrokenFigures } from 'mf-shared/rules/unbroken-figures';
import { inLocale } from '../../read-model/per-locale.ts';
import { type LinkedPages, pathInLanguage } from '../page-paths/path-in-language.ts';

/** These words alone: what a search looks at needs no texts, and no addresses in the reader's language. */
export const keywordNamesOf = (pages: LinkedPages, locale: Locale): Pick<Keyword, 'id' | 'keyword'>[] =>
  pages.content.keywords.map(({ id, texts }) => ({ id, keyword: inLocale(texts, locale)?.keyword ?? '' }));

/** The words that popups explain, in a language (SEARCH-8); figures stay on one line. */
export const keywordsOf = (pages: LinkedPages, locale: Locale): Keyword[] =>
  pages.content.keywords.map(({ id, texts }) => {
    const { keyword = '', text = '', url = '' } = inLocale(texts, locale) ?? {};
    return {
      id,
      keyword,
      text: unbrokenFigures(text),
      url: url.startsWith('/') ? pathInLanguage(url, pages, locale) : url,
    };
  });
