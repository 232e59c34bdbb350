import type { PlaceOrderResponse } from 'mf-shared/contract';
import type { Purchase } from './purchase.ts';

/** What the provider knows about a payment. */
export type ProviderState =
  /** The buyer has not decided, or has gone. */
  | { kind: 'open' }
  /** The buyer approved; `token` turns the approval into an order at the provider. */
  | { kind: 'approved'; token: string }
  /** Under the provider's review: neither paid nor refused yet. */
  | { kind: 'pending'; reference: string }
  | { kind: 'authorised'; reference: string }
  | { kind: 'captured'; reference: string }
  | { kind: 'refused'; isAboutAddress?: boolean }
  | { kind: 'cancelled' };

export interface ProviderPayment {
  paymentId: string;
  session: string | null;
  reference: string | null;
  amountMinor: number;
  currency: string;
}

/**
 * One means of payment. Every call may be repeated with the same arguments and has one effect.
 * Calls throw ProviderUnavailable when asking again later may help, ProviderRefusal when it will not.
 */
export interface PaymentProvider {
  readonly slug: string;
  /** Whether the buyer's page hands over the approval; otherwise the provider alone is asked for it. */
  readonly takesTokenFromBrowser: boolean;
  /** Opens a payment and tells what the buyer's browser does next. */
  start(purchase: Purchase, addresses: PaymentAddresses): Promise<StartedPayment>;
  /** Turns the buyer's approval into an order at the provider. */
  authorise(purchase: Purchase, token: string, callbackUrl: string): Promise<ProviderState>;
  find(payment: ProviderPayment): Promise<ProviderState>;
  capture(payment: ProviderPayment): Promise<void>;
  /** Gives back what is authorised and not captured, or an approval that was not used. */
  cancel(payment: ProviderPayment, token: string | null): Promise<void>;
  refund(payment: ProviderPayment, amountMinor: number, key: string): Promise<void>;
  /** The provider's own piece of page about a finished order, as HTML; null where it has none. */
  snippet?(reference: string): Promise<string | null>;
  /** Reads a push: the approval if it carries one; the rest is asked from the provider, never believed. */
  readCallback(body: unknown): { kind: string; token: string | null };
  /**
   * Where pushes come to one address for all payments: proves that this one is the provider's own and tells what it is
   * about. Without it a push counts only at the signed address that `start` was given. @returns null for anybody else's.
   */
  verifyPush?(
    headers: Readonly<Record<string, string | undefined>>,
    body: unknown,
  ): Promise<{ paymentId: string; eventId: string } | null>;
}

export interface StartedPayment {
  session: string;
  next: PlaceOrderResponse['payment'];
}

export interface PaymentAddresses {
  /** Signed address for pushes about this payment. */
  callbackUrl: string;
  /** Where a provider that shows pages of its own sends the buyer back to. */
  returnUrl: string;
}

/** The provider cannot be reached or is in trouble; asking again later may help. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** The provider said no for good. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly status: number;
  readonly code: string;
  /** The buyer can help it by another address. */
  readonly isAboutAddress: boolean;

  constructor(status: number, code: string, message: string, isAboutAddress = false) {
    super(message);
    this.status = status;
    this.code = code;
    this.isAboutAddress = isAboutAddress;
  }
}
