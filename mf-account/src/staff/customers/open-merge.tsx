import type { OpenMerge, StaffCustomer } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { failureWords } from '../failure-words.ts';
import { formatDateTime } from '../format-date-time.ts';
import order from '../order/order.module.css';
import { useMay } from '../use-may.ts';

interface OpenMergeNoteProps {
  customer: StaffCustomer;
  merge: OpenMerge;
  onTakenBack: () => void;
}

/** A request to merge that waits for its answer: which accounts, until when, and taking it back (STAFF-76). */
export function OpenMergeNote({ customer, merge, onTakenBack }: OpenMergeNoteProps) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const may = useMay();
  const { locale } = usePageConfig();
  const isKept = merge.kept_id === customer.id;
  const [call, takeBack] = useCall(async () => {
    await api.post(`/api/staff/customers/${customer.id}/merge/take_back/`, {});
    showToast('success', text('staff_customers.merge_taken_back'));
    onTakenBack();
  });
  const told = { email: merge.with, at: formatDateTime(merge.ends_at, locale) };
  return (
    <section className={order.panel} aria-labelledby="customer-merge-open">
      <h2 id="customer-merge-open">{text('staff_customers.merge')}</h2>
      <p>{text(isKept ? 'staff_customers.merge_open_kept' : 'staff_customers.merge_open_ends', told)}</p>
      <p>
        <a href={href(`/staff/customers/${isKept ? merge.other_id : merge.kept_id}/`)}>
          {text('staff_customers.merge_go')}
        </a>
      </p>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      {may('customers.merge') && (
        <Button look="line" onClick={takeBack} isBusy={call.status === 'loading'}>
          {text('staff_customers.merge_take_back')}
        </Button>
      )}
    </section>
  );
}
