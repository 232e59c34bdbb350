import type { WithdrawOrderResponse } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { useEffect, useRef } from 'react';
import styles from './after-order.module.css';
import type { Withdrawal } from './use-withdrawal.ts';

export interface ConfirmWithdrawalProps {
  answer: WithdrawOrderResponse;
  withdrawal: Withdrawal;
}

/** The second step: what goes back, where to and until when, and what comes back; its heading takes the focus. */
export function ConfirmWithdrawal({ answer, withdrawal }: ConfirmWithdrawalProps) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const money = orderMoney(answer.currency, config);
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {text(`after.check.${answer.kind}`, { number: answer.order_number })}
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
          <dd>{money(answer.refund)}</dd>
        </div>
        {answer.delivery > 0 && (
          <div>
            <dt>{text('after.delivery')}</dt>
            <dd>{money(answer.delivery)}</dd>
          </div>
        )}
      </dl>
      <p>{answer.way}</p>
      <p>{answer.deadlines}</p>
      <p>{answer.message}</p>
      <div className={styles.actions}>
        <Button look="action" onClick={withdrawal.declare} isBusy={withdrawal.isBusy}>
          {text(`after.confirm.${answer.kind}`)}
        </Button>
        <Button look="quiet" onClick={withdrawal.change}>
          {text('after.change')}
        </Button>
      </div>
    </>
  );
}
