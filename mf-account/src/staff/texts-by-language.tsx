import type { Locale } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { isLocale, locales } from 'mf-shared/rules/locales';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import type { ReactNode } from 'react';
import { languageName } from './language-name.ts';
import styles from './texts-by-language.module.css';

interface TextsByLanguageProps {
  /** Names the choice of the language. */
  id: string;
  chosen: Locale;
  onChoose: (language: Locale) => void;
  hasWords: (language: Locale) => boolean;
  /** The fields of a language. */
  children: (language: Locale, isShown: boolean) => ReactNode;
}

/** Texts, one language at a time; those without words say so in the choice, and what was typed in another one stays. */
export function TextsByLanguage({ id, chosen, onChoose, hasWords, children }: TextsByLanguageProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  return (
    <>
      <SelectField
        id={id}
        label={text('staff_products.language')}
        value={chosen}
        onChange={({ target }) => isLocale(target.value) && onChoose(target.value)}
      >
        {locales.map((language) => (
          <option key={language} value={language}>
            {languageName(language, locale)}
            {!hasWords(language) && ` – ${text('staff_products.missing')}`}
          </option>
        ))}
      </SelectField>
      {locales.map((language) => (
        <div key={language} hidden={language !== chosen} className={styles.texts}>
          {children(language, language === chosen)}
        </div>
      ))}
    </>
  );
}
