import type { Order } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { decodeText } from 'mf-shared/rules/decode-text';
import { useEffect, useState } from 'react';

interface LinkedOrder {
  /** Null until the order of the link was found. */
  key: string | null;
  hasFailed: boolean;
  forget: () => void;
}

/** The order of a mailed link, `/view-order/#{number}/{key}`: the part after the number sign is sent to no server. */
export function useLinkedOrder(onOrder: (order: Order) => void): LinkedOrder {
  const api = useApi();
  const [key, setKey] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const [number, orderKey] = location.hash.slice(1).split('/').map(decodeText);
    if (!number || !orderKey) return;
    const request = new AbortController();
    api
      .get<Order>(`/api/orders/${encodeURIComponent(number)}/`, { query: { key: orderKey }, signal: request.signal })
      .then((order) => {
        setKey(orderKey);
        onOrder(order);
      })
      .catch(() => {
        if (!request.signal.aborted) setHasFailed(true);
      });
    return () => request.abort();
  }, [api]);
  return { key, hasFailed, forget: () => setKey(null) };
}
