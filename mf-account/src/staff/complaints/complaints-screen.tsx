import type { StaffComplaintsResponse } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { complaintStatuses, isComplaintOver } from 'mf-shared/rules/complaint-moves';
import type { CaseFacts } from '../worklist/case-facts.ts';
import { CaseWorklist } from '../worklist/case-worklist.tsx';
import { ComplaintScreen } from './complaint-screen.tsx';

type ComplaintRow = StaffComplaintsResponse['results'][number];
const filters = ['open', 'late', 'mine', 'nobody', ...complaintStatuses] as const;

/** Complaints by status and age, the one that waits longest first (AFTER-50 to AFTER-58). */
export function ComplaintsScreen() {
  const text = useText('mf-account');
  const nameOf = (filter: string) => text(filter === 'open' ? 'staff_complaints.open' : `complaint_status.${filter}`);
  const factsOf = ({ number, name, model, rows, image, status, wish, status_at, holder }: ComplaintRow): CaseFacts => ({
    ...{ key: String(number), who: name, goods: model, more: Math.max(0, rows - 1), image },
    ...{ wish: text(`staff_complaints.wish_${wish}`), status, state: text(`complaint_status.${status}`) },
    ...{ since: status_at, waits: !isComplaintOver(status) && status !== 'more_info-return', amount: '', holder },
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
      sortedBy={['case', 'age']}
      openCase={(key, onChanged) => <ComplaintScreen key={key} number={key} onChanged={onChanged} />}
    />
  );
}
