import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { canWithdrawFrom } from 'mf-shared/rules/order-status-moves';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { chevronDownIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Outcome } from '../forms/outcome.tsx';
import styles from './after-order.module.css';
import type { OrderChange } from './after-order.tsx';
import { ChooseLines } from './choose-lines.tsx';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import type { OrderProof } from './order-proof.ts';
import { useWithdrawal } from './use-withdrawal.ts';

export interface WithdrawOrderProps {
  order: Order;
  proof: OrderProof;
  /** The page is about nothing else. */
  isOpen?: boolean;
  onChange: (change: OrderChange) => void;
}

/**
 * The EU withdrawal function: choose what goes back, see what it means, confirm, and have it acknowledged. The shop's return
 * afterwards has a page of its own, which asks for reasons. When both times are over, that is told instead.
 */
export function WithdrawOrder({ order, proof, isOpen = false, onChange }: WithdrawOrderProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const withdrawal = useWithdrawal(order.number, proof, onChange);
  const { kind, deadlines } = order.after_sale;
  const { answer, refusal } = withdrawal;
  if (answer?.declared_at)
    return (
      <Outcome>
        <p>
          <strong>{text(`after.declared.${answer.kind}`)}</strong>{' '}
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
  if (!canWithdrawFrom(order.status)) return null;
  if (kind === null) return deadlines ? <p>{deadlines}</p> : null;
  if (kind === 'return') return null;
  return (
    <details className={styles.way} open={isOpen}>
      <summary>
        <span>{text('after.title.withdrawal')}</span>
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
