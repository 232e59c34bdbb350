import type { OrderSummary } from 'mf-shared/contract';
import { type Query, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { OrderRow } from './order-row.tsx';
import styles from './orders.module.css';

/** Order history; each order opens in its place. */
export function OrderList({ customerId }: { customerId: number }) {
  const text = useText('mf-account');
  const href = useHref();
  const { data: orders, failure, retry } = useOrders(customerId);
  if (failure)
    return (
      <div className={styles.empty} role="alert">
        <p>{text('orders.failed')}</p>
        <Button look="line" onClick={retry}>
          {text('orders.retry')}
        </Button>
      </div>
    );
  if (!orders) return <Bone kind="line" width="most" />;
  if (orders.length === 0)
    return (
      <div className={styles.empty}>
        <p>{text('orders.none')}</p>
        <ButtonLink look="line" href={href('/newest/')}>
          {text('orders.browse')}
        </ButtonLink>
      </div>
    );
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <OrderRow key={order.number} order={order} />
      ))}
    </ul>
  );
}

/** The customer's orders, newest first; `retry` asks again after a failure. */
function useOrders(customerId: number): Query<readonly OrderSummary[]> {
  return useQuery<readonly OrderSummary[], { orders: OrderSummary[] }>('/api/customer/orders/', {
    identity: customerId,
    read: ({ orders }) => orders,
  });
}
