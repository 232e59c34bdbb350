import type { StaffCustomer } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { failureWords } from '../failure-words.ts';
import order from '../order/order.module.css';
import styles from '../staff-room.module.css';

interface DecideOrganisationProps {
  id: number;
  wish: NonNullable<StaffCustomer['organisation_wish']>;
  onDecided: () => void;
}

/** A company asked for an organisation's account: it is confirmed once it was verified (STAFF-6). */
export function DecideOrganisation({ id, wish, onDecided }: DecideOrganisationProps) {
  const text = useText('mf-account');
  const api = useApi();
  const [state, decide] = useCall(async (decision: 'confirm' | 'refuse') => {
    await api.post(`/api/staff/customers/${id}/organisation/`, { decision, vat_number: wish.vat_number });
    showToast('success', text(`staff_customers.${decision}_done`));
    onDecided();
  });
  const isBusy = state.status === 'loading';
  return (
    <section className={order.panel} aria-labelledby="decide-organisation">
      <h2 id="decide-organisation">{text('staff_customers.decide')}</h2>
      <p>
        <strong>{wish.name}</strong>, {wish.vat_number}
      </p>
      <p className={styles.muted}>{text('staff_customers.decide_lead')}</p>
      {state.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(state.failure, text)}
        </Notice>
      )}
      <div className={styles.decide}>
        <Button look="line" size="small" isBusy={isBusy} onClick={() => decide('confirm')}>
          {text('staff_customers.confirm')}
        </Button>
        <Button look="quiet" size="small" isBusy={isBusy} onClick={() => decide('refuse')}>
          {text('staff_customers.refuse')}
        </Button>
      </div>
    </section>
  );
}
