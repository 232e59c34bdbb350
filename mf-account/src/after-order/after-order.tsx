import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { canCancel, canWithdrawFrom } from 'mf-shared/rules/order-status-moves';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { complaintLink } from '../complain/complaint-link.ts';
import styles from './after-order.module.css';
import { CancelOrder } from './cancel-order.tsx';
import { DeclaredWithdrawals } from './declared-withdrawals.tsx';
import { DifferenceDue } from './difference-due.tsx';
import { OrderAgain } from './order-again.tsx';
import type { OrderProof } from './order-proof.ts';
import { WithdrawOrder } from './withdraw-order.tsx';

/** What an act made of the order. */
export type OrderChange = Pick<Order, 'status'> & Partial<Pick<Order, 'after_sale'>>;

export interface AfterOrderProps {
  order: Order;
  proof?: OrderProof;
  onChange: (change: OrderChange) => void;
}

/** What a buyer may still do about an order: buy it again, cancel it before it leaves, withdraw from it afterwards, complain. */
export function AfterOrder({ order, proof = {}, onChange }: AfterOrderProps) {
  const text = useText('mf-account');
  const href = useHref();
  const { status, number } = order;
  return (
    <div className={styles.ways}>
      <DifferenceDue order={order} proof={proof} />
      <OrderAgain order={order} />
      <CancelOrder
        number={number}
        proof={proof}
        isOffered={canCancel(status)}
        onStatus={(next) => onChange({ status: next })}
      />
      {order.after_sale.kind !== null && order.status === 'delivered' && (
        <ButtonLink look="line" href={`${href('/returns/')}${complaintLink({ number, key: proof.key })}`}>
          {text('returns_page.of_order')}
        </ButtonLink>
      )}
      <WithdrawOrder order={order} proof={proof} onChange={onChange} />
      <DeclaredWithdrawals order={order} />
      {canWithdrawFrom(status) && (
        <ButtonLink look="line" href={`${href('/reclamation/')}${complaintLink({ number, key: proof.key })}`}>
          {text('complaint_page.of_order')}
        </ButtonLink>
      )}
    </div>
  );
}
