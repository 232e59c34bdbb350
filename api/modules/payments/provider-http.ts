import { setTimeout as wait } from 'node:timers/promises';
import { noteProviderCall } from '../../metrics/service-counts.ts';
import { ProviderUnavailable } from './payment-provider.ts';

export interface ProviderRequest {
  /** For messages: `Klarna`. */
  provider: string;
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  timeoutMs: number;
}

const attempts = 3;

/**
 * Calls a provider. Time-outs, network errors, 429 and 5xx are tried again (every call that changes something carries an
 * idempotency key, so that a repetition has no second effect), then thrown as ProviderUnavailable.
 * @returns the status below 500 and the JSON body, null where it is empty.
 */
export async function callProvider(request: ProviderRequest): Promise<{ status: number; body: unknown }> {
  const { provider, method, url } = request;
  const beganAt = performance.now();
  let trouble = '';
  for (let tried = 0; tried < attempts; tried += 1) {
    if (tried > 0) await wait(100 * 4 ** tried * (0.5 + Math.random()));
    const answer = await attempt(request).catch((error: unknown) => String(error));
    if (typeof answer === 'string') trouble = answer;
    else if (answer.status !== 429 && answer.status < 500) {
      noteProviderCall(provider, 'answered', beganAt);
      return { status: answer.status, body: parse(provider, answer.text) };
    } else trouble = `status ${answer.status}`;
  }
  noteProviderCall(provider, 'unavailable', beganAt);
  throw new ProviderUnavailable(`${provider} did not answer ${method} ${new URL(url).pathname}: ${trouble}`);
}

async function attempt({ method, url, headers, body, timeoutMs }: ProviderRequest) {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, text: await response.text() };
}

function parse(provider: string, text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderUnavailable(`${provider} answered with something other than JSON`);
  }
}
