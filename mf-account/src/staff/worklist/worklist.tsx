import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, useSearchParams } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { ChipLink, Chips } from 'mf-shared/ui/chip/chip.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { PageLinks } from '../page-links.tsx';
import styles from '../staff-room.module.css';
import { useCaseKeys } from './use-case-keys.ts';

/** One page of cases, as the service answers it. */
interface Page<Case> {
  results: Case[];
  /** By status, where the service counts them. */
  counts?: Readonly<Record<string, number>>;
  total: number;
  page: number;
  page_count: number;
}

interface WorklistProps<Case> {
  room: 'returns' | 'store-returns' | 'complaints' | 'transfers' | 'refunds';
  api: string;
  /** The first one is shown unless another is asked for, and has no count; `all` asks for every status. */
  filters: readonly string[];
  nameOf: (filter: string) => string;
  /** Where the service can be asked for words or a number. */
  searchLabel?: string;
  found: (total: number) => string;
  /** @param reload asks the list again, after something was done about a case */
  card: (each: Case, reload: () => void) => ReactNode;
}

/** Rooms whose cases have no page: all is done in the list. */
const doneInList: readonly string[] = ['transfers', 'refunds'];

/** Cases by status, the one that waits longest first, with a field that a scanner can type into. */
export function Worklist<Case>({ room, api, filters, nameOf, searchLabel, found, card }: WorklistProps<Case>) {
  const text = useText('mf-account');
  const href = useHref();
  const [params] = useSearchParams();
  const chosen = filters.find((filter) => filter === params.get('status')) ?? filters[0] ?? '';
  const asked = searchLabel ? (params.get('q') ?? '').slice(0, 100) : '';
  const path = `/staff/${room}/`;
  const { status, data, failure, retry } = useQuery<Page<Case>>(api, {
    query: {
      status: asked || chosen === 'all' ? null : chosen,
      ...(searchLabel && { q: asked || null }),
      page: askedPage(params.get('page')),
    },
    keepsPrevious: true,
  });
  const cases = useRef<HTMLDivElement>(null);
  useCaseKeys(cases);
  const countOf = (filter: string): string =>
    filter === filters[0] || !data?.counts ? '' : ` (${data.counts[filter]})`;
  return (
    <>
      {searchLabel && <FindCase key={asked} asked={asked} path={path} label={searchLabel} />}
      <nav aria-label={text('staff_orders.status')}>
        <Chips>
          {filters.map((filter) => (
            <ChipLink
              key={filter}
              href={`${href(path)}?status=${filter}`}
              aria-current={!asked && filter === chosen ? 'page' : undefined}
              className={styles.filter}
            >
              {nameOf(filter) + countOf(filter)}
            </ChipLink>
          ))}
        </Chips>
      </nav>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && !failure && (
        <section className={styles.list} aria-busy={status === 'loading'} aria-label={text(`staff.${room}`)}>
          <p role="status" className={styles.muted}>
            {found(data.total)}
          </p>
          {data.results.length > 1 && !doneInList.includes(room) && (
            <p className={styles.keys}>{text('staff_room.keys')}</p>
          )}
          <div ref={cases} className={styles.cards}>
            {data.results.map((each) => card(each, retry))}
          </div>
          <PageLinks
            path={path}
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
function FindCase({ asked, path, label }: { asked: string; path: string; label: string }) {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const [q, setQ] = useState(asked);
  const find = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`${href(path)}${q.trim() ? `?${new URLSearchParams({ q: q.trim() })}` : ''}`);
  };
  return (
    <search>
      <form className={styles.find} onSubmit={find}>
        <TextField
          id="staff-case-q"
          label={label}
          type="search"
          maxLength={100}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <Button type="submit">{text('staff_room.find')}</Button>
      </form>
    </search>
  );
}

const dayMs = 86_400_000;

/** Whole days since a moment. */
export const daysSince = (moment: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / dayMs));
