import { apiError, confirmKlarnaQuery, confirmKlarnaResponse } from 'mf-shared/contract';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { advanceOrWait } from './advance-or-wait.ts';
import { findKlarnaPayment } from './find-klarna-payment.ts';
import { pathAfter } from './path-after.ts';
import { resultOf } from './payment-result.ts';
import { readPayment } from './read-payment.ts';

/** How the order that Klarna names ended, with Klarna's own words about it (docs/decisions/0032). */
export const confirmKlarnaRoute: ServiceModule = (app, { payments, secret }) => {
  app.get(
    '/api/payments/klarna/confirm/',
    {
      config: { access: 'guest-key', rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { querystring: confirmKlarnaQuery, response: { 200: confirmKlarnaResponse, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const found = await findKlarnaPayment(payments.db, request.query.klarna_order_id);
      if (!found) throw new Refusal(404, 'payment_not_found');
      const status = await advanceOrWait(payments, found.paymentId, null);
      const payment = await readPayment(payments.db, found.paymentId);
      const result = resultOf(status, payment?.failure ?? null);
      const reference = payment?.reference ?? null;
      const klarna = payments.providers.get('klarna');
      return {
        order_number: found.orderNumber,
        result,
        result_path: pathAfter(secret, {
          ...{ paymentId: found.paymentId, partOf: payment?.partOf ?? null, number: found.orderNumber, result },
        }),
        kgco_id: request.query.klarna_order_id,
        kco_iframe: reference ? ((await klarna?.snippet?.(reference).catch(tellNoSnippet)) ?? null) : null,
      };
    },
  );

  /** The page does without the provider's own words about an order. */
  function tellNoSnippet(error: unknown): null {
    payments.log.warn({ err: error }, 'the provider gave no snippet');
    return null;
  }
};
