import type { Order, OrderStatus } from 'mf-shared/contract';
import { canMoveOrder } from 'mf-shared/rules/order-status-moves';
import styles from './after-order.module.css';
import { CancelOrder } from './cancel-order.tsx';
import { WithdrawOrder } from './withdraw-order.tsx';

export interface AfterOrderProps {
  order: Order;
  /** What a guest proves the order with; a signed-in customer needs none. */
  email?: string | undefined;
  onStatus: (status: OrderStatus) => void;
}

/** What a buyer may still do about an order: cancel it before it leaves, withdraw from it afterwards. */
export function AfterOrder({ order, email, onStatus }: AfterOrderProps) {
  const { status, number } = order;
  const canCancel = status === 'pending_payment' || canMoveOrder(status, 'manual_cancellation');
  const canWithdraw = status !== 'pending_payment' && status !== 'cancelled';
  if (!canCancel && !canWithdraw && status !== 'cancelled') return null;
  return (
    <div className={styles.ways}>
      <CancelOrder number={number} email={email} isOffered={canCancel} onStatus={onStatus} />
      {canWithdraw && <WithdrawOrder order={order} email={email} />}
    </div>
  );
}
