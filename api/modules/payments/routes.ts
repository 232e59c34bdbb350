import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  apiError,
  authorisePaymentRequest,
  authorisePaymentResponse,
  confirmKlarnaQuery,
  confirmKlarnaResponse,
} from 'mf-shared/contract';
import { isPaymentSettled } from 'mf-shared/rules/payment-status-moves';
import { z } from 'zod';
import type { StoredPaymentStatus } from '../../db/schema/payments.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp } from '../../http/service-module.ts';
import { translate } from '../../texts/translate.ts';
import type { OrderServices } from '../orders/order-services.ts';
import { type PaymentResult, resultPath } from '../orders/result-path.ts';
import { abandonPayment } from './abandon-payment.ts';
import { advancePayment } from './advance-payment.ts';
import { findKlarnaPayment } from './find-klarna-payment.ts';
import { noteCallback } from './note-callback.ts';
import { type PaymentProvider, ProviderUnavailable } from './payment-provider.ts';
import { readPayment } from './read-payment.ts';

interface CallbackQuery {
  payment?: string | undefined;
  signature?: string | undefined;
}

const flat = (headers: FastifyRequest['headers']) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );

const done = z.object({ ok: z.literal(true) });
const origins = z.array(z.string());

export function addPaymentRoutes(
  app: ServiceApp,
  services: OrderServices,
  allowed: { script: string[]; connect: string[]; frame: string[]; form: string[] },
): void {
  const { payments, secret } = services;

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
      if (payment?.provider !== request.params.provider) throw new Refusal(404, 'payment_not_found');
      const status =
        outcome === 'approved'
          ? await advance(payment_id, tokenOf(payment.provider, authorization_token))
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
        result_path: resultPath(result, number, order_key),
        message: translate(request.locale, `payment.result.${result}`),
      };
    },
  );

  const tokenOf = (slug: string, token: string | undefined): string | null =>
    payments.providers.get(slug)?.takesTokenFromBrowser ? (token ?? null) : null;

  /** What a provider that does not answer leaves open is brought to its end by the reconciliation. */
  async function advance(paymentId: string, token: string | null): Promise<StoredPaymentStatus> {
    try {
      return await advancePayment(payments, paymentId, token);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      payments.log.warn({ err: error, paymentId }, 'an approved payment waits for its provider');
      return (await readPayment(payments.db, paymentId))?.status ?? 'created';
    }
  }

  /** The page does without the provider's own words about an order. */
  function tellNoSnippet(error: unknown): null {
    payments.log.warn({ err: error }, 'the provider gave no snippet');
    return null;
  }

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
      const status = await advance(found.paymentId, null);
      const payment = await readPayment(payments.db, found.paymentId);
      const result = resultOf(status, payment?.failure ?? null);
      const reference = payment?.reference ?? null;
      const snippet = payments.providers.get('klarna')?.snippet;
      return {
        order_number: found.orderNumber,
        result,
        result_path: resultPath(result, found.orderNumber, secret.keyFor('order', found.paymentId)),
        kgco_id: request.query.klarna_order_id,
        kco_iframe: reference && snippet ? await snippet(reference).catch(tellNoSnippet) : null,
      };
    },
  );

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
      const { paymentId, eventId } = await identify(provider, request);
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

  /** Whose push this is: by the signature of its address, or by the provider's own proof. @throws Refusal for anybody else's. */
  async function identify(
    provider: PaymentProvider,
    { query, headers, body }: Pick<FastifyRequest, 'headers' | 'body'> & { query: CallbackQuery },
  ): Promise<{ paymentId: string; eventId: string }> {
    const { payment, signature } = query;
    if (payment !== undefined && signature !== undefined) {
      if (!secret.matches('callback', payment, signature)) throw new Refusal(403, 'forbidden');
      const text = `${payment} ${JSON.stringify(body)}`;
      return { paymentId: payment, eventId: createHash('sha256').update(text).digest('hex') };
    }
    try {
      const verified = await provider.verifyPush?.(flat(headers), body);
      if (!verified) throw new Refusal(403, 'forbidden');
      return verified;
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw new Refusal(503, 'unavailable');
      throw error;
    }
  }

  app.get(
    '/api/payments/csp/',
    {
      config: { access: 'public' },
      schema: { response: { 200: z.object({ script: origins, connect: origins, frame: origins, form: origins }) } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return allowed;
    },
  );
}

function resultOf(status: StoredPaymentStatus, failure: 'address' | null): PaymentResult {
  if (failure === 'address') return 'address';
  if (status === 'captured' || status === 'refunded') return 'ok';
  if (!isPaymentSettled(status)) return 'pending';
  return status === 'cancelled' ? 'cancelled' : 'error';
}
