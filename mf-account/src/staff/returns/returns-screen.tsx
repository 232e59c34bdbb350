import type { StaffReturnRow } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { isReturnOver } from 'mf-shared/rules/return-moves';
import styles from '../case-screen.module.css';
import type { CaseFacts } from '../worklist/case-facts.ts';
import { CaseWorklist } from '../worklist/case-worklist.tsx';
import { ReceiveMany } from './receive-many.tsx';
import { ReturnScreen } from './return-screen.tsx';

const filters = [
  'open',
  'late',
  'mine',
  'nobody',
  'large',
  'new-return',
  'processing-return',
  'more_info-return',
  'fixing-return',
  'processed-return',
  'rejected-return',
  'cancelled',
] as const;

/** Returns by status and age, the one that waits longest first; the number on a parcel opens its own (AFTER-50 to AFTER-55). */
export function ReturnsScreen() {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const nameOf = (filter: string) => text(filter === 'open' ? 'staff_returns.open' : `return_status.${filter}`);
  const factsOf = ({ reference, name, lines, status, refund, currency, ...found }: StaffReturnRow): CaseFacts => ({
    ...{ key: reference, who: name, goods: lines[0]?.name ?? '', more: Math.max(0, lines.length - 1) },
    ...{ image: lines[0]?.image ?? null, wish: text(`after.kind.${found.kind}`) },
    ...{ status, state: text(`return_status.${status}`), since: found.status_at },
    waits: !isReturnOver(status) && status !== 'more_info-return' && (status !== 'new-return' || !found.has_left),
    holder: found.holder,
    amount: refund === null ? '' : orderMoney(currency, config)(refund),
  });
  return (
    <>
      <CaseWorklist<StaffReturnRow>
        room="returns"
        api="/api/staff/returns/"
        filters={filters}
        nameOf={nameOf}
        searchLabel={text('staff_returns.search')}
        found={(total) => text('staff_returns.found', { total })}
        factsOf={factsOf}
        keyOf={({ reference }) => reference}
        sortedBy={['case', 'age', 'amount']}
        begin={{ path: '/staff/returns/counter/', name: text('staff_returns.counter') }}
        forMany={(doToEach, isBusy) => <ReceiveMany doToEach={doToEach} isBusy={isBusy} />}
        openCase={(key, onChanged) => <ReturnScreen key={key} reference={key} onChanged={onChanged} />}
      />
      <p className={styles.actions}>
        <a className={styles.link} href={href('/staff/store-returns/')}>
          {text('staff.store-returns')}
        </a>
        <a className={styles.link} href={href('/staff/returns/reasons/')}>
          {text('staff_returns.reasons')}
        </a>
      </p>
    </>
  );
}
