import { apiError, done } from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { advancePayment } from './advance-payment.ts';
import { identifyPush } from './identify-push.ts';
import { noteCallback } from './note-callback.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { readPayment } from './read-payment.ts';

/** Providers push what became of a payment: twice, late or never. */
export const callbackRoute: ServiceModule = (app, { payments, secret }) => {
  app.post(
    '/api/payments/:provider/callback/',
    {
      config: { access: 'guest-key' },
      schema: {
        params: z.object({ provider: z.string().max(20) }),
        querystring: z.object({ payment: z.string().max(80).optional(), signature: z.string().max(80).optional() }),
        body: z.unknown(),
        response: { 200: done, '4xx': apiError, 503: apiError },
      },
    },
    async (request) => {
      const provider = payments.providers.get(request.params.provider);
      if (!provider) throw new Refusal(404, 'payment_not_found');
      const { paymentId, eventId } = await identifyPush(secret, provider, request);
      const payment = await readPayment(payments.db, paymentId);
      if (payment?.provider !== provider.slug) throw new Refusal(404, 'payment_not_found');
      const push = provider.readCallback(request.body);
      const note = await noteCallback(payments.db, { provider: provider.slug, eventId, paymentId, kind: push.kind });
      try {
        await advancePayment(payments, paymentId, push.token);
      } catch (error) {
        if (error instanceof ProviderUnavailable) throw new Refusal(503, 'unavailable');
        throw error;
      }
      await note.processed();
      return { ok: true as const };
    },
  );
};
