import type { StaffOrder } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { orderMoney } from 'mf-shared/rules/order-money';
import { formatDateTime } from '../format-date-time.ts';
import { BoughtGiftCards } from './bought-gift-cards.tsx';
import styles from './order.module.css';

/** What came in and what went back. */
export function OrderMoney({ order }: { order: StaffOrder }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const money = orderMoney(order.currency, config);
  const nameOf = (provider: string) => (provider === order.payment.processor ? order.payment.name : provider);
  return (
    <section className={styles.panel} aria-labelledby="order-money">
      <h2 id="order-money">{text('staff_order.money')}</h2>
      <ul className={styles.lines}>
        {order.payments.map((payment) => (
          <li key={payment.id}>
            <span>{nameOf(payment.provider)}</span>
            <span className={styles.sum}>{money(payment.amount)}</span>
            <span className={styles.note}>
              {order.payment_due && payment.status === 'authorised'
                ? text('orders.due', { date: longDate(order.payment_due, config.locale) })
                : text(`staff_order.payment.${payment.status}`)}
              , {formatDateTime(payment.created_at, config.locale)}
            </span>
          </li>
        ))}
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <span>{text('staff_order.refund')}</span>
            <span className={styles.sum}>−{money(refund.amount)}</span>
            <span className={styles.note}>
              {text(`staff_order.refund_${refund.status}`)}, {formatDateTime(refund.created_at, config.locale)}
            </span>
          </li>
        ))}
      </ul>
      {order.gift_card_total > 0 && (
        <p className={styles.note}>{text('staff_order.gift_cards', { amount: money(order.gift_card_total) })}</p>
      )}
      <BoughtGiftCards order={order} />
      {order.refundable === 0 && <p className={styles.note}>{text('staff_order.nothing_left')}</p>}
    </section>
  );
}
