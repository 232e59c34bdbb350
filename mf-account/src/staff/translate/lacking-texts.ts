import type { Locale } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';
import type { LanguageText } from '../fields-by-language.ts';
import type { LackingText } from './translate-button.tsx';

/**
 * The texts of a form that have words in a language, with those of the other languages whose field is empty. Parts of
 * addresses and addresses are written by hand.
 */
export const lackingTexts = <Name extends string>(
  texts: Readonly<Record<Name, Pick<LanguageText, 'isHtml' | 'isAddress'>>>,
  from: Locale,
  wordsIn: (name: Name, language: Locale) => string,
  targets: readonly Locale[] = locales,
): LackingText<Name>[] =>
  (Object.keys(texts) as Name[]).flatMap((name) => {
    const { isHtml = false, isAddress = false } = texts[name];
    const words = wordsIn(name, from);
    const into = targets.filter((language) => language !== from && wordsIn(name, language).trim() === '');
    return isAddress || words.trim() === '' || into.length === 0 ? [] : [{ name, words, isHtml, into }];
  });
