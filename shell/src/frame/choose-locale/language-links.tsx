import type { Locale } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { localHref, useLocation, usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { checkIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { languageNames } from './language-names.ts';
import styles from './locale-dialog.module.css';

/** The same page in each language, with the same filters or words searched for. Full loads: a document has one language. */
export function LanguageLinks({ paths }: { paths: Partial<Readonly<Record<Locale, string>>> }) {
  const text = useText('shell');
  const { locale, localeStrategy } = usePageConfig();
  const { search } = useLocation();
  return (
    <nav aria-labelledby="locale-language">
      <h3 id="locale-language" className={styles.heading}>
        {text('locale.language')}
      </h3>
      <ul className={styles.languages}>
        {locales.map((code) => (
          <li key={code}>
            <a
              href={localHref(paths[code] ?? '/', code, localeStrategy) + search}
              hrefLang={code}
              lang={code}
              aria-current={code === locale || undefined}
              data-document
            >
              {languageNames[code]}
              {code === locale && <Icon shape={checkIcon} size="small" />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
