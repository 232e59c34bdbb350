import type { Order, OrderStatus } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useEffect, useState } from 'react';
import { AfterOrder, type OrderChange } from '../after-order/after-order.tsx';
import { OrderFacts } from './order-facts.tsx';

/** One of the customer's orders, fetched when it is opened. */
export function OrderDetails({ number, onStatus }: { number: string; onStatus: (status: OrderStatus) => void }) {
  const text = useText('mf-account');
  const { order, hasFailed, change } = useOrder(number);
  if (hasFailed) return <p role="alert">{text('orders.failed')}</p>;
  if (!order) return <Bone kind="line" width="half" />;
  const handleChange = (made: OrderChange) => {
    change(made);
    onStatus(made.status);
  };
  return (
    <>
      <OrderFacts order={order} />
      <AfterOrder order={order} onChange={handleChange} />
    </>
  );
}

interface Found {
  order: Order | null;
  hasFailed: boolean;
}

function useOrder(number: string): Found & { change: (made: OrderChange) => void } {
  const api = useApi();
  const [state, setState] = useState<Found>({ order: null, hasFailed: false });
  useEffect(() => {
    const request = new AbortController();
    api
      .get<Order>(`/api/customer/orders/${encodeURIComponent(number)}/`, { signal: request.signal })
      .then((order) => setState({ order, hasFailed: false }))
      .catch(() => {
        if (!request.signal.aborted) setState({ order: null, hasFailed: true });
      });
    return () => request.abort();
  }, [api, number]);
  const change = (made: OrderChange) =>
    setState(({ order, hasFailed }) => ({ order: order && { ...order, ...made }, hasFailed }));
  return { ...state, change };
}
