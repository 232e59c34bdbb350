import type { Locale } from 'mf-shared/contract';
import { CountryForm } from './country-form.tsx';
import { LanguageLinks } from './language-links.tsx';

/** The dialog's content, in a chunk of its own: few visitors open it. */
export function LocaleChoices({ paths }: { paths: Partial<Readonly<Record<Locale, string>>> }) {
  return (
    <>
      <LanguageLinks paths={paths} />
      <CountryForm />
    </>
  );
}
