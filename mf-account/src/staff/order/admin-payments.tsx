import type { StaffPayment } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FailedAnswer } from '../failed-answer.tsx';
import { formatDateTime } from '../format-date-time.ts';
import { useMay } from '../use-may.ts';
import styles from './order.module.css';

/** How the payments stand at their providers: for admins alone, and the service holds it (STAFF-13). */
export function AdminPayments({ number }: { number: string }) {
  const may = useMay();
  return may('orders.payments') ? <Payments number={number} /> : null;
}

function Payments({ number }: { number: string }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { data, failure, retry } = useQuery<readonly StaffPayment[], { payments: readonly StaffPayment[] }>(
    `/api/staff/orders/${encodeURIComponent(number)}/payments/`,
    { read: ({ payments }) => payments },
  );
  return (
    <section className={styles.panel} aria-labelledby="admin-payments">
      <h2 id="admin-payments">{text('staff_order.admin_payments')}</h2>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data?.map((payment) => (
        <dl key={payment.id} className={styles.pairs}>
          <dt>{text('staff_order.payment_id')}</dt>
          <dd>{payment.id}</dd>
          <dt>{payment.provider}</dt>
          <dd>{payment.provider_reference ?? '–'}</dd>
          <dt>{text('staff_order.payment_changed')}</dt>
          <dd>{formatDateTime(payment.updated_at, locale)}</dd>
          {payment.events.length > 0 && (
            <>
              <dt>{text('staff_order.payment_events')}</dt>
              <dd>
                <ul>
                  {payment.events.map(({ kind, received_at }) => (
                    <li key={`${kind} ${received_at}`}>
                      {kind}, {formatDateTime(received_at, locale)}
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          )}
        </dl>
      ))}
    </section>
  );
}
