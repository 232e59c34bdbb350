import { useStore } from '@nanostores/react';
import type { Order } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { $session } from 'mf-shared/stores';
import { findOrder } from '../cases/find-order.ts';
import type { KeptReturn } from './use-kept-return.ts';

/** Refusals after which the order is another one than the form shows: declared in another window, called off, or too late. */
const changed: ReadonlySet<string> = new Set(['withdrawal_known', 'return_time_over', 'order_not_withdrawable']);

export type TakeChanged = (order: Order, words: string) => void;

interface ChangedOrder {
  kept: KeptReturn;
  order: Order;
  /** Without one the refusal alone is told. */
  onChanged: TakeChanged | undefined;
}

/** @returns what reads an order anew after such a refusal, and says whether it did */
export function useChangedOrder({ kept, order, onChanged }: ChangedOrder): (failure: unknown) => Promise<boolean> {
  const api = useApi();
  const { isAuthenticated } = useStore($session, { ssr: 'initial' });
  const { email, orderKey } = kept.values;
  return async (failure) => {
    if (!onChanged || !(failure instanceof ApiFailure) || !changed.has(failure.code)) return false;
    const question = { number: order.number, email, key: orderKey, isSignedIn: isAuthenticated };
    const now = await findOrder(api, question).catch(() => null);
    if (now) onChanged(now, failure.message);
    return now !== null;
  };
}
