import type { StaffOrderRow } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { orderMoney } from 'mf-shared/rules/order-money';
import { formatDateTime } from '../format-date-time.ts';
import styles from '../staff-room.module.css';

export function OrderLink({ order }: { order: StaffOrderRow }) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  return (
    <li className={styles.order}>
      <a className={styles.number} href={href(`/staff/orders/${order.number}/`)}>
        {order.number}
      </a>
      <span className={styles.who}>
        {order.name}
        <span className={styles.muted}>{order.email}</span>
        {order.payment_due && (
          <span className={styles.muted}>
            {text('orders.due', { date: longDate(order.payment_due, config.locale) })}
          </span>
        )}
      </span>
      <span className={styles.state} data-status={order.status}>
        {text(`status.${order.status}`)}
        {order.open_withdrawals > 0 && <strong className={styles.waits}>{text('staff_orders.withdrawal')}</strong>}
      </span>
      <span className={styles.delivery}>{order.delivery}</span>
      <time className={styles.muted} dateTime={order.placed_at}>
        {formatDateTime(order.placed_at, config.locale)}
      </time>
      <span className={styles.total}>{orderMoney(order.currency, config)(order.total)}</span>
    </li>
  );
}
