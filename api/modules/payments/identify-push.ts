import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { type PaymentProvider, ProviderUnavailable } from './payment-provider.ts';

interface CallbackQuery {
  payment?: string | undefined;
  signature?: string | undefined;
}

/** The payment of a push, by the signature of its address or the provider's own proof. @throws Refusal without it. */
export async function identifyPush(
  secret: ServiceSecret,
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

const flat = (headers: FastifyRequest['headers']) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
