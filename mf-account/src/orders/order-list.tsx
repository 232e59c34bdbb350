import type { OrderSummary } from 'mf-shared/contract';
import type { Query } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { OrderRow } from './order-row.tsx';
import styles from './orders.module.css';

const firstShown = 5;

interface OrderListProps {
  orders: Query<readonly OrderSummary[]>;
  /** The order that a link of the page led to; a new object each time that it is pressed. */
  opened?: { number: string } | null;
}

/** Order history; each order opens in its place. The newest are shown first, the others when they are asked for. */
export function OrderList({ orders: { data: orders, failure, retry }, opened = null }: OrderListProps) {
  const text = useText('mf-account');
  const href = useHref();
  const [isWhole, setIsWhole] = useState(false);
  if (failure && !orders)
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
  const shown = isWhole ? orders : orders.filter(({ number }, at) => at < firstShown || number === opened?.number);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((order) => (
          <OrderRow key={order.number} order={order} opened={order.number === opened?.number ? opened : null} />
        ))}
      </ul>
      {shown.length < orders.length && (
        <Button look="line" className={styles.more} onClick={() => setIsWhole(true)}>
          {text('orders.all', { count: orders.length })}
        </Button>
      )}
    </>
  );
}
