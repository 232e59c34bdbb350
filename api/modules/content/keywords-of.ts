import type { Keyword, Locale } from 'mf-shared/contract';
import type { Content } from '../../read-model/content.ts';
import { inLocale } from '../../read-model/per-locale.ts';

/** The words that popups explain, in a language (spec: catalogue §3 Keyword). */
export const keywordsOf = ({ keywords }: Pick<Content, 'keywords'>, locale: Locale): Keyword[] =>
  keywords.map(({ id, texts }) => ({ id, keyword: '', text: '', url: '', ...inLocale(texts, locale) }));
