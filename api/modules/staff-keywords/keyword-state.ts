import { type KeywordState, type Locale, localeCodes } from 'mf-shared/contract';
import type { Row } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { findLacking } from '../../texts/find-lacking.ts';
import { withWords, wordsOf } from '../../texts/words-by-language.ts';
import { ownAddress, readablePath } from '../redirects/own-address.ts';

type KeywordTexts = Row<'keywords'>['texts'];

/** A keyword as the staff's room and the log know it. */
export const toKeywordState = ({ texts }: { texts: KeywordTexts }): KeywordState => ({
  words: wordsOf(texts, 'keyword'),
  texts: wordsOf(texts, 'text'),
  urls: wordsOf(texts, 'url'),
});

/** The state as it is kept: no language without words. */
export const inOrder = ({ words, texts, urls }: KeywordState): KeywordState => ({
  words: withWords(words),
  texts: withWords(texts),
  urls: withWords(urls),
});

/** The texts as the database has them, in languages that have any. */
export const textsOf = ({ words, texts, urls }: KeywordState): KeywordTexts =>
  Object.fromEntries(
    localeCodes.flatMap((code) => {
      const own = { keyword: words[code] ?? '', text: texts[code] ?? '', url: urls[code] ?? '' };
      return Object.values(own).some((text) => text !== '') ? [[code, own]] : [];
    }),
  );

/**
 * A keyword as it is kept, from what staff wrote (STAFF-58). @param before what is stored; languages that are not changed stay
 * as they came @throws Refusal beside the field
 */
export function tidyKeyword(before: KeywordState | null, written: KeywordState, publicUrl: string): KeywordState {
  const stored = before ?? { words: {}, texts: {}, urls: {} };
  const next = inOrder(written);
  for (const [code, url] of Object.entries(next.urls) as [Locale, string][])
    if (url !== stored.urls[code]) next.urls[code] = tidyUrl(code, url, publicUrl);
  const lacking = findLacking(stored, next, { words: 'word', texts: 'text', urls: null });
  if (lacking) throw refusedField(lacking, 'validation.required');
  if (Object.keys(next.words).length === 0) throw refusedField('word_fi', 'validation.required');
  for (const [code, word] of Object.entries(next.words))
    if ((word.match(/[\p{L}\p{N}]/gu) ?? []).length < 2) throw refusedField(`word_${code}`, 'keywords.no_word');
  return next;
}

/** An address as a popup may lead to it (SEARCH-10); the shop's own are paths. */
function tidyUrl(code: Locale, written: string, publicUrl: string): string {
  const own = ownAddress(written, publicUrl);
  if (typeof own !== 'string') return readablePath(own.pathname) + own.search + own.hash;
  if (own === 'elsewhere' && /^https?:\/\/[^/\\\s]/i.test(written) && URL.canParse(written) && !/\s/.test(written))
    return written;
  const isKnown = own === 'not_a_page' || own === 'wrong_escape';
  throw refusedField(`url_${code}`, isKnown ? `redirects.${own}` : 'keywords.no_address');
}
