import type { StaffComplaintsResponse } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { complaintStatuses } from 'mf-shared/rules/complaint-moves';
import { longDate } from 'mf-shared/rules/long-date';
import styles from '../staff-room.module.css';
import { daysSince, Worklist } from '../worklist/worklist.tsx';

const filters = ['open', ...complaintStatuses] as const;

/** Complaints by status, the one that waits longest first (AFTER-50 to AFTER-58). */
export function ComplaintsScreen() {
  const text = useText('mf-account');
  return (
    <Worklist<StaffComplaintsResponse['results'][number]>
      room="complaints"
      api="/api/staff/reclamations/"
      filters={filters}
      nameOf={(filter) => (filter === 'open' ? text('staff_complaints.open') : text(`complaint_status.${filter}`))}
      searchLabel={text('staff_complaints.search')}
      found={(total) => text('staff_complaints.found', { total })}
      card={(each) => <ComplaintCard key={each.number} complaint={each} />}
    />
  );
}

function ComplaintCard({ complaint }: { complaint: StaffComplaintsResponse['results'][number] }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { number, model, status, name, orderNumber, receipt, status_at, answer_by } = complaint;
  return (
    <article className={styles.card}>
      <h2>
        <a href={href(`/staff/complaints/${number}/`)}>
          {number} · {model}
        </a>
      </h2>
      <p className={styles.state}>{text(`complaint_status.${status}`)}</p>
      <p>{name}</p>
      <p className={styles.muted}>
        {orderNumber || receipt} · {text('staff_complaints.age', { days: daysSince(status_at) })}
        {answer_by && ` · ${text('staff_complaints.answer_by', { day: longDate(answer_by, locale) })}`}
      </p>
    </article>
  );
}
