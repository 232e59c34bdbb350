import type { Locale } from 'mf-shared/contract';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import type { LanguageText } from '../fields-by-language.ts';
import { useTranslates } from '../use-may.ts';
import { lackingTexts } from './lacking-texts.ts';
import { TranslateButton } from './translate-button.tsx';

interface TranslateTextsProps<Text extends string> {
  form: {
    field: (name: `${Text}_${Locale}`) => { value: string };
    setValue: (name: `${Text}_${Locale}`, value: string) => void;
  };
  texts: Readonly<Record<Text, Pick<LanguageText, 'isHtml' | 'isAddress'>>>;
  /** The language that is shown. Without one, where all are, the reader's or else the first that has words. */
  from?: Locale;
}

/** Drafts of a machine for the languages that lack a text which another one has (STAFF-78). */
export function TranslateTexts<Text extends string>({ form, texts, from }: TranslateTextsProps<Text>) {
  const { locale } = usePageConfig();
  if (!useTranslates()) return null;
  const nameOf = (name: Text, language: Locale) => `${name}_${language}` as const;
  const wordsIn = (name: Text, language: Locale) => form.field(nameOf(name, language)).value;
  const hasWords = (language: Locale) =>
    (Object.keys(texts) as Text[]).some((name) => wordsIn(name, language).trim() !== '');
  const source = from ?? [locale, ...locales].find(hasWords) ?? locale;
  return (
    <TranslateButton
      from={source}
      lacking={lackingTexts(texts, source, wordsIn)}
      onDraft={(name, language, words) => {
        if (wordsIn(name, language).trim() !== '') return false;
        form.setValue(nameOf(name, language), words);
        return true;
      }}
    />
  );
}
