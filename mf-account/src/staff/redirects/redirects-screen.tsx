import type { StaffRedirect, StaffRedirects } from 'mf-shared/contract';
import { redirectKinds } from 'mf-shared/contract/staff-choices';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig, useSearchParams } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { FindForm } from '../find-form.tsx';
import { formatDateTime } from '../format-date-time.ts';
import rows from '../kept-rows.module.css';
import { ChangeRow, MakeNew, PressRow } from '../kept-rows.tsx';
import { PageLinks } from '../page-links.tsx';
import room from '../staff-room.module.css';
import { PasteForm } from './paste-form.tsx';
import { RedirectForm } from './redirect-form.tsx';
import styles from './redirects.module.css';

/** Addresses that no page has and where they lead, with how often each was followed; what is asked for stands in the address (STAFF-46). */
export function RedirectsScreen() {
  const text = useText('mf-account');
  const [params] = useSearchParams();
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const kind = redirectKinds.find((each) => each === params.get('kind')) ?? '';
  const asked = { ...(q && { q }), ...(kind && { kind }) };
  const { status, data, failure, retry } = useQuery<StaffRedirects>('/api/staff/redirects/', {
    query: { ...asked, page: askedPage(params.get('page')) },
    keepsPrevious: true,
  });
  return (
    <>
      <div>
        <MakeNew title={text('staff_redirects.new')} onMade={retry}>
          {(onMade) => <RedirectForm redirect={null} onSaved={onMade} />}
        </MakeNew>
        <details className={room.more}>
          <summary>{text('staff_redirects.paste')}</summary>
          <PasteForm onTaken={retry} />
        </details>
      </div>
      <FindRedirects key={JSON.stringify(asked)} q={q} kind={kind} />
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <section className={room.list} aria-busy={status === 'loading'} aria-label={text('staff.redirects')}>
          <p role="status" className={room.muted}>
            {text('staff_redirects.found', { count: data.total })}
          </p>
          {data.results.length > 0 && (
            <ul className={rows.rows}>
              {data.results.map((redirect) => (
                <Redirect key={redirect.id} redirect={redirect} onSaved={retry} />
              ))}
            </ul>
          )}
          <PageLinks path="/staff/redirects/" query={asked} page={data.page} pageCount={data.page_count} />
        </section>
      )}
    </>
  );
}

function FindRedirects(asked: { q: string; kind: string }) {
  const text = useText('mf-account');
  const [kind, setKind] = useState(asked.kind);
  return (
    <FindForm room="redirects" q={asked.q} query={{ kind }}>
      <SelectField
        id="staff-redirects-kind"
        label={text('staff_redirects.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      >
        <option value="">{text('staff_redirects.all')}</option>
        {redirectKinds.map((each) => (
          <option key={each} value={each}>
            {text(`staff_redirects.kind_${each}`)}
          </option>
        ))}
      </SelectField>
    </FindForm>
  );
}

function Redirect({ redirect, onSaved }: { redirect: StaffRedirect; onSaved: () => void }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { old_path, new_path, leads_to, followed, last_followed_at } = redirect;
  return (
    <li className={classNames(rows.row, styles.redirect)}>
      <div className={rows.facts}>
        <h2>{old_path}</h2>
        <p>
          <span aria-hidden="true">→ </span>
          {new_path ?? text('staff_redirects.gone')}
        </p>
        {leads_to !== null && (
          <p className={room.muted}>
            {leads_to === '410'
              ? text('staff_redirects.ends_gone')
              : text('staff_redirects.ends_at', { path: leads_to })}
          </p>
        )}
      </div>
      <p className={styles.followed}>
        {followed === 0
          ? text('staff_redirects.never')
          : text('staff_redirects.followed', { count: followed, shown: followed.toLocaleString(locale) })}
        {last_followed_at && (
          <span className={room.muted}>
            {text('staff_redirects.last', { moment: formatDateTime(last_followed_at, locale) })}
          </span>
        )}
      </p>
      <RemoveRedirect redirect={redirect} onRemoved={onSaved} />
      <ChangeRow
        label={text('staff_redirects.change_named', { path: old_path })}
        title={text('staff_redirects.change')}
      >
        <RedirectForm redirect={redirect} onSaved={onSaved} />
      </ChangeRow>
    </li>
  );
}

/** Takes a redirect away in one press; the log brings it back. */
function RemoveRedirect({ redirect, onRemoved }: { redirect: StaffRedirect; onRemoved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { id, old_path, new_path } = redirect;
  const send = async () => {
    await api.post(`/api/staff/redirects/${id}/remove/`, { was: { old_path, new_path } });
    showToast('success', text('staff_redirects.removed', { path: old_path }));
  };
  return (
    <PressRow
      label={text('staff_redirects.remove_named', { path: old_path })}
      title={text('staff_redirects.remove')}
      send={send}
      onAnswered={onRemoved}
    />
  );
}
