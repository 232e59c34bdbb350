import { z } from 'zod';
import { ProviderRefusal, ProviderUnavailable } from '../payment-provider.ts';
import { callProvider } from '../provider-http.ts';
import type { PaypalSettings } from './paypal-settings.ts';

export type PaypalCall = (
  method: 'GET' | 'POST',
  path: string,
  options?: { body?: unknown; requestId?: string },
) => Promise<unknown>;

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
/** A token is renewed this long before it ends. */
const marginMs = 60_000;

/**
 * Calls PayPal's REST API with an OAuth 2 token of the client's own, kept until it ends.
 * `requestId` becomes `PayPal-Request-Id`: a repetition has no second effect. @throws ProviderUnavailable, ProviderRefusal
 */
export function createPaypalClient(settings: PaypalSettings, now: () => number = Date.now): PaypalCall {
  let cached: { token: Promise<string>; until: number } | null = null;

  async function readToken(): Promise<string> {
    const { clientId, clientSecret, baseUrl, timeoutMs } = settings;
    const { status, body } = await callProvider({
      provider: 'PayPal',
      method: 'POST',
      url: `${baseUrl}/v1/oauth2/token`,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      timeoutMs,
    });
    const answer = tokenAnswer.safeParse(body);
    if (status >= 300 || !answer.success) throw new ProviderUnavailable(`PayPal gave no token: status ${status}`);
    if (cached) cached.until = now() + answer.data.expires_in * 1000 - marginMs;
    return answer.data.access_token;
  }

  async function token(): Promise<string> {
    if (cached && cached.until > now()) return cached.token;
    const reading = { token: readToken(), until: Number.POSITIVE_INFINITY };
    cached = reading;
    reading.token.catch(() => {
      if (cached === reading) cached = null;
    });
    return reading.token;
  }

  const send = async (method: 'GET' | 'POST', path: string, body: unknown, requestId: string | undefined) =>
    callProvider({
      provider: 'PayPal',
      method,
      url: settings.baseUrl + path,
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId ? { 'paypal-request-id': requestId } : {}),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      timeoutMs: settings.timeoutMs,
    });

  return async (method, path, { body, requestId } = {}) => {
    let answer = await send(method, path, body, requestId);
    if (answer.status === 401) {
      // The token was revoked or ended early.
      cached = null;
      answer = await send(method, path, body, requestId);
    }
    if (answer.status >= 300) throw toRefusal(answer.status, answer.body);
    return answer.body;
  };
}

const refusalAnswer = z.object({
  name: z.string().catch('UNKNOWN'),
  message: z.string().catch(''),
  details: z.array(z.object({ issue: z.string().catch('') })).catch([]),
});

/** `code` is the first issue (`INSTRUMENT_DECLINED`), else the error's name. */
function toRefusal(status: number, body: unknown): ProviderRefusal {
  const said = refusalAnswer.catch({ name: 'UNKNOWN', message: '', details: [] }).parse(body);
  const code = said.details[0]?.issue || said.name;
  return new ProviderRefusal(status, code, said.message, /ADDRESS|POSTAL_CODE|CITY_REQUIRED/u.test(code));
}
