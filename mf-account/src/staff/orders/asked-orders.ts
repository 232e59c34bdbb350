import type { PaymentStatus } from 'mf-shared/contract';
import { orderSorts, paymentMeans } from 'mf-shared/contract/staff-choices';
import { orderStatuses } from 'mf-shared/rules/order-status-moves';
import { askedFilters, days, isCountry, isNumbered } from '../asked-filters.ts';

/** How a payment may stand. */
export const paymentStates = [
  ...(['created', 'authorised', 'captured', 'refunded', 'failed', 'cancelled', 'expired'] as const),
] as const satisfies readonly PaymentStatus[];

const filters = {
  status: orderStatuses,
  withdrawals: ['open'],
  ...days,
  store: isNumbered,
  delivery: (value: string) => /^[\w-]{1,120}$/.test(value),
  paid_by: paymentMeans,
  payment: paymentStates,
  country: isCountry,
  sort: orderSorts,
};

export type AskedOrders = ReturnType<typeof askedOrders>;

/** The part of an address's query that asks about orders, without what the service would not understand. */
export const askedOrders = (query: URLSearchParams) => askedFilters(query, filters);
