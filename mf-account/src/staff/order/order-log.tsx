import type { OrderLogEntry, StaffOrder } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { moment } from '../moment.ts';
import styles from './order.module.css';

/** Who did what, and when; the newest last. */
export function OrderLog({ order }: { order: StaffOrder }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const what = ({ action, from, to, amount }: OrderLogEntry): string => {
    if (action === 'refund')
      return text('staff_order.log_refund', {
        amount: amount === null ? '' : orderMoney(order.currency, config)(amount),
      });
    if (action === 'invoice_paid') return text('staff_order.log_invoice_paid');
    if (action !== 'status') {
      const what = text(`staff_withdrawal.log.${action}`);
      return amount === null ? what : `${what}, ${orderMoney(order.currency, config)(amount)}`;
    }
    const [before, after] = [from, to].map((status) => (status ? text(`status.${status}`) : ''));
    return before ? `${before} → ${after}` : (after ?? '');
  };
  return (
    <section aria-labelledby="order-log">
      <h2 id="order-log">{text('staff_order.log')}</h2>
      <ol className={styles.lines}>
        {order.log.map((entry) => (
          <li key={`${entry.at} ${entry.action} ${entry.to} ${entry.note}`}>
            <span>{what(entry)}</span>
            <time className={styles.sum} dateTime={entry.at}>
              {moment(entry.at, config.locale)}
            </time>
            <span className={styles.note}>
              {entry.by ?? text('staff_order.by_system')}
              {entry.note && `: ${entry.note}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
