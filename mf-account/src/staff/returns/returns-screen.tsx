import type { StaffReturnRow } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Worklist } from '../worklist/worklist.tsx';
import { ReturnCard } from './return-card.tsx';
import styles from './return-screen.module.css';
import { ScanReturn } from './scan-return.tsx';

const filters = [
  'open',
  'new-return',
  'processing-return',
  'more_info-return',
  'fixing-return',
  'processed-return',
  'rejected-return',
  'cancelled',
] as const;

/** Returns by status, the one that waits longest first; the number on a parcel opens its own (AFTER-50 to AFTER-55). */
export function ReturnsScreen() {
  const text = useText('mf-account');
  const href = useHref();
  return (
    <>
      <ScanReturn />
      <Worklist<StaffReturnRow>
        room="returns"
        api="/api/staff/returns/"
        filters={filters}
        nameOf={(filter) => (filter === 'open' ? text('staff_returns.open') : text(`return_status.${filter}`))}
        searchLabel={text('staff_returns.search')}
        found={(total) => text('staff_returns.found', { total })}
        card={(each) => <ReturnCard key={each.id} found={each} />}
      />
      <p>
        <a className={styles.link} href={href('/staff/store-returns/')}>
          {text('staff.store-returns')}
        </a>{' '}
        <a className={styles.link} href={href('/staff/returns/reasons/')}>
          {text('staff_returns.reasons')}
        </a>
      </p>
    </>
  );
}
