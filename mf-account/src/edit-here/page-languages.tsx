import type { StaffPageData } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { localHref, useLocation, usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { languageName } from '../staff/language-name.ts';
import styles from './edit-here.module.css';

/** The page in each language: the forms come along. */
export function PageLanguages({ paths }: Pick<StaffPageData, 'paths'>) {
  const text = useText('mf-account');
  const { locale, localeStrategy } = usePageConfig();
  const { search } = useLocation();
  return (
    <nav aria-label={text('staff_edit.languages')}>
      <ul className={styles.languages}>
        {locales.map((language) => (
          <li key={language}>
            <a
              href={localHref(paths[language], language, localeStrategy) + search}
              data-document
              hrefLang={language}
              title={languageName(language, locale)}
              aria-current={language === locale ? 'page' : undefined}
            >
              {language.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
