import type { ExchangeBack, ReturnCase } from 'mf-shared/contract';
import { useHref } from 'mf-shared/router';
import { useCallback } from 'react';
import { differenceLink } from '../lib/difference-link.ts';

/** Where the order of an exchange is shown, or its difference paid; null where only its mail leads there. */
export function useOrderHref({ exchange_orders }: Pick<ReturnCase, 'exchange_orders'>) {
  const href = useHref();
  return useCallback(
    (number: string, state: ExchangeBack['state']): string | null => {
      const order = exchange_orders.find((each) => each.number === number);
      if (!order) return null;
      if (state === 'due') return `${href('/order/difference/')}${differenceLink(number, order.key)}`;
      return `${href('/view-order/')}#${number}/${order.key}`;
    },
    [exchange_orders, href],
  );
}
