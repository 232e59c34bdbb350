import type { StaffOrder, StaffWithdrawal } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { ExchangeStatus } from '../../exchange-status/exchange-status.tsx';
import { formatDateTime } from '../format-date-time.ts';
import styles from './order.module.css';
import { SettleWithdrawal } from './settle-withdrawal.tsx';

/** What the buyer has declared to send back: which goods, since when, how it was proven, and what is to be done. */
export function OrderWithdrawals({ order, onChanged }: { order: StaffOrder; onChanged: () => void }) {
  const text = useText('mf-account');
  const href = useHref();
  if (order.withdrawals.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="order-withdrawals">
      <h2 id="order-withdrawals">{text('staff_withdrawal.title')}</h2>
      {order.withheld !== 'none' && (
        <Notice kind="warning">{text(`staff_withdrawal.withheld.${order.withheld}`)}</Notice>
      )}
      {order.withdrawals.map((declared) => (
        <article key={declared.id} className={styles.declared} aria-label={declared.reference}>
          <Facts declared={declared} currency={order.currency} />
          {declared.has_left && (
            <p>
              <ButtonLink look="line" href={href(`/staff/returns/${declared.reference}/`)}>
                {text('staff_returns.settle')}
              </ButtonLink>
            </p>
          )}
          {declared.outcome === null && !declared.is_in_work && (
            <SettleWithdrawal order={order} declared={declared} onChanged={onChanged} />
          )}
        </article>
      ))}
    </section>
  );
}

function Facts({ declared, currency }: { declared: StaffWithdrawal; currency: string }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const { refund } = declared;
  const href = useHref();
  const orderHref = (number: string | null) => (number ? href(`/staff/orders/${number}/`) : null);
  return (
    <dl className={styles.pairs}>
      <dt>{text(`after.kind.${declared.kind}`)}</dt>
      <dd>
        {declared.reference}, {text(`after.outcome.${declared.outcome ?? 'open'}`)}
      </dd>
      <dt>{text('staff_withdrawal.declared')}</dt>
      <dd>
        <time dateTime={declared.declared_at}>{formatDateTime(declared.declared_at, config.locale)}</time>
        {declared.proof && `, ${text(`staff_withdrawal.proof.${declared.proof}`)}`}
      </dd>
      <dt>{text('orders.lines')}</dt>
      <dd>
        {declared.lines.map(({ productId, name, amount, exchange }) => (
          <div key={productId}>
            {amount} × {name}
            {exchange && (
              <ExchangeStatus
                exchange={exchange}
                money={orderMoney(currency, config)}
                href={orderHref(exchange.order_number)}
              />
            )}
          </div>
        ))}
        {text(`staff_withdrawal.place.${declared.has_left ? 'buyer' : 'shop'}`)}
      </dd>
      {refund !== null && (
        <>
          <dt>{text('staff_withdrawal.promised')}</dt>
          <dd>{orderMoney(currency, config)(refund)}</dd>
        </>
      )}
      {declared.to_gift_card > 0 && (
        <>
          <dt>{text('staff_withdrawal.to_gift_card')}</dt>
          <dd>{orderMoney(currency, config)(declared.to_gift_card)}</dd>
        </>
      )}
      {declared.reason && (
        <>
          <dt>{text('staff_order.reason')}</dt>
          <dd>{declared.reason}</dd>
        </>
      )}
    </dl>
  );
}
