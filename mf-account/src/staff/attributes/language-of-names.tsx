import type { Locale } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { isLocale, locales } from 'mf-shared/rules/locales';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { languageName } from '../language-name.ts';

interface LanguageOfNamesProps {
  id: string;
  language: Locale;
  onLanguage: (language: Locale) => void;
}

/** In which language the names of a list are written now; those in others stay. */
export function LanguageOfNames({ id, language, onLanguage }: LanguageOfNamesProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  return (
    <SelectField
      id={id}
      label={text('staff_attributes.language_of_names')}
      value={language}
      onChange={({ target }) => isLocale(target.value) && onLanguage(target.value)}
    >
      {locales.map((each) => (
        <option key={each} value={each}>
          {languageName(each, locale)}
        </option>
      ))}
    </SelectField>
  );
}
