import { useText } from 'mf-shared/i18n';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import type { ReactNode } from 'react';
import { FailedAnswer } from '../failed-answer.tsx';
import { PageLinks } from '../page-links.tsx';
import styles from '../staff-room.module.css';
import { useAskedCases } from './asked-cases.ts';
import { FilterCases } from './filter-cases.tsx';
import { useWorklist } from './use-worklist.ts';

interface WorklistProps<Case> {
  room: 'transfers' | 'refunds';
  api: string;
  /** The first one is shown unless another is asked for; `all` asks for every status. */
  filters: readonly string[];
  nameOf: (filter: string) => string;
  found: (total: number) => string;
  /** @param reload asks the list again, after something was done about a case */
  card: (each: Case, reload: () => void) => ReactNode;
}

/** Cases by status whose work is done in the list itself. */
export function Worklist<Case>({ room, api, filters, nameOf, found, card }: WorklistProps<Case>) {
  const text = useText('mf-account');
  const asked = useAskedCases(room, filters, false);
  const { status, data, failure, retry } = useWorklist<Case>(api, asked);
  return (
    <>
      <FilterCases filters={filters} nameOf={nameOf} asked={asked} counts={data?.counts} />
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && !failure && (
        <section className={styles.list} aria-busy={status === 'loading'} aria-label={text(`staff.${room}`)}>
          <p role="status" className={styles.muted}>
            {found(data.total)}
          </p>
          <div className={styles.cards}>{data.results.map((each) => card(each, retry))}</div>
          <PageLinks
            path={`/staff/${room}/`}
            query={{ status: asked.status }}
            page={data.page}
            pageCount={data.page_count}
          />
        </section>
      )}
    </>
  );
}
