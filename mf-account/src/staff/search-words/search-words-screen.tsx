import type { Locale, StaffSearchWords } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig, useSearchParams } from 'mf-shared/router';
import { isLocale, locales } from 'mf-shared/rules/locales';
import { showToast } from 'mf-shared/stores';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { FindForm } from '../find-form.tsx';
import rows from '../kept-rows.module.css';
import { ChangeRow, MakeNew, PressRow } from '../kept-rows.tsx';
import { languageName } from '../language-name.ts';
import { PageLinks } from '../page-links.tsx';
import room from '../staff-room.module.css';
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
  const { status, data, failure, retry } = useQuery<StaffSearchWords>('/api/staff/search-words/', {
    query: { ...query, page: askedPage(params.get('page')) },
    keepsPrevious: true,
  });
  // A group has no number: the one that was changed here keeps its row, and the focus within it.
  const [firstWords, setFirstWords] = useState<Readonly<Record<string, string>>>({});
  const follow = (was: string) => (kept: string | null) => {
    if (kept !== null) setFirstWords((known) => ({ ...known, [kept]: known[was] ?? was }));
    retry();
  };
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
            {data.results.length > 0 && (
              <ul className={rows.rows}>
                {data.results.map(({ words }) => (
                  <Group key={firstWords[words] ?? words} words={words} language={language} onSaved={follow(words)} />
                ))}
              </ul>
            )}
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

interface GroupProps {
  words: string;
  language: Locale;
  /** @param kept the group as it is kept; null where it was taken away */
  onSaved: (kept: string | null) => void;
}

function Group({ words, language, onSaved }: GroupProps) {
  const text = useText('mf-account');
  return (
    <li className={classNames(rows.row, styles.row)}>
      <div className={rows.facts}>
        <h3 lang={language}>{words}</h3>
      </div>
      <RemoveGroup words={words} language={language} onSaved={onSaved} />
      <ChangeRow label={text('staff_search-words.change_named', { words })} title={text('staff_search-words.change')}>
        <WordsForm language={language} words={words} onSaved={onSaved} />
      </ChangeRow>
    </li>
  );
}

/** Takes a group away in one press; the log brings it back. */
function RemoveGroup({ words, language, onSaved }: GroupProps) {
  const text = useText('mf-account');
  const api = useApi();
  const send = async () => {
    await api.put('/api/staff/search-words/', { language, words: null, was: words });
    showToast('success', text('staff_search-words.removed', { words }));
  };
  return (
    <PressRow
      label={text('staff_search-words.remove_named', { words })}
      title={text('staff_search-words.remove')}
      send={send}
      onAnswered={() => onSaved(null)}
    />
  );
}
