import type { StaffRefundRow } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { formatDateTime } from '../format-date-time.ts';
import styles from '../staff-room.module.css';
import { SettleRefund } from './settle-refund.tsx';

/** One refund: how much, by what means, for whom, since when, and what can be done about it. */
export function RefundCard({ refund, onChanged }: { refund: StaffRefundRow; onChanged: () => void }) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const { state, order_number: number, return_reference: reference, ended } = refund;
  const amount = orderMoney(refund.currency, config)(refund.amount);
  const titleId = `refund-${refund.id}`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {amount} · {refund.name}
      </h2>
      <p className={styles.state} data-status={state}>
        {text(ended ? `staff_refunds.ended_${ended}` : `staff_refunds.${state}`)}
      </p>
      <p>
        <a href={href(`/staff/orders/${number}/`)}>{text('orders.number', { number })}</a>
        {reference && (
          <>
            {' · '}
            <a href={href(`/staff/returns/${reference}/`)}>{text('staff.return_number', { number: reference })}</a>
          </>
        )}
      </p>
      <p className={styles.muted}>
        {refund.means} · <time dateTime={refund.created_at}>{formatDateTime(refund.created_at, config.locale)}</time>
        {refund.reason && ` · ${refund.reason}`}
      </p>
      {refund.next_try_at && (
        <p className={styles.muted}>
          {text('staff_refunds.tries', {
            count: refund.tries,
            when: formatDateTime(refund.next_try_at, config.locale),
          })}
        </p>
      )}
      {state !== 'settled' && <SettleRefund refund={refund} amount={amount} onChanged={onChanged} />}
    </article>
  );
}
