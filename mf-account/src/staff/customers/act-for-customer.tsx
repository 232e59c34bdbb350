import type { StaffCustomer } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useActing } from '../../lib/use-acting.ts';
import { failureWords } from '../failure-words.ts';
import styles from '../order/order.module.css';

interface ActForCustomerProps {
  customer: StaffCustomer;
  onChanged: () => void;
}

/** Buying in the customer's name, until it is ended here, in the staff bar, or with the session (STAFF-24). */
export function ActForCustomer({ customer, onChanged }: ActForCustomerProps) {
  const text = useText('mf-account');
  const { begin, end } = useActing();
  const { is_acted_for: isActing } = customer;
  const [call, run] = useCall(async () => {
    await (isActing ? end() : begin(customer.id));
    onChanged();
  });
  return (
    <section className={styles.panel} aria-labelledby="act-for">
      <h2 id="act-for">{text('staff_customers.act')}</h2>
      {customer.can_be_acted_for ? (
        <>
          <p>{text(isActing ? 'staff_customers.acting' : 'staff_customers.act_lead')}</p>
          {call.status === 'failed' && (
            <Notice kind="error" isLive>
              {failureWords(call.failure, text)}
            </Notice>
          )}
          <Button look="line" onClick={run} isBusy={call.status === 'loading'}>
            {text(isActing ? 'staff_customers.act_end' : 'staff_customers.act_begin')}
          </Button>
        </>
      ) : (
        <p>{text('staff_customers.act_staff')}</p>
      )}
    </section>
  );
}
