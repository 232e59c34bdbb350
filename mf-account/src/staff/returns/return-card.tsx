import type { StaffReturnRow } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { orderMoney } from 'mf-shared/rules/order-money';
import { isReturnOver } from 'mf-shared/rules/return-moves';
import { ToldExchange } from '../../told-exchange/told-exchange.tsx';
import styles from '../staff-room.module.css';
import { daysSince } from '../worklist/worklist.tsx';

/** One return of the list: what comes and why, how, since when it waits, and what was promised. Its page does the rest. */
export function ReturnCard({ found }: { found: StaffReturnRow }) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const { reference, status, lines, refund, currency, send_by, tracking_code, message } = found;
  const orderHref = (number: string | null) => (number ? href(`/staff/orders/${number}/`) : null);
  const about = [
    text(`after.kind.${found.kind}`),
    text(`staff_returns.way_${found.way}`),
    ...(isReturnOver(status) ? [] : [text('staff_complaints.age', { days: daysSince(found.status_at) })]),
    ...(send_by && status === 'new-return'
      ? [text('staff_returns.send_by', { day: longDate(send_by, config.locale) })]
      : []),
    ...(tracking_code ? [tracking_code] : []),
  ];
  return (
    <article className={styles.card} aria-label={reference}>
      <h2>
        <a href={href(`/staff/returns/${reference}/`)} className={styles.number}>
          {reference} · {found.name}
        </a>
      </h2>
      <p className={styles.state} data-status={status}>
        {text(`return_status.${status}`)}
      </p>
      <ul>
        {lines.map(({ name, amount, reason, exchange }) => (
          <li key={name}>
            {amount} × {name}
            {reason && `: ${text(`return_reason.${reason}`)}`}
            {exchange && <ToldExchange exchange={exchange} href={orderHref(exchange.order_number)} />}
          </li>
        ))}
      </ul>
      {message && <p className={styles.words}>{message}</p>}
      <p className={styles.muted}>{about.join(' · ')}</p>
      {refund !== null && (
        <p>
          {text('staff_withdrawal.promised')}: <b>{orderMoney(currency, config)(refund)}</b>
          {found.fee > 0 && ` (${text('staff_returns.fee')}: ${orderMoney(currency, config)(found.fee)})`}
        </p>
      )}
    </article>
  );
}
