import type { StaffComplaint } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { failureWords } from '../failure-words.ts';
import styles from '../staff-room.module.css';

interface AskProps {
  complaint: StaffComplaint;
  onChange: (complaint: StaffComplaint) => void;
  /** Somebody else changed the case: it is read again. */
  onStale: () => void;
}

/** Whether the shop must see the product, as long as it is not there (AFTER-120). */
export function AskForProduct({ complaint, onChange, onStale }: AskProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { number, version, product, product_needed, tracking_code } = complaint;
  const [call, say] = useCall(async (what: string) => {
    try {
      const wish = { version, is_needed: what === 'needed' };
      onChange(await api.post<StaffComplaint>(`/api/staff/reclamations/${number}/product/`, wish));
      showToast('success', text('staff_complaints.product.done'));
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.code === 'complaint_changed') onStale();
      throw failure;
    }
  });
  if (product === null) return null;
  return (
    <section className={styles.card} aria-labelledby="product-needed">
      <h2 id="product-needed">{text('staff_complaints.product.title')}</h2>
      <p>{text(`staff_complaints.product.is_${product_needed}`)}</p>
      {product.label && (
        <p>{text(`staff_complaints.product.label_${product.label.status}`, { code: tracking_code })}</p>
      )}
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      <div className={styles.decide}>
        {product_needed !== true && (
          <Button look="line" isBusy={call.status === 'loading'} onClick={() => say('needed')}>
            {text('staff_complaints.product.needed')}
          </Button>
        )}
        {product_needed !== false && (
          <Button look="quiet" isBusy={call.status === 'loading'} onClick={() => say('not_needed')}>
            {text('staff_complaints.product.not_needed')}
          </Button>
        )}
      </div>
    </section>
  );
}
