import type { Order } from 'mf-shared/contract';
import { canCancel } from 'mf-shared/rules/order-status-moves';
import styles from './after-order.module.css';
import { CancelOrder } from './cancel-order.tsx';
import { OrderActions } from './order-actions.tsx';
import type { OrderProof } from './order-proof.ts';
import { WithdrawOrder } from './withdraw-order.tsx';

/** What an act made of the order. */
export type OrderChange = Pick<Order, 'status'> & Partial<Pick<Order, 'after_sale'>>;

export interface AfterOrderProps {
  order: Order;
  proof?: OrderProof;
  /** Where its other ways stand elsewhere on the page. */
  hasActions?: boolean;
  onChange: (change: OrderChange) => void;
}

/** What a buyer may still do about an order: buy it again, cancel it before it leaves, withdraw from it afterwards, complain. */
export function AfterOrder({ order, proof = {}, hasActions = true, onChange }: AfterOrderProps) {
  return (
    <div className={styles.ways}>
      {hasActions && <OrderActions order={order} proof={proof} />}
      <CancelOrder
        number={order.number}
        proof={proof}
        isOffered={canCancel(order.status)}
        onStatus={(next) => onChange({ status: next })}
      />
      <WithdrawOrder order={order} proof={proof} onChange={onChange} />
    </div>
  );
}
