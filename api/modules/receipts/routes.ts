import {
  apiError,
  customerReceipts,
  mailReceiptRequest,
  mailReceiptResponse,
  orderReceipts,
  receiptPdfQuery,
  receiptsQuery,
} from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { ownOrder } from '../orders/own-order.ts';
import { issueMissingReceipts } from './issue-missing-receipts.ts';
import { promiseReceipt } from './mail-receipt.ts';
import { readCustomerReceipts, readReceipts } from './read-receipts.ts';
import { opensReceipt, receiptPdfLink } from './receipt-link.ts';
import { receiptPdf } from './receipt-pdf.ts';

/** Drawing a PDF keeps the service busy for longer than other answers. */
const pdfRateLimit = { max: 20, timeWindow: '1 minute' };
const params = z.object({ number: z.string().max(40) });
const receiptParams = params.extend({ receipt: z.string().max(40) });
const mailed = { 200: mailReceiptResponse, '4xx': apiError };

/** Receipts for who has the order's key, or placed the order signed in; number and email alone do not open them. */
export const receipts: ServiceModule = (app, context) => {
  addReadingRoutes(app, context);
  addMailRoutes(app, context);
  issueMissing(app, context);
};

/** The receipts of an order, one as a PDF, and all of a customer. */
function addReadingRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, secret, settings } = context;
  const pdfOf = (receipt: { order_number: string; number: string }) => receiptPdfLink(secret, receipt);

  app.get(
    '/api/orders/:number/receipts/',
    {
      config: { access: 'guest-key' },
      schema: { params, querystring: receiptsQuery, response: { 200: orderReceipts, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { id } = await ownOrder(context, request, request.params.number, { key: request.query.key });
      return { receipts: await readReceipts(db, id, pdfOf) };
    },
  );

  app.get(
    '/api/orders/:number/receipts/:receipt/pdf/',
    {
      config: { access: 'guest-key', rateLimit: pdfRateLimit },
      schema: { params: receiptParams, querystring: receiptPdfQuery },
    },
    async (request, reply) => {
      const { number, receipt: wanted } = request.params;
      const { until, signature } = request.query;
      if (!opensReceipt(secret, { order: number, receipt: wanted, until, signature }))
        throw new Refusal(403, 'link_expired');
      const order = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
      const receipts = order ? await readReceipts(db, order.id, pdfOf) : [];
      const receipt = receipts.find((each) => each.number === wanted);
      if (!receipt) throw new Refusal(404, 'order_not_found');
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${receipt.number}.pdf"`)
        .type('application/pdf')
        .send(await receiptPdf(receipt, settings.brandName));
    },
  );

  app.get(
    '/api/customer/receipts/',
    { config: { access: 'customer' }, schema: { response: { 200: customerReceipts, '4xx': apiError } } },
    (request) => readCustomerReceipts(db, callerOf(request).id),
  );
}

/** Sending a receipt once more. */
function addMailRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db } = context;

  app.post(
    '/api/orders/:number/receipts/:receipt/mail/',
    {
      config: { access: 'guest-key' },
      schema: { params: receiptParams, body: mailReceiptRequest, response: mailed },
    },
    async (request) => {
      const { number, receipt } = request.params;
      const { id } = await ownOrder(context, request, number, { key: request.body.key });
      return promiseReceipt(db, { orderId: id, receipt, actorId: null });
    },
  );

  app.post(
    '/api/staff/orders/:number/receipts/:receipt/mail/',
    { config: { access: 'orders.money' }, schema: { params: receiptParams, response: mailed } },
    async (request) => {
      const { number, receipt } = request.params;
      const order = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
      if (!order) throw new Refusal(404, 'order_not_found');
      return promiseReceipt(db, { orderId: order.id, receipt, actorId: callerOf(request).id });
    },
  );
}

/** Issues the receipts that are missing when the service starts. */
function issueMissing(app: ServiceApp, { db, settings }: ServiceContext): void {
  let isClosing = false;
  let missing: Promise<unknown> = Promise.resolve();
  app.addHook('onReady', async () => {
    missing = issueMissingReceipts(db, settings.seller, () => isClosing).catch((error: unknown) =>
      app.log.error({ err: error }, 'missing receipts not issued'),
    );
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    await missing;
  });
}
