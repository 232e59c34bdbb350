import type { StaffComplaintsResponse } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig, useSearchParams } from 'mf-shared/router';
import { complaintStatuses } from 'mf-shared/rules/complaint-moves';
import { longDate } from 'mf-shared/rules/long-date';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { ChipLink, Chips } from 'mf-shared/ui/chip/chip.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { type FormEvent, useState } from 'react';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { PageLinks } from '../page-links.tsx';
import styles from '../staff-room.module.css';

const filters = ['open', ...complaintStatuses] as const;
const dayMs = 86_400_000;

/** Complaints by status, the one that waits longest first (AFTER-50 to AFTER-58). */
export function ComplaintsScreen() {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const [params] = useSearchParams();
  const chosen = filters.find((filter) => filter === params.get('status')) ?? 'open';
  const asked = (params.get('q') ?? '').slice(0, 100);
  const { status, data, failure, retry } = useQuery<StaffComplaintsResponse>('/api/staff/reclamations/', {
    query: { status: asked ? null : chosen, q: asked || null, page: askedPage(params.get('page')) },
    keepsPrevious: true,
  });
  const countOf = (filter: (typeof filters)[number]): string =>
    filter === 'open' || !data ? '' : ` (${data.counts[filter]})`;
  const ageOf = (since: string) => Math.max(0, Math.floor((Date.now() - Date.parse(since)) / dayMs));
  return (
    <>
      <FindComplaint key={asked} asked={asked} />
      <nav aria-label={text('staff_orders.status')}>
        <Chips>
          {filters.map((filter) => (
            <ChipLink
              key={filter}
              href={`${href('/staff/complaints/')}?status=${filter}`}
              aria-current={!asked && filter === chosen ? 'page' : undefined}
              className={styles.filter}
            >
              {(filter === 'open' ? text('staff_complaints.open') : text(`complaint_status.${filter}`)) +
                countOf(filter)}
            </ChipLink>
          ))}
        </Chips>
      </nav>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && !failure && (
        <section className={styles.list} aria-busy={status === 'loading'} aria-label={text('staff.complaints')}>
          <p role="status" className={styles.muted}>
            {text('staff_complaints.found', { total: data.total })}
          </p>
          <div className={styles.cards}>
            {data.results.map((each) => (
              <article key={each.number} className={styles.card}>
                <h2>
                  <a href={href(`/staff/complaints/${each.number}/`)}>
                    {each.number} · {each.model}
                  </a>
                </h2>
                <p className={styles.state}>{text(`complaint_status.${each.status}`)}</p>
                <p>{each.name}</p>
                <p className={styles.muted}>
                  {each.orderNumber || each.receipt} · {text('staff_complaints.age', { days: ageOf(each.status_at) })}
                  {each.answer_by &&
                    ` · ${text('staff_complaints.answer_by', { day: longDate(each.answer_by, locale) })}`}
                </p>
              </article>
            ))}
          </div>
          <PageLinks
            path="/staff/complaints/"
            query={asked ? { q: asked } : { status: chosen }}
            page={data.page}
            pageCount={data.page_count}
          />
        </section>
      )}
    </>
  );
}

/** Asked by navigating, so that it can be gone back to; a scanner types the number and Enter. */
function FindComplaint({ asked }: { asked: string }) {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const [q, setQ] = useState(asked);
  const find = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`${href('/staff/complaints/')}${q.trim() ? `?${new URLSearchParams({ q: q.trim() })}` : ''}`);
  };
  return (
    <search>
      <form className={styles.find} onSubmit={find}>
        <TextField
          id="staff-complaints-q"
          label={text('staff_complaints.search')}
          type="search"
          maxLength={100}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <Button type="submit">{text('staff_orders.find')}</Button>
      </form>
    </search>
  );
}
