import type { Locale, StaffSearchWords } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig, useSearchParams } from 'mf-shared/router';
import { isLocale, locales } from 'mf-shared/rules/locales';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { FindForm } from '../find-form.tsx';
import rows from '../kept-rows.module.css';
import { ChangeRow, MakeNew } from '../kept-rows.tsx';
import { languageName } from '../language-name.ts';
import { PageLinks } from '../page-links.tsx';
import room from '../staff-room.module.css';
import { Groups } from './groups.tsx';
import styles from './search-words.module.css';
import { WordsForm } from './words-form.tsx';

const path = '/staff/search-words/';

/** Words that mean the same to the search, by language, beside what shoppers did not find; what is asked for stands in the address (STAFF-51). */
export function SearchWordsScreen() {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [params] = useSearchParams();
  const asked = params.get('language');
  const language = isLocale(asked) ? asked : locale;
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const query = { language, ...(q && { q }) };
  const page = askedPage(params.get('page'));
  const { status, data, failure, retry } = useQuery<StaffSearchWords>('/api/staff/search-words/', {
    query: { ...query, page },
    keepsPrevious: true,
  });
  return (
    <>
      <FindWords key={JSON.stringify(query)} q={q} language={language} />
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <>
          <Missed key={`missed ${language}`} misses={data.misses} language={language} onSaved={retry} />
          <section className={room.list} aria-busy={status === 'loading'} aria-labelledby="search-words-same">
            <div className={styles.head}>
              <h2 id="search-words-same">
                {text('staff_search-words.same', { language: languageName(language, locale) })}
              </h2>
              <p className={room.muted}>{text('staff_search-words.lead')}</p>
              <MakeNew key={language} title={text('staff_search-words.new')} onMade={retry}>
                {(onMade) => <WordsForm language={language} words={null} onSaved={onMade} />}
              </MakeNew>
              <p role="status" className={room.muted}>
                {text('staff_search-words.found', { count: data.total })}
              </p>
            </div>
            <Groups
              key={JSON.stringify({ ...query, page })}
              stored={data.results.map(({ words }) => words)}
              language={language}
              onSaved={retry}
            />
            <PageLinks path={path} query={query} page={data.page} pageCount={data.page_count} />
          </section>
        </>
      )}
    </>
  );
}

function FindWords(asked: { q: string; language: Locale }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [language, setLanguage] = useState(asked.language);
  return (
    <FindForm room="search-words" q={asked.q} query={{ language }}>
      <SelectField
        id="staff-search-words-language"
        label={text('staff_search-words.language')}
        value={language}
        onChange={({ target }) => isLocale(target.value) && setLanguage(target.value)}
      >
        {locales.map((each) => (
          <option key={each} value={each}>
            {languageName(each, locale)}
          </option>
        ))}
      </SelectField>
    </FindForm>
  );
}

interface MissedProps {
  misses: StaffSearchWords['misses'];
  language: Locale;
  onSaved: () => void;
}

/** What shoppers searched for and did not find, each with the way to say what it means (STAFF-40). */
function Missed({ misses, language, onSaved }: MissedProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  return (
    <section className={room.list} aria-labelledby="search-words-missed">
      <div>
        <h2 id="search-words-missed">{text('staff_search-words.missed')}</h2>
        <p className={room.muted}>
          {text(misses.length > 0 ? 'staff_search-words.missed_lead' : 'staff_search-words.no_missed')}
        </p>
      </div>
      {misses.length > 0 && (
        <ul className={rows.rows}>
          {misses.map(({ words, searches, found }) => (
            <li key={words} className={classNames(rows.row, styles.row)}>
              <div className={rows.facts}>
                <h3 lang={language}>{words}</h3>
                <p className={room.muted}>
                  {text('staff_search-words.searches', { count: searches, shown: searches.toLocaleString(locale) })}
                </p>
              </div>
              <p className={styles.finds}>
                {found === 0
                  ? text('staff_search-words.finds_nothing')
                  : text('staff_search-words.finds', { count: found, shown: found.toLocaleString(locale) })}
              </p>
              <ChangeRow
                label={text('staff_search-words.explain_named', { words })}
                title={text('staff_search-words.explain')}
              >
                <WordsForm language={language} words={null} missed={words} onSaved={onSaved} />
              </ChangeRow>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
