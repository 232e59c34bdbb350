import type { CheckoutForm } from 'mf-shared/contract';
import type { SignedInCustomer } from '../accounts/authenticate.ts';
import type { BuyerView } from '../checkout/buyer-view.ts';
import type { ValidatedCart } from '../checkout/priced-cart.ts';

/** Everything that an order is written from: checked, priced, and with its secret made. */
export interface OrderToPlace {
  view: BuyerView;
  cart: ValidatedCart;
  form: CheckoutForm;
  customer: SignedInCustomer | null;
  /** The member of the staff who places it for the customer, where one does. */
  actorId: number | null;
  paymentId: string;
  idempotencyKey: string;
  /** Slug of the means of payment. */
  processor: 'klarna' | 'paypal' | 'invoice' | 'giftcard';
  keyHash: Uint8Array;
  shownCurrency: string;
  /** Units of the shown currency per euro. */
  shownRate: number;
  paidCurrency: string;
  /** In minor units of `paidCurrency`. */
  payableMinor: number;
  reservedUntil: Date;
  specialRequest: string;
  extra: Record<string, unknown>;
}
