import type { ServiceContext, ServiceModule } from './http/service-module.ts';
import { emailChangeHandler } from './modules/accounts/change-email.ts';
import { registrationHandler } from './modules/accounts/register.ts';
import { passwordResetHandler } from './modules/accounts/reset-password.ts';
import { cancelLinkHandler } from './modules/after-sale/cancel-link.ts';
import { differenceEndHandler } from './modules/after-sale/give-up-exchange.ts';
import { wishMailHandler } from './modules/back-in-stock/wish-mail.ts';
import { bulkChangeHandler } from './modules/bulk-changes/change-handler.ts';
import type { LabelOf } from './modules/carrier/label-of.ts';
import { labelMailHandler } from './modules/carrier/mail-label.ts';
import { labelHandler, labelMaker } from './modules/carrier/make-label.ts';
import { labelOfComplaint } from './modules/complaints/label-of-complaint.ts';
import { complaintMailHandler, postageMailHandler, productMailHandler } from './modules/complaints/mail-complaint.ts';
import { lateReceiptHandler } from './modules/complaints/mail-late-receipt.ts';
import { termsOfSale } from './modules/legal/legal-document.ts';
import { mailSettings } from './modules/mail/mail-settings.ts';
import { createSendMail } from './modules/mail/send-mail.ts';
import { templateMailHandler } from './modules/mail/template-mail-handler.ts';
import { newsletterHandler } from './modules/newsletters/ask-for-newsletter.ts';
import { orderConfirmationHandler } from './modules/order-mails/confirmation-handler.ts';
import { forgetOldKeys } from './modules/order-placement/idempotency.ts';
import { createOutboxWorker, type OutboxHandler, type OutboxWorker } from './modules/outbox/outbox-worker.ts';
import { refundHandler } from './modules/payments/carry-out-refund.ts';
import { paymentCheckHandler } from './modules/payments/payment-check-handler.ts';
import { plannedWork } from './modules/planned-changes/plan-change.ts';
import { plannedChangeHandler } from './modules/planned-changes/publish-planned.ts';
import { receiptMailHandler } from './modules/receipts/mail-receipt.ts';
import { rentalMailHandler } from './modules/rental/mail-rental.ts';
import { labelOfReturn } from './modules/returns/label-of-return.ts';
import { storeReturnMailHandler } from './modules/store-returns/mail-store-return.ts';
import { forgetOldDeliveries, webhookHandler } from './modules/webhooks/send-webhook.ts';
import { promiseStockNews } from './modules/webhooks/tell-webhooks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The workers of this process, for tests. */
    outboxWorker: Pick<OutboxWorker, 'drain'>;
  }
}

const hourMs = 3_600_000;

/** The work that modules promise in the outbox, done when the service is ready. */
export const outboxWork: ServiceModule = (app, context) => {
  const { db, settings, secret } = context;
  const worker = createOutboxWorker(db, handlersOf(context), {
    log: app.log,
    pollMs: settings.commerce.outboxPollMs,
  });
  // Addresses of others may hang: nobody's mail waits for them.
  const webhookWorker = createOutboxWorker(
    db,
    new Map([['webhook', webhookHandler(db, secret, settings.webhookHosts)]]),
    { log: app.log, pollMs: settings.commerce.outboxPollMs, prepare: () => promiseStockNews(db) },
  );
  app.decorate('outboxWorker', {
    async drain() {
      await worker.drain();
      await webhookWorker.drain();
    },
  });
  const cleaning = setInterval(() => {
    forgetOldKeys(db, new Date()).catch((error: unknown) => app.log.error({ err: error }, 'old keys not removed'));
    forgetOldDeliveries(db).catch((error: unknown) => app.log.error({ err: error }, 'old deliveries not removed'));
  }, hourMs).unref();
  app.addHook('onReady', async () => {
    worker.start();
    webhookWorker.start();
  });
  app.addHook('onClose', async () => {
    clearInterval(cleaning);
    await Promise.all([worker.stop(), webhookWorker.stop()]);
  });
};

/** The handler of each kind of work. */
function handlersOf({ db, settings, secret, payments, catalogue }: ServiceContext): Map<string, OutboxHandler> {
  const send = createSendMail(mailSettings(settings));
  const caseOf = (of: LabelOf) =>
    'returnId' in of
      ? labelOfReturn({ db, secret, settings }, of.returnId)
      : labelOfComplaint({ db, secret, settings }, of.complaintId);
  return new Map<string, OutboxHandler>([
    ['registration', registrationHandler(db, settings.publicUrl)],
    ['password_reset', passwordResetHandler(db, settings.publicUrl)],
    ['email_change', emailChangeHandler(db, settings.publicUrl)],
    ['newsletter', newsletterHandler(db, settings.publicUrl)],
    ['mail', templateMailHandler(db, send, settings, secret)],
    ['gift_card_mail', templateMailHandler(db, send, settings, secret)],
    ['gift_card_notice', templateMailHandler(db, send, settings, secret)],
    [
      'order_confirmation',
      orderConfirmationHandler(db, send, settings, { secret, terms: termsOfSale(catalogue, settings) }),
    ],
    ['order_cancel_link', cancelLinkHandler(db, send, settings, secret)],
    ['complaint_mail', complaintMailHandler(db, send, settings, secret)],
    ['complaint_product_mail', productMailHandler(db, send, settings, secret)],
    ['complaint_refund_mail', lateReceiptHandler(db)],
    ['complaint_postage_mail', postageMailHandler(db, send, settings, secret)],
    ['store_return_mail', storeReturnMailHandler(db, send, settings, secret)],
    ['receipt_mail', receiptMailHandler(db, send, settings, secret)],
    ['rental_mail', rentalMailHandler(db, { send, brand: settings, secret, catalogue })],
    ['wish_mail', wishMailHandler(db, { send, brand: settings, secret, catalogue })],
    ['payment_check', paymentCheckHandler(payments)],
    ['refund', refundHandler(payments)],
    ['difference_end', differenceEndHandler(payments)],
    ['bulk_change', bulkChangeHandler(db)],
    [plannedWork, plannedChangeHandler(db)],
    ['parcel_label', labelHandler(db, labelMaker(db, settings.commerce.carrier), caseOf)],
    ['parcel_label_mail', labelMailHandler(db, send, settings, caseOf)],
  ]);
}
