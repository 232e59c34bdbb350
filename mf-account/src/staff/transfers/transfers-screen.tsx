import type { StaffTransfersResponse } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useSearchParams } from 'mf-shared/router';
import { ChipLink, Chips } from 'mf-shared/ui/chip/chip.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { PageLinks } from '../page-links.tsx';
import styles from '../staff-room.module.css';
import { TransferCard } from './transfer-card.tsx';

const filters = ['open', 'requested', 'sent', 'received', 'cancelled', 'all'] as const;

/** Goods on their way from store to store: what is open, unless something else is asked for. */
export function TransfersScreen() {
  const text = useText('mf-account');
  const href = useHref();
  const [params] = useSearchParams();
  const chosen = filters.find((filter) => filter === params.get('status')) ?? 'open';
  const { status, data, failure, retry } = useQuery<StaffTransfersResponse>('/api/staff/transfer-requests/', {
    query: { status: chosen === 'all' ? null : chosen, page: askedPage(params.get('page')) },
    keepsPrevious: true,
  });
  return (
    <>
      <nav aria-label={text('staff_transfers.filter')}>
        <Chips>
          {filters.map((filter) => (
            <ChipLink
              key={filter}
              href={`${href('/staff/transfers/')}?status=${filter}`}
              aria-current={filter === chosen ? 'page' : undefined}
              className={styles.filter}
            >
              {text(`staff_transfers.${filter}`)}
            </ChipLink>
          ))}
        </Chips>
      </nav>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && !failure && (
        <section className={styles.list} aria-busy={status === 'loading'} aria-label={text('staff.transfers')}>
          <p role="status" className={styles.muted}>
            {text('staff_transfers.found', { count: data.total })}
          </p>
          <div className={styles.cards}>
            {data.results.map((transfer) => (
              <TransferCard key={transfer.id} transfer={transfer} onChanged={retry} />
            ))}
          </div>
          <PageLinks path="/staff/transfers/" query={{ status: chosen }} page={data.page} pageCount={data.page_count} />
        </section>
      )}
    </>
  );
}
