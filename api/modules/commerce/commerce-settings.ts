import { type KlarnaSettings, klarnaSettings } from '../payments/klarna/klarna-settings.ts';
import { type PaypalSettings, paypalSettings } from '../payments/paypal/paypal-settings.ts';

/** What selling takes from the environment. */
export interface CommerceSettings {
  /** KLARNA_…; null without a base URL and keys. */
  klarna: KlarnaSettings | null;
  /** PAYPAL_…; null without a base URL and keys. */
  paypal: PaypalSettings | null;
  /** SMTP_URL: `smtp://user:password@host:587`; without it mails are written as files. */
  smtpUrl: string | null;
  /** MAIL_FROM; the contact address otherwise. */
  mailFrom: string | null;
  /** DEMO=1: a shop without customers of its own, whose mails may be looked at. */
  isDemo: boolean;
  /** PAYMENT_CALLBACK_URL: origin that providers reach the shop by, where it is not the public one. */
  callbackOrigin: string | null;
  /** RESERVATION_MINUTES: how long goods are kept for a buyer who has not paid. */
  reservationMs: number;
  /** ORDERS_PER_MINUTE: most orders of one address. */
  ordersPerMinute: number;
  /** CHECKOUTS_PER_MINUTE: most validated carts of one address; a page asks every two seconds at most. */
  checkoutsPerMinute: number;
  /** OUTBOX_POLL_MS */
  outboxPollMs: number;
  /** SERVICE_SECRET; one of the database's own otherwise. */
  secret: string | null;
}

export function commerceSettings(environment: NodeJS.ProcessEnv): CommerceSettings {
  return {
    klarna: klarnaSettings(environment),
    paypal: paypalSettings(environment),
    smtpUrl: environment.SMTP_URL || null,
    mailFrom: environment.MAIL_FROM || null,
    isDemo: environment.DEMO === '1',
    callbackOrigin: environment.PAYMENT_CALLBACK_URL?.replace(/\/$/u, '') || null,
    reservationMs: Number(environment.RESERVATION_MINUTES ?? 30) * 60_000,
    ordersPerMinute: Number(environment.ORDERS_PER_MINUTE ?? 300),
    checkoutsPerMinute: Number(environment.CHECKOUTS_PER_MINUTE ?? 600),
    outboxPollMs: Number(environment.OUTBOX_POLL_MS ?? 1000),
    secret: environment.SERVICE_SECRET || null,
  };
}
