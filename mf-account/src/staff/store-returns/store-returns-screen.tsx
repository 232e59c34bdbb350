import type { StaffStoreReturnRow } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import styles from '../staff-room.module.css';
import { daysSince, Worklist } from '../worklist/worklist.tsx';

const filters = [
  'open',
  'to_pay',
  'new-return',
  'processing-return',
  'more_info-return',
  'processed-return',
  'rejected-return',
] as const;

/** Returns of purchases in stores, the one that waits longest first; transfers that are due have a list of their own. */
export function StoreReturnsScreen() {
  const text = useText('mf-account');
  const nameOf = (filter: string) => {
    if (filter === 'open') return text('staff_returns.open');
    return text(filter === 'to_pay' ? 'staff_store_returns.to_pay' : `return_status.${filter}`);
  };
  return (
    <Worklist<StaffStoreReturnRow>
      room="store-returns"
      api="/api/staff/store-returns/"
      filters={filters}
      nameOf={nameOf}
      searchLabel={text('staff_store_returns.search')}
      found={(total) => text('staff_returns.found', { total })}
      card={(each) => <StoreReturnCard key={each.number} found={each} />}
    />
  );
}

function StoreReturnCard({ found }: { found: StaffStoreReturnRow }) {
  const text = useText('mf-account');
  const href = useHref();
  const money = orderMoney('eur', usePageConfig());
  const { number, name, status, store_name, receipt, refund, told, paid_at, payout, status_at } = found;
  const isDue = status === 'processed-return' && paid_at === null;
  return (
    <article className={styles.card}>
      <h2>
        <a href={href(`/staff/store-returns/${number}/`)}>
          {number} · {money(refund ?? told)}
        </a>
      </h2>
      <p className={styles.state}>{isDue ? text('staff_store_returns.to_pay') : text(`return_status.${status}`)}</p>
      <p>{name}</p>
      <p className={styles.muted}>
        {store_name} · {receipt} · {text(`staff_store_returns.${payout}`)} ·{' '}
        {text('staff_complaints.age', { days: daysSince(status_at) })}
      </p>
    </article>
  );
}
