import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { chevronDownIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Outcome } from '../forms/outcome.tsx';
import styles from './after-order.module.css';
import { ChooseLines } from './choose-lines.tsx';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import type { OrderProof } from './order-proof.ts';
import { useWithdrawal } from './use-withdrawal.ts';

/** The EU withdrawal function: choose what goes back, see what it means, confirm, and have it acknowledged. */
export function WithdrawOrder({ order, proof }: { order: Order; proof: OrderProof }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const withdrawal = useWithdrawal(order.number, proof);
  const { answer, refusal } = withdrawal;
  if (answer?.declared_at)
    return (
      <Outcome>
        <p>
          <strong>{text('after.declared')}</strong>{' '}
          <time dateTime={answer.declared_at}>
            {new Date(answer.declared_at).toLocaleString(europeanLocale(locale), {
              dateStyle: 'long',
              timeStyle: 'short',
            })}
          </time>
        </p>
        <p>{answer.message}</p>
      </Outcome>
    );
  return (
    <details className={styles.way}>
      <summary>
        <span>{text('after.withdraw')}</span>
        <Icon shape={chevronDownIcon} size="tiny" />
      </summary>
      <div className={styles.step}>
        {answer ? (
          <ConfirmWithdrawal answer={answer} withdrawal={withdrawal} />
        ) : (
          <ChooseLines order={order} withdrawal={withdrawal} />
        )}
        {refusal && (
          <Notice kind="error" isLive>
            {refusal}
          </Notice>
        )}
      </div>
    </details>
  );
}
