import { ProviderRefusal } from '../payment-provider.ts';
import { callProvider } from '../provider-http.ts';
import type { KlarnaSettings } from './klarna-settings.ts';

export type KlarnaCall = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  options?: { body?: unknown; idempotencyKey?: string },
) => Promise<unknown>;

/** Calls Klarna's HTTP API with basic authorisation. @throws ProviderUnavailable, ProviderRefusal */
export function createKlarnaClient({ baseUrl, username, password, timeoutMs }: KlarnaSettings): KlarnaCall {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  return async (method, path, { body, idempotencyKey } = {}) => {
    const answer = await callProvider({
      provider: 'Klarna',
      method,
      url: baseUrl + path,
      headers: {
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey ? { 'klarna-idempotency-key': idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      timeoutMs,
    });
    if (answer.status >= 300) throw toRefusal(answer.status, answer.body);
    return answer.body;
  };
}

function toRefusal(status: number, body: unknown): ProviderRefusal {
  const said = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const messages = Array.isArray(said.error_messages) ? said.error_messages.join('; ') : '';
  const isAboutAddress = /(billing|shipping)_address/u.test(messages);
  return new ProviderRefusal(status, String(said.error_code ?? 'UNKNOWN'), messages, isAboutAddress);
}
