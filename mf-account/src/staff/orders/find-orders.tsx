import type { OrderChoices } from 'mf-shared/contract';
import { orderSorts, paymentMeans } from 'mf-shared/contract/staff-choices';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderStatuses } from 'mf-shared/rules/order-status-moves';
import { sortedCountries } from 'mf-shared/rules/sorted-countries';
import { FindFiltered } from '../find-filtered.tsx';
import { choiceOf, type ListFilter, sortOf } from '../list-filter.ts';
import { type AskedOrders, paymentStates } from './asked-orders.ts';

/** The question about orders. */
export function FindOrders({ asked }: { asked: AskedOrders }) {
  const text = useText('mf-account');
  return (
    <FindFiltered
      room="orders"
      asked={asked}
      first={[
        choiceOf('status', text('staff_orders.status'), orderStatuses, (status) => text(`status.${status}`)),
        sortOf(text('staff_orders.sort'), orderSorts, (sort) => text(`staff_orders.sort_${sort}`)),
        {
          ...{ name: 'withdrawals', label: text('staff_orders.open_withdrawals'), is: 'check' },
          options: [{ value: 'open', name: '' }],
        },
      ]}
      more={useMoreFilters(asked)}
    />
  );
}

/** How orders are paid, brought and placed, by what the shop has of stores, ways to deliver and countries. */
function useMoreFilters({ country, store: askedStore }: AskedOrders): ListFilter[] {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { data: choices } = useQuery<OrderChoices>('/api/staff/orders/choices/');
  const codes = new Set([...(choices?.countries ?? []), ...(country ? [country] : [])]);
  const label = (name: string) => text(`staff_orders.${name}`);
  const stores = choices?.stores.map(({ id, name }) => ({ value: String(id), name })) ?? [];
  const store: ListFilter = { name: 'store', label: label('store'), is: 'choice', options: stores };
  // Store staff see the orders of one store. A link that names a store says so to them too, and can be taken off.
  const isStoreChosen = choices === null || stores.length > 0 || askedStore !== undefined;
  return [
    { name: 'from', label: label('from'), is: 'day' },
    { name: 'to', label: label('to'), is: 'day' },
    choiceOf('paid_by', label('paid_by'), paymentMeans, (means) => text(`staff_orders.paid_by_${means}`)),
    choiceOf('payment', label('payment'), paymentStates, (state) => text(`staff_order.payment.${state}`)),
    {
      ...{ name: 'delivery', label: label('delivery'), is: 'choice' },
      options: choices?.deliveries.map(({ slug, name }) => ({ value: slug, name })) ?? [],
    },
    ...(isStoreChosen ? [store] : []),
    {
      ...{ name: 'country', label: label('country'), is: 'choice' },
      options: sortedCountries([...codes], locale).map(({ code, name }) => ({ value: code, name })),
    },
  ];
}
