import type { WithdrawOrderResponse } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import styles from './money-back.module.css';

type Sums = Pick<WithdrawOrderResponse, 'refund' | 'delivery' | 'fee' | 'currency'>;

/** What goes back and what the way costs; the rows add up to the last one. */
export function MoneyBack({ refund, delivery, fee, currency }: Sums) {
  const text = useText('mf-account');
  const money = orderMoney(currency, usePageConfig());
  const goods = Math.round((refund + fee - delivery) * 100) / 100;
  const rows = [
    ...(fee > 0 || delivery > 0 ? [{ name: text('returns.goods'), amount: goods }] : []),
    ...(delivery > 0 ? [{ name: text('returns.delivery'), amount: delivery }] : []),
    ...(fee > 0 ? [{ name: text('returns.fee'), amount: -fee }] : []),
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount < 0 ? `−${money(-amount)}` : money(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{text('returns.money_back')}</dt>
        <dd>{money(refund)}</dd>
      </div>
    </dl>
  );
}
