import type { Locale } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';
import type { LanguageText } from '../fields-by-language.ts';
import type { LackingText } from './translate-button.tsx';

/**
 * The texts of a form that have words in a language, with the languages whose field is empty. Parts of addresses and
 * addresses are written by hand.
 */
export const lackingTexts = (
  texts: Readonly<Record<string, Pick<LanguageText, 'isHtml' | 'isAddress'>>>,
  from: Locale,
  wordsIn: (name: string, language: Locale) => string,
): LackingText[] =>
  Object.entries(texts).flatMap(([name, { isHtml = false, isAddress = false }]) => {
    const words = wordsIn(name, from);
    const into = locales.filter((language) => language !== from && wordsIn(name, language).trim() === '');
    return isAddress || words.trim() === '' || into.length === 0 ? [] : [{ name, words, isHtml, into }];
  });
