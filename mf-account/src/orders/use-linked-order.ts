import type { OrderWithStory } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { decodeText } from 'mf-shared/rules/decode-text';
import { useEffect, useState } from 'react';

interface LinkedOrder {
  /** Null until the order of the link was found. */
  key: string | null;
  hasFailed: boolean;
  forget: () => void;
}

/** The order of a mailed link, `/view-order/#{number}/{key}`: the part after the number sign is sent to no server. */
export function useLinkedOrder(onOrder: (order: OrderWithStory) => void): LinkedOrder {
  const [link, setLink] = useState<{ number: string; key: string } | null>(null);
  const [isForgotten, setIsForgotten] = useState(false);
  useEffect(() => {
    const [number, key] = location.hash.slice(1).split('/').map(decodeText);
    if (number && key) setLink({ number, key });
  }, []);
  const { data: order, failure } = useQuery<OrderWithStory>(link && `/api/orders/${encodeURIComponent(link.number)}/`, {
    query: { key: link?.key },
  });
  useEffect(() => {
    if (order) onOrder(order);
  }, [order, onOrder]);
  const key = link && order && !isForgotten ? link.key : null;
  return { key, hasFailed: failure !== null, forget: () => setIsForgotten(true) };
}
