import type { WithdrawOrderResponse } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { useEffect, useRef } from 'react';
import styles from './after-order.module.css';
import type { Withdrawal } from './use-withdrawal.ts';

export interface ConfirmWithdrawalProps {
  answer: WithdrawOrderResponse;
  withdrawal: Withdrawal;
}

/** The second step: what is withdrawn, what comes back, until when; its heading takes the focus. */
export function ConfirmWithdrawal({ answer, withdrawal }: ConfirmWithdrawalProps) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const day = new Date(answer.return_by).toLocaleDateString(europeanLocale(config.locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {text('after.check', { number: answer.order_number })}
      </h2>
      <ul className={styles.goods}>
        {answer.lines.map(({ productId, name, amount }) => (
          <li key={productId}>
            {amount} × {name}
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>{text('after.refund')}</dt>
          <dd>{orderMoney(answer.currency, config)(answer.refund)}</dd>
        </div>
        <div>
          <dt>{text('after.return_by')}</dt>
          <dd>{day}</dd>
        </div>
      </dl>
      <p>{answer.message}</p>
      <div className={styles.actions}>
        <Button look="action" onClick={withdrawal.declare} isBusy={withdrawal.isBusy}>
          {text('after.withdraw_confirm')}
        </Button>
        <Button look="quiet" onClick={withdrawal.change}>
          {text('after.change')}
        </Button>
      </div>
    </>
  );
}
