import type { Keyword, Locale } from 'mf-shared/contract';
import { unbrokenFigures } from 'mf-shared/rules/unbroken-figures';
import type { Content } from '../../read-model/content.ts';
import { inLocale } from '../../read-model/per-locale.ts';

/** The words that popups explain, in a language (spec: catalogue §3 Keyword); figures stay on one line. */
export const keywordsOf = ({ keywords }: Pick<Content, 'keywords'>, locale: Locale): Keyword[] =>
  keywords.map(({ id, texts }) => {
    const { keyword = '', text = '', url = '' } = inLocale(texts, locale) ?? {};
    return { id, keyword, text: unbrokenFigures(text), url };
  });
