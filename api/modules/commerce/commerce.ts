import type { ServiceModule } from '../../http/service-module.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { emailChangeHandler } from '../accounts/change-email.ts';
import { registrationHandler } from '../accounts/register.ts';
import { passwordResetHandler } from '../accounts/reset-password.ts';
import { cancelLinkHandler } from '../after-sale/cancel-link.ts';
import { addAfterOrderRoutes } from '../after-sale/routes.ts';
import { addBuyerOrderRoutes } from '../buyer-orders/routes.ts';
import { addCheckoutRoutes } from '../checkout/routes.ts';
import { complaintMailHandler } from '../complaints/mail-complaint.ts';
import { letterHandler } from '../letters/ask-for-letter.ts';
import { mailSettings } from '../mail/mail-settings.ts';
import { addOutboxRoutes } from '../mail/outbox-routes.ts';
import { pageLink } from '../mail/page-link.ts';
import { createSendMail } from '../mail/send-mail.ts';
import { templateMailHandler } from '../mail/template-mail-handler.ts';
import { orderConfirmationHandler } from '../order-mails/confirmation-handler.ts';
import { forgetOldKeys } from '../order-placement/idempotency.ts';
import type { OrderServices } from '../order-placement/order-services.ts';
import { addOrderPlacementRoutes } from '../order-placement/routes.ts';
import { createOutboxWorker, type OutboxHandler, type OutboxWorker } from '../outbox/outbox-worker.ts';
import { configuredProviders } from '../payments/configured-providers.ts';
import { paymentCheckHandler } from '../payments/payment-check-handler.ts';
import { paymentOrigins } from '../payments/payment-origins.ts';
import { refundHandler } from '../payments/refund-payment.ts';
import { addPaymentRoutes } from '../payments/routes.ts';
import { issueMissingReceipts } from '../receipts/issue-missing-receipts.ts';
import { addReceiptRoutes } from '../receipts/routes.ts';
import { loadServiceSecret } from '../secrets/service-secret.ts';
import { addStaffOrderRoutes } from '../staff-orders/routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The worker of this process, for tests. */
    outboxWorker: OutboxWorker;
  }
}

const hourMs = 3_600_000;

/** Checkout, orders, payments and mail: what sells. Work in the background starts when the service is ready. */
export const commerce: ServiceModule = async (app, context) => {
  const { db, settings } = context;
  const { commerce: own } = settings;
  const providers = configuredProviders(own);
  const secret = await loadServiceSecret(db, own.secret);
  const services: OrderServices = {
    context,
    providers: new Set(providers.keys()),
    secret,
    payments: {
      db,
      orders: context.orders,
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
      log: app.log,
    },
  };
  addCheckoutRoutes(app, context, services);
  addOrderPlacementRoutes(app, context, services);
  addBuyerOrderRoutes(app, context);
  addAfterOrderRoutes(app, context, services);
  addStaffOrderRoutes(app, services, own);
  addReceiptRoutes(app, context, secret);
  addPaymentRoutes(app, services, paymentOrigins(own));

  const mails = mailSettings(settings);
  const send = createSendMail(mails);
  if (mails.isListed) addOutboxRoutes(app, mails);
  const worker = createOutboxWorker(
    db,
    new Map<string, OutboxHandler>([
      ['registration', registrationHandler(db, settings.publicUrl)],
      ['password_reset', passwordResetHandler(db, settings.publicUrl)],
      ['email_change', emailChangeHandler(db, settings.publicUrl)],
      ['newsletter', letterHandler(db, settings.publicUrl)],
      ['mail', templateMailHandler(send, settings)],
      ['order_confirmation', orderConfirmationHandler(db, send, settings, secret)],
      ['order_cancel_link', cancelLinkHandler(db, send, settings, secret)],
      ['complaint_mail', complaintMailHandler(db, send, settings, secret)],
      ['payment_check', paymentCheckHandler(services.payments)],
      ['refund', refundHandler(services.payments)],
    ]),
    app.log,
    own.outboxPollMs,
  );
  app.decorate('outboxWorker', worker);
  const cleaning = setInterval(() => {
    forgetOldKeys(db, new Date()).catch((error: unknown) => app.log.error({ err: error }, 'old keys not removed'));
  }, hourMs).unref();
  let isClosing = false;
  let missing: Promise<unknown> = Promise.resolve();
  app.addHook('onReady', async () => {
    worker.start();
    missing = issueMissingReceipts(db, settings.seller, () => isClosing).catch((error: unknown) =>
      app.log.error({ err: error }, 'missing receipts not issued'),
    );
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    await missing;
    clearInterval(cleaning);
    await worker.stop();
  });
};
