import { useStore } from '@nanostores/react';
import type { Order } from 'mf-shared/contract';
import { type AsyncStatus, useApi } from 'mf-shared/http';
import { $session } from 'mf-shared/stores';
import { useEffect, useEffectEvent, useState } from 'react';
import { findOrder } from '../cases/find-order.ts';
import { rowIndexes, rowName } from '../forms/numbered-rows.ts';
import { readComplaintLink } from './complaint-link.ts';
import { type ComplaintValues, isFromWebShop } from './complaint-values.ts';
import type { ComplaintFields } from './use-complaint-form.ts';

interface OrderToFind {
  number: string;
  email: string;
  key: string;
  productId?: number | null;
}

/** The order that is complained about: from a link, as the form was left, or by number and email (AFTER-69). */
export function useComplaintOrder({ values, setValues }: ComplaintFields) {
  const api = useApi();
  const session = useStore($session, { ssr: 'initial' });
  const [order, setOrder] = useState<Order | null>(null);
  const [status, setStatus] = useState<AsyncStatus>('idle');

  const find = async (question: OrderToFind) => {
    setStatus('loading');
    try {
      const found = await findOrder(api, { ...question, isSignedIn: session.isAuthenticated });
      setOrder(found);
      setStatus('idle');
      setValues((now) => withOrder(now, found, question));
    } catch {
      setStatus('failed');
    }
  };
  const findFirst = useEffectEvent(() => {
    const link = readComplaintLink(location.hash);
    if (link) {
      setValues((now) => ({ ...now, salesChannel: 'S' }));
      void find({ ...link, email: values.email });
    } else if (isFromWebShop(values) && values.orderNumber) {
      const { orderNumber, email, orderKey } = values;
      if (orderKey || email || session.isAuthenticated) void find({ number: orderNumber, email, key: orderKey });
    }
  });
  useEffect(() => {
    if (!session.isLoading) findFirst();
  }, [session.isLoading]);

  const ask = () => find({ number: values.orderNumber, email: values.email, key: '' });
  const askForOwn = (number: string) => find({ number, email: '', key: '' });
  return { order, status, ask, askForOwn };
}

/** The order's number, the product that is asked for, and its buyer where nobody was named yet. */
function withOrder(now: ComplaintValues, order: Order, { key, productId }: OrderToFind): ComplaintValues {
  const { number, address } = order;
  return {
    ...now,
    salesChannel: 'S',
    orderNumber: `S${number}`,
    orderKey: key,
    ...productsOf(now, order, productId ?? null),
    customerName: now.customerName || `${address.first_name} ${address.last_name}`.trim(),
    phone: now.phone || address.phone,
    email: now.email || address.email,
    address: now.address || address.address,
    postNumber: now.postNumber || address.postal_code,
    city: now.city || address.city,
    state: now.state || address.state,
  };
}

/** The products that are chosen already, as far as they are the order's; the first one may be in the link. */
function productsOf(now: ComplaintValues, { lines }: Order, linked: number | null) {
  const isBought = (wanted: number | null) => lines.some(({ productId }) => productId === wanted);
  const chosen = rowIndexes(now).map((index) => {
    const name = rowName(index, 'productId');
    const wanted = index === 0 && isBought(linked) ? String(linked) : now[name];
    return [name, isBought(Number(wanted)) ? wanted : ''];
  });
  return Object.fromEntries(chosen);
}
