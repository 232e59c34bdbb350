import type { Locale, placeOrderRequest } from 'mf-shared/contract';
import type { z } from 'zod';
import type { SignedInCustomer } from '../accounts/authenticate.ts';

export type ParsedOrder = z.output<typeof placeOrderRequest>;

export interface OrderCall {
  body: ParsedOrder;
  key: string;
  customer: SignedInCustomer | null;
  /** The member of the staff who places it for the customer, where one does. */
  actorId: number | null;
  locale: Locale;
}
