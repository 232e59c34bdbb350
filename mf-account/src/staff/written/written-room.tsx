import type { Locale } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig, useSearchParams } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { Fragment, type ReactNode, useState } from 'react';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { FindForm } from '../find-form.tsx';
import rows from '../kept-rows.module.css';
import { languageName } from '../language-name.ts';
import { PageLinks } from '../page-links.tsx';
import type { RoomName } from '../staff-place.ts';
import room from '../staff-room.module.css';
import { useCountWithFocus } from '../use-count-with-focus.ts';

/** What a list can be narrowed to by one of some values. */
interface Choice {
  /** Its name in the address and in the room's words. */
  name: string;
  values: readonly string[];
  /** The words of a value; `''` is any. */
  wordsOf: (value: string) => string;
}

interface WrittenRoomProps<Row> {
  name: RoomName;
  choices: readonly Choice[];
  /** False: what it lists is not narrowed to a language that it lacks. */
  isInLanguages?: boolean;
  /** What stands above the list; it is told what to call where the list is another one. */
  above?: (onChanged: () => void) => ReactNode;
  /** What tells a row from the others, where its number alone does not. */
  keyOf?: (row: Row) => string;
  /** A row of the list; it is told what to call where the list is another one. */
  children: (row: Row, onChanged: () => void) => ReactNode;
}

interface Found<Row> {
  results: readonly Row[];
  total: number;
  page: number;
  page_count: number;
}

/** What staff write in several languages, found by words, by some choices and by a language that it lacks (STAFF-55, STAFF-57, STAFF-58, STAFF-60, STAFF-61, STAFF-69), and discount codes (STAFF-45). */
export function WrittenRoom<Row extends { id: number }>({
  name,
  choices,
  isInLanguages = true,
  above,
  keyOf = ({ id }) => String(id),
  children,
}: WrittenRoomProps<Row>) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [params] = useSearchParams();
  const all = isInLanguages ? [...choices, languageChoice(locale, text(`staff_${name}.lacks_any`))] : choices;
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const asked = Object.fromEntries(
    all.map((choice) => [choice.name, choice.values.find((value) => value === params.get(choice.name)) ?? '']),
  );
  const query = Object.fromEntries(Object.entries({ q, ...asked }).filter(([, value]) => value !== ''));
  const { status, data, failure, retry } = useQuery<Found<Row>>(`/api/staff/${name}/`, {
    query: { ...query, page: askedPage(params.get('page')) },
    keepsPrevious: true,
  });
  const [count, readAgain] = useCountWithFocus(data, retry);
  return (
    <>
      <FindWritten key={JSON.stringify(query)} {...{ name, q, asked }} choices={all} />
      {above?.(readAgain)}
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <section className={room.list} aria-busy={status === 'loading'} aria-label={text(`staff.${name}`)}>
          <p ref={count} role="status" tabIndex={-1} className={room.muted}>
            {text(`staff_${name}.found`, { count: data.total })}
          </p>
          {data.results.length > 0 && (
            <ul className={rows.rows}>
              {data.results.map((row) => (
                <Fragment key={keyOf(row)}>{children(row, readAgain)}</Fragment>
              ))}
            </ul>
          )}
          <PageLinks path={`/staff/${name}/`} query={query} page={data.page} pageCount={data.page_count} />
        </section>
      )}
    </>
  );
}

const languageChoice = (locale: Locale, any: string): Choice => ({
  name: 'lacks',
  values: ['', ...locales],
  wordsOf: (language) => (language ? languageName(language, locale) : any),
});

interface FindWrittenProps {
  name: RoomName;
  q: string;
  asked: Readonly<Record<string, string>>;
  choices: readonly Choice[];
}

function FindWritten({ name, q, asked, choices }: FindWrittenProps) {
  const text = useText('mf-account');
  const [wanted, setWanted] = useState(asked);
  return (
    <FindForm room={name} q={q} query={wanted}>
      {choices.map((choice) => (
        <SelectField
          key={choice.name}
          id={`staff-${name}-${choice.name}`}
          label={text(`staff_${name}.${choice.name}`)}
          value={wanted[choice.name] ?? ''}
          onChange={({ target }) => setWanted({ ...wanted, [choice.name]: target.value })}
        >
          {choice.values.map((value) => (
            <option key={value} value={value}>
              {choice.wordsOf(value)}
            </option>
          ))}
        </SelectField>
      ))}
    </FindForm>
  );
}
