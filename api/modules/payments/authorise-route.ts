import { apiError, authorisePaymentRequest, authorisePaymentResponse } from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { translate } from '../../texts/translate.ts';
import { abandonPayment } from './abandon-payment.ts';
import { advanceOrWait } from './advance-or-wait.ts';
import { pathAfter } from './path-after.ts';
import { resultOf } from './payment-result.ts';
import { readPayment } from './read-payment.ts';

/** The browser tells what the buyer decided at the provider. */
export const authoriseRoute: ServiceModule = (app, { payments, secret }) => {
  app.post(
    '/api/payments/:provider/authorise/',
    {
      config: { access: 'guest-key' },
      schema: {
        params: z.object({ provider: z.string().max(20) }),
        body: authorisePaymentRequest,
        response: { 200: authorisePaymentResponse, '4xx': apiError },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { payment_id, order_key, authorization_token, outcome } = request.body;
      if (!secret.matches('order', payment_id, order_key)) throw new Refusal(404, 'payment_not_found');
      const payment = await readPayment(payments.db, payment_id);
      const { provider } = request.params;
      if (payment?.provider !== provider || !payments.providers.has(provider))
        throw new Refusal(404, 'payment_not_found');
      const status =
        outcome === 'approved'
          ? await advanceOrWait(payments, payment_id, tokenOf(payment.provider, authorization_token))
          : await abandonPayment(payments, payment_id, outcome === 'denied' ? 'failed' : 'cancelled');
      const { number, failure } = await payments.db
        .selectFrom('orders')
        .innerJoin('payments', 'payments.order_id', 'orders.id')
        .select(['orders.number', 'payments.failure'])
        .where('payments.id', '=', payment_id)
        .executeTakeFirstOrThrow();
      const result = resultOf(status, failure);
      return {
        order_number: number,
        payment_status: status,
        result,
        result_path: pathAfter(secret, { paymentId: payment_id, partOf: payment.partOf, number, result }),
        message: translate(request.locale, `payment.result.${result}`),
      };
    },
  );

  const tokenOf = (slug: string, token: string | undefined): string | null =>
    payments.providers.get(slug)?.takesTokenFromBrowser ? (token ?? null) : null;
};
