import type { Order, OrderStatus } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useEffect, useState } from 'react';
import { AfterOrder } from '../after-order/after-order.tsx';
import { OrderFacts } from './order-facts.tsx';

/** One of the customer's orders, fetched when it is opened. */
export function OrderDetails({ number, onStatus }: { number: string; onStatus: (status: OrderStatus) => void }) {
  const text = useText('mf-account');
  const { order, hasFailed, setStatus } = useOrder(number);
  if (hasFailed) return <p role="alert">{text('orders.failed')}</p>;
  if (!order) return <Bone kind="line" width="half" />;
  const move = (status: OrderStatus) => {
    setStatus(status);
    onStatus(status);
  };
  return (
    <>
      <OrderFacts order={order} />
      <AfterOrder order={order} onStatus={move} />
    </>
  );
}

interface Found {
  order: Order | null;
  hasFailed: boolean;
}

function useOrder(number: string): Found & { setStatus: (status: OrderStatus) => void } {
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
  const setStatus = (status: OrderStatus) =>
    setState(({ order, hasFailed }) => ({ order: order && { ...order, status }, hasFailed }));
  return { ...state, setStatus };
}
