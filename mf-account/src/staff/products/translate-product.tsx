import type { Locale, ProductTexts, StaffProduct } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';
import { useMemo, useRef } from 'react';
import type { Form } from '../../forms/use-form.ts';
import type { LanguageText } from '../fields-by-language.ts';
import { lackingTexts } from '../translate/lacking-texts.ts';
import { TranslateButton } from '../translate/translate-button.tsx';
import { useTranslates } from '../use-may.ts';

type Field = keyof ProductTexts;

/** What a machine put into the fields since the last save: saved as it is where no person wrote, it counts as a machine's (PRODUCT-108). */
export function useDrafts() {
  const drafts = useRef<Partial<Record<Field, string>>>({});
  return useMemo(
    () => ({
      note: (name: Field, words: string) => {
        drafts.current[name] = words.trim();
      },
      /** Whether one of them stands there unchanged. */
      areIn: (values: ProductTexts) =>
        Object.entries(drafts.current).some(([name, words]) => values[name as Field] === words),
      /** What is saved once more counts as read. */
      forget: () => {
        drafts.current = {};
      },
    }),
    [],
  );
}

interface TranslateProductProps {
  product: StaffProduct;
  language: Locale;
  form: Form<Field>;
  drafts: ReturnType<typeof useDrafts>;
  fields: Readonly<Record<Field, Pick<LanguageText, 'isHtml'>>>;
}

/** Fills the empty fields of a language from what a person has saved in another one: the shop's first, else any (STAFF-78). */
export function TranslateProduct({ product: { texts }, language, form, drafts, fields }: TranslateProductProps) {
  const translates = useTranslates();
  const from = locales.find((each) => each !== language && texts[each] && !texts[each].is_machine_translated);
  if (!translates || !from) return null;
  const wordsIn = (name: Field, each: Locale) => (each === language ? form.values : texts[each])?.[name] ?? '';
  return (
    <TranslateButton
      from={from}
      lacking={lackingTexts(fields, from, wordsIn, [language])}
      onDraft={(name, _, words) => {
        if (wordsIn(name, language).trim() !== '') return false;
        drafts.note(name, words);
        form.setValue(name, words);
        return true;
      }}
    />
  );
}
