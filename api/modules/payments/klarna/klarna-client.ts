import { setTimeout as wait } from 'node:timers/promises';
import { ProviderRefusal, ProviderUnavailable } from '../payment-provider.ts';
import type { KlarnaSettings } from './klarna-settings.ts';

export type KlarnaCall = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  options?: { body?: unknown; idempotencyKey?: string },
) => Promise<unknown>;

const attempts = 3;

/**
 * Calls Klarna's HTTP API with basic authorisation. Time-outs, network errors, 429 and 5xx are tried again (every POST
 * carries an idempotency key, so that a repetition has no second effect), then thrown as ProviderUnavailable.
 */
export function createKlarnaClient(settings: KlarnaSettings): KlarnaCall {
  const authorization = `Basic ${Buffer.from(`${settings.username}:${settings.password}`).toString('base64')}`;

  async function attempt(method: string, path: string, body: unknown, idempotencyKey: string | undefined) {
    const response = await fetch(settings.baseUrl + path, {
      method,
      headers: {
        accept: 'application/json',
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey ? { 'klarna-idempotency-key': idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(settings.timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  }

  return async (method, path, { body, idempotencyKey } = {}) => {
    let trouble = '';
    for (let tried = 0; tried < attempts; tried += 1) {
      if (tried > 0) await wait(100 * 4 ** tried * (0.5 + Math.random()));
      const answer = await attempt(method, path, body, idempotencyKey).catch((error: unknown) => String(error));
      if (typeof answer === 'string') trouble = answer;
      else if (answer.status < 300) return answer.text === '' ? null : parse(answer.text);
      else if (answer.status !== 429 && answer.status < 500) throw toRefusal(answer.status, parse(answer.text));
      else trouble = `status ${answer.status}`;
    }
    throw new ProviderUnavailable(`Klarna did not answer ${method} ${path}: ${trouble}`);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderUnavailable('Klarna answered with something other than JSON');
  }
}

function toRefusal(status: number, body: unknown): ProviderRefusal {
  const said = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const messages = Array.isArray(said.error_messages) ? said.error_messages.join('; ') : '';
  return new ProviderRefusal(status, String(said.error_code ?? 'UNKNOWN'), messages);
}
