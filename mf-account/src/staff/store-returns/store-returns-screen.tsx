import type { StaffStoreReturnRow } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { isReturnOver } from 'mf-shared/rules/return-moves';
import type { CaseFacts } from '../worklist/case-facts.ts';
import { CaseWorklist } from '../worklist/case-worklist.tsx';
import { StoreReturnScreen } from './store-return-screen.tsx';

const filters = [
  'open',
  'late',
  'mine',
  'nobody',
  'large',
  'to_pay',
  'new-return',
  'processing-return',
  'more_info-return',
  'processed-return',
  'rejected-return',
  'cancelled',
] as const;

/** Returns of purchases in stores, the one that waits longest first; transfers that are due have a list of their own. */
export function StoreReturnsScreen() {
  const text = useText('mf-account');
  const money = orderMoney('eur', usePageConfig());
  const nameOf = (filter: string) => {
    if (filter === 'open') return text('staff_returns.open');
    return text(filter === 'to_pay' ? 'staff_store_returns.to_pay' : `return_status.${filter}`);
  };
  const factsOf = (found: StaffStoreReturnRow): CaseFacts => {
    const isDue = found.status === 'processed-return' && found.paid_at === null;
    const status = isDue ? 'to_pay' : found.status;
    return {
      ...{ key: String(found.number), who: found.name, goods: `${found.store_name} · ${found.receipt}`, more: 0 },
      ...{ image: null, wish: text(`staff_store_returns.${found.payout}`), status, state: nameOf(status) },
      ...{ since: found.status_at, amount: money(found.refund ?? found.told) },
      holder: found.holder,
      waits: isDue || (!isReturnOver(found.status) && found.status !== 'more_info-return'),
    };
  };
  return (
    <CaseWorklist<StaffStoreReturnRow>
      room="store-returns"
      api="/api/staff/store-returns/"
      filters={filters}
      nameOf={nameOf}
      searchLabel={text('staff_store_returns.search')}
      found={(total) => text('staff_returns.found', { total })}
      factsOf={factsOf}
      keyOf={({ number }) => String(number)}
      sortedBy={['case', 'age', 'amount']}
      begin={{ path: '/staff/store-returns/counter/', name: text('staff_returns.counter') }}
      openCase={(key, onChanged) => <StoreReturnScreen key={key} number={key} onChanged={onChanged} />}
    />
  );
}
