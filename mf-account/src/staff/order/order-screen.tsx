import type { StaffOrder } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { OrderFacts } from '../../orders/order-facts.tsx';
import { FailedAnswer } from '../failed-answer.tsx';
import { useMay } from '../use-may.ts';
import { AdminPayments } from './admin-payments.tsx';
import { MoveOrder } from './move-order.tsx';
import styles from './order.module.css';
import { OrderBuyer } from './order-buyer.tsx';
import { OrderLog } from './order-log.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderReceipts } from './order-receipts.tsx';
import { OrderWithdrawals } from './order-withdrawals.tsx';
import { RefundOrder } from './refund-order.tsx';
import { SettleInvoice } from './settle-invoice.tsx';

/** One order: what it is, what can be done with it, and what was done. */
export function OrderScreen({ number }: { number: string }) {
  const text = useText('mf-account');
  const href = useHref();
  const may = useMay();
  const {
    status,
    data: order,
    failure,
    retry,
  } = useQuery<StaffOrder>(`/api/staff/orders/${encodeURIComponent(number)}/`);
  if (status === 'missing')
    return (
      <Empty
        title={text('staff_order.not_found')}
        action={
          <ButtonLink look="line" href={href('/staff/orders/')}>
            {text('staff.orders')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!order && !failure && <Bone kind="line" width="most" />}
      {order && (
        <div className={styles.columns}>
          <div className={styles.facts}>
            <OrderBuyer order={order} />
            <OrderFacts order={order} />
            <OrderLog order={order} />
          </div>
          <div className={styles.work}>
            {may('orders.money') && <OrderWithdrawals order={order} onChanged={retry} />}
            {order.next.length > 0 && may('orders.move') && <MoveOrder order={order} onChanged={retry} />}
            {order.payment_due && may('orders.money') && (
              <SettleInvoice order={order} due={order.payment_due} onChanged={retry} />
            )}
            <OrderMoney order={order} />
            <AdminPayments number={order.number} />
            {may('orders.money') && <OrderReceipts order={order} />}
            {order.refundable > 0 && may('orders.money') && <RefundOrder order={order} onChanged={retry} />}
          </div>
        </div>
      )}
    </>
  );
}
