import type { Locale } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { isLocale, locales } from 'mf-shared/rules/locales';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import type { Form } from '../forms/use-form.ts';
import type { LanguageText } from './fields-by-language.ts';
import { languageName } from './language-name.ts';
import styles from './language-texts.module.css';
import { RichTextField } from './rich-text/rich-text-field.tsx';
import { TranslateTexts } from './translate/translate-texts.tsx';

interface LanguageTextsProps<Text extends string> {
  id: string;
  /** What ties the control of a text in a language to its form. */
  form: {
    field: (name: `${Text}_${Locale}`) => ReturnType<Form<string>['field']> & { label: string };
    setValue: (name: `${Text}_${Locale}`, value: string) => void;
  };
  /** In the order in which they are shown. */
  texts: Readonly<Record<Text, LanguageText>>;
  /** What stands below the fields of a text, by its name. */
  hints?: Readonly<Record<string, string>>;
  /** False: a machine drafts none of them. */
  canTranslate?: boolean;
}

/** Texts of a form, one language at a time; what was typed in another one stays, and a language with a problem is shown. */
export function LanguageTexts<Text extends string>({
  id,
  form,
  texts,
  hints = {},
  canTranslate = true,
}: LanguageTextsProps<Text>) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [chosen, setChosen] = useState<Locale>(locale);
  const names = Object.keys(texts) as Text[];
  const { field } = form;
  const hasWords = (language: Locale) => names.some((name) => field(`${name}_${language}`).value !== '');
  const isWrong = (language: Locale) => names.some((name) => field(`${name}_${language}`).error !== undefined);
  const isShown = (language: Locale) => language === chosen || isWrong(language);
  return (
    <>
      <SelectField
        id={id}
        label={text('staff_products.language')}
        value={chosen}
        onChange={({ target }) => isLocale(target.value) && setChosen(target.value)}
      >
        {locales.map((language) => (
          <option key={language} value={language}>
            {languageName(language, locale)}
            {!hasWords(language) && ` – ${text('staff_products.missing')}`}
          </option>
        ))}
      </SelectField>
      {canTranslate && <TranslateTexts form={form} texts={texts} from={chosen} />}
      {locales.map((language) => (
        <div key={language} hidden={!isShown(language)} className={styles.texts}>
          {names.map((name) => (
            <TextIn key={name} {...{ name, language, form, texts, hints }} isShown={isShown(language)} />
          ))}
        </div>
      ))}
    </>
  );
}

interface TextInProps<Text extends string>
  extends Required<Pick<LanguageTextsProps<Text>, 'form' | 'texts' | 'hints'>> {
  name: Text;
  language: Locale;
  isShown: boolean;
}

/** The field of a text in a language. */
function TextIn<Text extends string>({ name, language, form, texts, hints, isShown }: TextInProps<Text>) {
  const { longest, rows, isNeeded = false, isHtml = false, hasParts } = texts[name];
  const { onChange, ...words } = form.field(`${name}_${language}`);
  const plan = { ...words, hint: hints[name], maxLength: longest, isOptional: !isNeeded };
  // An editor for each language would weigh much: those that are hidden keep their words in the form.
  if (isHtml)
    return (
      isShown && (
        <RichTextField
          {...plan}
          {...{ language, rows, hasParts }}
          onValue={(html) => form.setValue(`${name}_${language}`, html)}
        />
      )
    );
  const common = { ...plan, lang: language, onChange };
  return rows === 1 ? <TextField {...common} autoComplete="off" /> : <TextArea {...common} rows={rows} />;
}
