import type { StaffOrder } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { OrderFacts } from '../../orders/order-facts.tsx';
import { StaffRecord } from '../staff-record.tsx';
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
  const path = `/api/staff/orders/${encodeURIComponent(number)}/`;
  return (
    <StaffRecord<StaffOrder> path={path} room="orders" missing={text('staff_order.not_found')}>
      {(order, retry) => <OrderParts order={order} onChanged={retry} />}
    </StaffRecord>
  );
}

function OrderParts({ order, onChanged }: { order: StaffOrder; onChanged: () => void }) {
  const may = useMay();
  return (
    <div className={styles.columns}>
      <div className={styles.facts}>
        <OrderBuyer order={order} />
        <OrderFacts order={order} />
        <OrderLog order={order} />
      </div>
      <div className={styles.work}>
        {may('orders.money') && <OrderWithdrawals order={order} onChanged={onChanged} />}
        {order.next.length > 0 && may('orders.move') && <MoveOrder order={order} onChanged={onChanged} />}
        {order.payment_due && may('orders.money') && (
          <SettleInvoice order={order} due={order.payment_due} onChanged={onChanged} />
        )}
        <OrderMoney order={order} />
        <AdminPayments number={order.number} />
        {may('orders.money') && <OrderReceipts order={order} />}
        {order.refundable > 0 && may('orders.money') && <RefundOrder order={order} onChanged={onChanged} />}
      </div>
    </div>
  );
}
