import { addressSetting, emailSetting, switchSetting, wholeNumberSetting } from 'mf-shared/rules/environment-settings';
import { type CarrierSettings, carrierSettings } from '../carrier/carrier-settings.ts';
import { type KlarnaSettings, klarnaSettings } from '../payments/klarna/klarna-settings.ts';
import { type PaypalSettings, paypalSettings } from '../payments/paypal/paypal-settings.ts';

/** What selling takes from the environment. */
export interface CommerceSettings {
  /** KLARNA_…; null without a base URL and keys. */
  klarna: KlarnaSettings | null;
  /** PAYPAL_…; null without a base URL and keys. */
  paypal: PaypalSettings | null;
  /** CARRIER_…: who makes labels for returns; null without a base URL and key. */
  carrier: CarrierSettings | null;
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
  /** STAFF_REFUND_LIMIT, in whole units there: most that staff who are no admins give back of one payment by hand. */
  staffRefundLimitMinor: number;
  /** TRACKING_URL: the carrier's page that follows a parcel, with `{code}` where its code stands; null: codes lead nowhere. */
  trackingUrl: string | null;
  /** OUTBOX_POLL_MS */
  outboxPollMs: number;
  /**
   * SERVICE_SECRET; one of the database's own otherwise. A short one is only told (`tellShortSecret`): a shop that has sold with
   * it cannot change it without breaking what was made from it.
   */
  secret: string | null;
}

const perMinute = { min: 1, max: 1_000_000_000 };

/** @throws SettingError for a value that cannot be used. */
export function commerceSettings(environment: NodeJS.ProcessEnv): CommerceSettings {
  return {
    klarna: klarnaSettings(environment),
    paypal: paypalSettings(environment),
    carrier: carrierSettings(environment),
    smtpUrl: addressSetting(environment, 'SMTP_URL', ['smtp', 'smtps']),
    mailFrom: emailSetting(environment, 'MAIL_FROM'),
    isDemo: switchSetting(environment, 'DEMO', false),
    callbackOrigin: addressSetting(environment, 'PAYMENT_CALLBACK_URL'),
    reservationMs:
      wholeNumberSetting(environment, 'RESERVATION_MINUTES', { otherwise: 30, min: 1, max: 1440 }) * 60_000,
    ordersPerMinute: wholeNumberSetting(environment, 'ORDERS_PER_MINUTE', { otherwise: 300, ...perMinute }),
    checkoutsPerMinute: wholeNumberSetting(environment, 'CHECKOUTS_PER_MINUTE', { otherwise: 600, ...perMinute }),
    staffRefundLimitMinor:
      wholeNumberSetting(environment, 'STAFF_REFUND_LIMIT', { otherwise: 500, min: 0, max: 1_000_000 }) * 100,
    trackingUrl: addressSetting(environment, 'TRACKING_URL'),
    outboxPollMs: wholeNumberSetting(environment, 'OUTBOX_POLL_MS', { otherwise: 1000, min: 10, max: 3_600_000 }),
    secret: environment.SERVICE_SECRET || null,
  };
}
