import type { Order } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useEffect, useState } from 'react';
import { OrderFacts } from './order-facts.tsx';

/** One of the customer's orders, fetched when it is opened. */
export function OrderDetails({ number }: { number: string }) {
  const text = useText('mf-account');
  const { order, hasFailed } = useOrder(number);
  if (hasFailed) return <p role="alert">{text('orders.failed')}</p>;
  if (!order) return <Bone kind="line" width="half" />;
  return <OrderFacts order={order} />;
}

function useOrder(number: string): { order: Order | null; hasFailed: boolean } {
  const api = useApi();
  const [state, setState] = useState<{ order: Order | null; hasFailed: boolean }>({ order: null, hasFailed: false });
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
  return state;
}
