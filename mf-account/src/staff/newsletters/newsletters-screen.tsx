import type { StaffNewsletters } from 'mf-shared/contract';
import { newsletterLists, newsletterStandings } from 'mf-shared/contract/staff-choices';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig, useSearchParams } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { FailedAnswer } from '../failed-answer.tsx';
import { FindForm } from '../find-form.tsx';
import { languageName } from '../language-name.ts';
import room from '../staff-room.module.css';
import { type AskedNewsletters, askedNewsletters, wantedOf } from './asked-newsletters.ts';
import { KeepAddresses } from './keep-addresses.tsx';
import { NewsletterCounts } from './newsletter-counts.tsx';
import { Subscriptions } from './subscriptions.tsx';

/** Everybody who asked for a newsletter, the last one first; what is asked for stands in the address (STAFF-63). */
export function NewslettersScreen() {
  const text = useText('mf-account');
  const [params] = useSearchParams();
  const asked = askedNewsletters(params);
  const { status, data, failure, retry } = useQuery<StaffNewsletters>('/api/staff/newsletters/', {
    query: wantedOf(asked),
    keepsPrevious: true,
  });
  const { before: _, ...question } = asked;
  return (
    <>
      {data && <NewsletterCounts counts={data.counts} asked={asked} />}
      <FindSubscriptions key={JSON.stringify(question)} {...question} />
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && !failure && (
        <section className={room.list} aria-busy={status === 'loading'} aria-label={text('staff.newsletters')}>
          <p role="status" className={room.muted}>
            {text('staff_newsletters.found', { count: data.results.length })}
          </p>
          {data.results.length > 0 && <Subscriptions rows={data.results} onChanged={retry} />}
          <Pages asked={asked} next={data.next} />
        </section>
      )}
      <KeepAddresses key={`${asked.list} ${asked.language}`} list={asked.list} language={asked.language} />
    </>
  );
}

function FindSubscriptions({ q, ...asked }: Omit<AskedNewsletters, 'before'>) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [query, setQuery] = useState<Record<'list' | 'status' | 'language', string>>(asked);
  const select = (name: keyof typeof query, choices: readonly string[], wordsOf: (choice: string) => string) => (
    <SelectField
      id={`staff-newsletters-${name}`}
      label={text(`staff_newsletters.${name}`)}
      value={query[name]}
      onChange={({ target }) => setQuery({ ...query, [name]: target.value })}
    >
      <option value="">{text('staff_newsletters.all')}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {wordsOf(choice)}
        </option>
      ))}
    </SelectField>
  );
  return (
    <FindForm room="newsletters" q={q} query={query}>
      {select('list', newsletterLists, (list) => text(`letter.${list}.title`))}
      {select('status', newsletterStandings, (status) => text(`staff_newsletters.status_${status}`))}
      {select('language', locales, (language) => languageName(language, locale))}
    </FindForm>
  );
}

/** The way on by the cursor, and back to the newest. */
function Pages({ asked, next }: { asked: AskedNewsletters; next: string | null }) {
  const text = useText('mf-account');
  const href = useHref();
  if (next === null && asked.before === '') return null;
  const to = (before: string) => {
    const search = new URLSearchParams(wantedOf({ ...asked, before }));
    return `${href('/staff/newsletters/')}${search.size > 0 ? `?${search}` : ''}`;
  };
  return (
    <nav className={room.pages} aria-label={text('staff_room.pages')}>
      {asked.before !== '' && (
        <ButtonLink look="line" size="small" href={to('')} rel="first">
          {text('staff_newsletters.newest')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink look="line" size="small" href={to(next)} rel="next">
          {text('staff_room.older')}
        </ButtonLink>
      )}
    </nav>
  );
}
