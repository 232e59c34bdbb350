import type { Locale } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { localHref, usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { languageNames } from '../frame/choose-locale/language-names.ts';

export interface NoScriptNoteProps {
  /** The page's path per language, without prefix. */
  paths: Readonly<Record<Locale, string>>;
  /** The page's query, which every language keeps. */
  search: string;
}

/** For browsers without JavaScript: what does not work, and the page in the other languages. Only the server writes it. */
export function NoScriptNote({ paths, search }: NoScriptNoteProps) {
  const text = useText('shell');
  const { locale, localeStrategy } = usePageConfig();
  const others = locales.filter((code) => code !== locale);
  return (
    <aside aria-label={text('no_script.title')}>
      <Notice>
        <p>{text('no_script.text')}</p>
        <p>
          {others.map((code, index) => (
            <span key={code}>
              {index > 0 && ' · '}
              <a
                className={words.link}
                href={localHref(paths[code], code, localeStrategy) + search}
                hrefLang={code}
                lang={code}
              >
                {languageNames[code]}
              </a>
            </span>
          ))}
        </p>
      </Notice>
    </aside>
  );
}
