import type { StaffContentPages } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig, useSearchParams } from 'mf-shared/router';
import { isLocale, locales } from 'mf-shared/rules/locales';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { FindForm } from '../find-form.tsx';
import rows from '../kept-rows.module.css';
import { languageName } from '../language-name.ts';
import { PageLinks } from '../page-links.tsx';
import room from '../staff-room.module.css';

const states = ['', 'published', 'hidden'] as const;

/** Pages of text by words, by whether shoppers see them and by a language that they lack (STAFF-55). */
export function PagesScreen() {
  const text = useText('mf-account');
  const [params] = useSearchParams();
  const asked = {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    state: states.find((each) => each === params.get('state')) ?? '',
    lacks: locales.find((each) => each === params.get('lacks')) ?? '',
  };
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const { status, data, failure, retry } = useQuery<StaffContentPages>('/api/staff/pages/', {
    query: { ...query, page: askedPage(params.get('page')) },
    keepsPrevious: true,
  });
  return (
    <>
      <FindPages key={JSON.stringify(asked)} {...asked} />
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <section className={room.list} aria-busy={status === 'loading'} aria-label={text('staff.pages')}>
          <p role="status" className={room.muted}>
            {text('staff_pages.found', { count: data.total })}
          </p>
          {data.results.length > 0 && (
            <ul className={rows.rows}>
              {data.results.map((page) => (
                <PageRow key={page.id} page={page} />
              ))}
            </ul>
          )}
          <PageLinks path="/staff/pages/" query={query} page={data.page} pageCount={data.page_count} />
        </section>
      )}
    </>
  );
}

function FindPages({ q, ...asked }: { q: string; state: string; lacks: string }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [wanted, setWanted] = useState(asked);
  return (
    <FindForm room="pages" q={q} query={wanted}>
      <SelectField
        id="staff-pages-state"
        label={text('staff_pages.state')}
        value={wanted.state}
        onChange={({ target }) => setWanted({ ...wanted, state: target.value })}
      >
        {states.map((state) => (
          <option key={state} value={state}>
            {text(`staff_pages.${state || 'any'}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="staff-pages-lacks"
        label={text('staff_pages.lacks')}
        value={wanted.lacks}
        onChange={({ target }) => setWanted({ ...wanted, lacks: isLocale(target.value) ? target.value : '' })}
      >
        <option value="">{text('staff_pages.lacks_any')}</option>
        {locales.map((language) => (
          <option key={language} value={language}>
            {languageName(language, locale)}
          </option>
        ))}
      </SelectField>
    </FindForm>
  );
}

function PageRow({ page }: { page: StaffContentPages['results'][number] }) {
  const text = useText('mf-account');
  const href = useHref();
  const { id, title, path, section, languages, is_published } = page;
  return (
    <li className={classNames(rows.row, rows.told)}>
      <div className={rows.facts}>
        <h2>
          <a href={href(`/staff/pages/${id}/`)}>{title || text('staff_pages.numbered', { id: String(id) })}</a>
        </h2>
        <p className={room.muted}>{[path, text(`staff_pages.section_${section}`)].join(' · ')}</p>
      </div>
      <p className={rows.fact} data-is={is_published ? undefined : 'short'}>
        {text(is_published ? 'staff_pages.published' : 'staff_pages.hidden')}
      </p>
      <p className={rows.fact} data-is={languages.length < locales.length ? 'short' : undefined}>
        {text('staff_pages.languages', { written: String(languages.length), all: String(locales.length) })}
      </p>
    </li>
  );
}
