import type { StaffComplaintsResponse } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { complaintStatuses, isComplaintOver } from 'mf-shared/rules/complaint-moves';
import { orderMoney } from 'mf-shared/rules/order-money';
import type { CaseFacts } from '../worklist/case-facts.ts';
import { CaseWorklist } from '../worklist/case-worklist.tsx';
import { ComplaintScreen } from './complaint-screen.tsx';

type ComplaintRow = StaffComplaintsResponse['results'][number];
const filters = ['open', 'late', 'mine', 'nobody', 'large', ...complaintStatuses] as const;

/** Complaints by status and age, the one that waits longest first (AFTER-50 to AFTER-58). */
export function ComplaintsScreen() {
  const text = useText('mf-account');
  const money = orderMoney('eur', usePageConfig());
  const nameOf = (filter: string) => text(filter === 'open' ? 'staff_complaints.open' : `complaint_status.${filter}`);
  const factsOf = ({ number, name, model, rows, image, status, wish, ...found }: ComplaintRow): CaseFacts => ({
    ...{ key: String(number), who: name, goods: model, more: Math.max(0, rows - 1), image },
    ...{ wish: text(`staff_complaints.wish_${wish}`), status, state: text(`complaint_status.${status}`) },
    ...{ since: found.status_at, waits: !isComplaintOver(status) && status !== 'more_info-return' },
    ...{ amount: found.price > 0 ? money(found.price) : '', holder: found.holder },
  });
  return (
    <CaseWorklist<ComplaintRow>
      room="complaints"
      api="/api/staff/reclamations/"
      filters={filters}
      nameOf={nameOf}
      searchLabel={text('staff_complaints.search')}
      found={(total) => text('staff_complaints.found', { total })}
      factsOf={factsOf}
      keyOf={({ number }) => String(number)}
      sortedBy={['case', 'age', 'amount']}
      openCase={(key, onChanged) => <ComplaintScreen key={key} number={key} onChanged={onChanged} />}
    />
  );
}
