import type { Order, OrderStatus } from 'mf-shared/contract';
import { canCancel, canWithdrawFrom } from 'mf-shared/rules/order-status-moves';
import styles from './after-order.module.css';
import { CancelOrder } from './cancel-order.tsx';
import { OrderAgain } from './order-again.tsx';
import type { OrderProof } from './order-proof.ts';
import { WithdrawOrder } from './withdraw-order.tsx';

export interface AfterOrderProps {
  order: Order;
  proof?: OrderProof;
  onStatus: (status: OrderStatus) => void;
}

/** What a buyer may still do about an order: buy it again, cancel it before it leaves, withdraw from it afterwards. */
export function AfterOrder({ order, proof = {}, onStatus }: AfterOrderProps) {
  const { status, number } = order;
  const withdraws = canWithdrawFrom(status);
  return (
    <div className={styles.ways}>
      <OrderAgain order={order} />
      <CancelOrder number={number} proof={proof} isOffered={canCancel(status)} onStatus={onStatus} />
      {withdraws && <WithdrawOrder order={order} proof={proof} />}
    </div>
  );
}
