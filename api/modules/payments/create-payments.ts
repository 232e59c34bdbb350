import type { ServiceContext } from '../../http/service-module.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { pageLink } from '../mail/page-link.ts';
import { configuredProviders } from './configured-providers.ts';
import type { PaymentContext } from './payment-context.ts';

/** Payments at the providers that are configured. */
export function createPayments(
  { db, orders, secret, settings }: Pick<ServiceContext, 'db' | 'orders' | 'secret' | 'settings'>,
  log: PaymentContext['log'],
): PaymentContext {
  const { commerce: own } = settings;
  const providers = configuredProviders(own);
  return {
    db,
    orders,
    providers,
    reservationMs: own.reservationMs,
    callbackUrl: (provider, paymentId) => {
      const query = new URLSearchParams({ payment: paymentId, signature: secret.keyFor('callback', paymentId) });
      return `${own.callbackOrigin ?? settings.publicUrl}/api/payments/${provider}/callback/?${query}`;
    },
    returnUrl: (provider, { paymentId, orderNumber, language }) => {
      const key = secret.keyFor('order', paymentId);
      const query = new URLSearchParams({ provider, payment: paymentId, order_number: orderNumber, key });
      return `${pageLink(settings.publicUrl, keptLocale(language), '/order/process/')}?${query}`;
    },
    log,
  };
}
