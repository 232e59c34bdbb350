import { randomUUID } from 'node:crypto';
import type { CallbackPlan } from './callback-plan.ts';

export interface OrderLine {
  name: string;
  quantity: number;
  unit_price: number;
  tax_rate: number;
  total_amount: number;
  total_discount_amount: number;
  total_tax_amount: number;
}

/** What a merchant sends for a session and again for its order. */
export interface Purchase {
  purchase_country: string;
  purchase_currency: string;
  locale: string;
  order_amount: number;
  order_tax_amount: number;
  order_lines: OrderLine[];
  billing_address?: { street_address?: string; country?: string; region?: string };
  merchant_reference1: string;
  merchant_reference2?: string;
  merchant_urls: { confirmation?: string; notification?: string; authorization?: string; push?: string };
}

export type Decision = 'approve' | 'deny' | 'pending' | 'abandon';

export interface Session {
  id: string;
  clientToken: string;
  purchase: Purchase;
  decision: Decision | null;
  authorizationToken: string | null;
  /** Milliseconds since the epoch by the provider's clock. */
  authorizedAt: number;
  plan: CallbackPlan;
}

export interface Order {
  id: string;
  session: Session;
  purchase: Purchase;
  fraudStatus: 'ACCEPTED' | 'PENDING' | 'REJECTED';
  status: 'AUTHORIZED' | 'PART_CAPTURED' | 'CAPTURED' | 'CANCELLED';
  captures: { id: string; amount: number }[];
  refunds: { id: string; amount: number }[];
}

/** How long an authorisation can be made an order (CHECKOUT-53). */
export const authorizationLifeMs = 60 * 60_000;

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Everything the sandbox knows; gone when the process ends. */
export class KlarnaState {
  readonly sessions = new Map<string, Session>();
  readonly sessionsByClientToken = new Map<string, Session>();
  readonly sessionsByAuthorization = new Map<string, Session>();
  readonly orders = new Map<string, Order>();
  /** `{path} {Klarna-Idempotency-Key}` → what was answered. */
  readonly answers = new Map<string, Answer>();
  /**
   * Set by tests: requests still to be answered with a 503 without or after doing what they ask, refused with a 400, or
   * answered with something that is no JSON; milliseconds that each answer waits; and how the paths end that go wrong, as
   * `/refunds`, so that no call that the shop makes beside them takes their place.
   */
  faults = { failNext: 0, failAfterNext: 0, refuseNext: 0, malformedNext: 0, latencyMs: 0, at: '' };
  /** Minutes by which tests have moved the provider's clock. */
  minutesAhead = 0;

  now(): number {
    return Date.now() + this.minutesAhead * 60_000;
  }

  open(purchase: Purchase, plan: CallbackPlan): Session {
    const session: Session = {
      id: randomUUID(),
      clientToken: `sandbox_${randomUUID()}`,
      purchase,
      decision: null,
      authorizationToken: null,
      authorizedAt: 0,
      plan,
    };
    this.sessions.set(session.id, session);
    this.sessionsByClientToken.set(session.clientToken, session);
    return session;
  }

  authorise(session: Session): string {
    const token = session.authorizationToken ?? randomUUID();
    if (!session.authorizationToken) session.authorizedAt = this.now();
    session.authorizationToken = token;
    this.sessionsByAuthorization.set(token, session);
    return token;
  }
}
