import type { StaffRefundRow } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Worklist } from '../worklist/worklist.tsx';
import { RefundCard } from './refund-card.tsx';

const filters = ['open', 'refused', 'waiting', 'settled'] as const;

/** Money that a provider did not give back: what somebody has to see to, unless something else is asked for. */
export function RefundsScreen() {
  const text = useText('mf-account');
  return (
    <Worklist<StaffRefundRow>
      room="refunds"
      api="/api/staff/refunds/"
      filters={filters}
      nameOf={(filter) => text(`staff_refunds.${filter}`)}
      found={(total) => text('staff_refunds.found', { total })}
      card={(refund, reload) => <RefundCard key={refund.id} refund={refund} onChanged={reload} />}
    />
  );
}
