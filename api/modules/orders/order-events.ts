import type { Locale } from 'mf-shared/contract';
import type { StoredOrderStatus } from '../../db/schema.ts';

/** What happens to an order. Each is told in the transaction that does it, under the order's lock. */
export interface OrderEvents {
  /** It is written with its lines, and nothing is paid. A listener that finds its part taken throws `StaleCart`. */
  placed: { orderId: number; enterpriseOrderId: number | null };
  /** It is paid, or will be by invoice: what was reserved is the buyer's. */
  sold: { orderId: number };
  /** Its money is there. An invoice is paid long after the order was sold. */
  paid: { orderId: number };
  /** Its payment came to nothing: what was reserved is free again. */
  released: { orderId: number };
  /** Its status changed, for whatever reason. */
  moved: OrderMove;
  /** A sold order was cancelled: what was sold is undone. */
  cancelled: { orderId: number; actorId: number };
  /** Money went back to the buyer. */
  refunded: OrderRefund;
  /** An invoice that nobody has paid became smaller. */
  credited: OrderCredit;
  /** A withdrawal or a return was declared: goods that have not left the shop are not to be sent. */
  declared: { orderId: number; reference: string };
  /** What a buyer sent back was accepted: money or other goods for it, all or a part. */
  returned: { orderId: number; reference: string };
}

export interface OrderCredit {
  orderId: number;
  /** The same cause is told once. */
  cause: string;
  /** Taken off the invoice, in minor units of what it is paid in. */
  invoiceMinor: number;
  /** What gift cards that had paid a part get back with it; null for all that is left of it. */
  cardsMinor: number | null;
  /** The declaration whose goods it is for; null where the whole order ends. */
  withdrawalId: number | null;
  /** The complaint that it is for. */
  complaintId?: string | null;
}

export interface OrderRefund {
  orderId: number;
  /** `refund {id}`, or what gave money back to gift cards: the same cause is told once, or is the same refund. */
  cause: string;
  /** In minor units of what the order was paid in. */
  amountMinor: number;
  /** Where the money went: a payment provider, or `giftcard`. */
  processor: string;
  /** The declaration whose goods it pays back, where it is for one. */
  withdrawalId: number | null;
  /** The complaint that it is for, in the same way. */
  complaintId?: string | null;
  /** How much of it is for gift cards that the order bought. */
  boughtCardsMinor: number;
}

export interface OrderMove {
  /** In the order's history. */
  id: number;
  orderId: number;
  from: StoredOrderStatus;
  to: StoredOrderStatus;
  cause: MoveBy['cause'];
  /** The language in which a buyer asked for it; null where nobody did. */
  locale: Locale | null;
}

/** The cause of an order's move, with its note and the member of the staff. */
export type MoveBy =
  | { cause: 'payment' }
  | { cause: 'withdrawal'; note: string }
  | { cause: 'buyer'; note: string; locale: Locale }
  | { cause: 'staff'; note: string; actorId: number; isWithdrawn: boolean };
