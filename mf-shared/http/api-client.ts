import type { Locale } from 'mf-shared/contract';
import { ApiFailure, toApiFailure } from './api-failure.ts';

export interface CallOptions {
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Milliseconds until the call counts as failed; 15,000 unless told. */
  timeoutMs?: number;
  /** Is sent even though the page is being left. */
  keepalive?: boolean;
  /** How the browser's cache is used; as the answer's headers say unless told. */
  cache?: RequestCache | undefined;
  /** Told the answer's headers before its body is read, for callers that keep an ETag. */
  onHeaders?: (headers: Headers) => void;
}

/** One client for every call: paths start with /api/, bodies are JSON, FormData or the bytes of a Blob, failures are {@link ApiFailure}. */
export interface ApiClient {
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  patch<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  delete<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
}

export interface ApiClientSettings {
  /** Origin before the path; empty in the browser, the service's address on the server. */
  origin: string;
  locale: Locale;
  /** Value for the Authorization header, or null; asked only for paths that need it. */
  authorization?: () => string | null;
  fetch?: typeof globalThis.fetch;
  /** Pauses before a call is made again, in milliseconds: as many times as there are pauses. */
  pausesMs?: readonly number[];
}

/** Statuses after which a call that may be made twice is made again (ERR-29). */
const retriedStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Growing, so that a service that is busy gets time. */
const usualPausesMs = [300, 1200];
/** The longest pause that is waited when the service asks for one. */
const longestPauseMs = 5000;
/** A pause without end, after which it is too late for anything. */
const noFurtherTry = Number.POSITIVE_INFINITY;
const idempotencyKey = 'idempotency-key';
const withAuthorization = [
  '/api/accounts/logout/',
  '/api/accounts/renew/',
  '/api/customer/',
  '/api/bug-report/',
  '/api/checkout/',
  '/api/orders/',
  '/api/staff/',
  '/api/review',
  '/api/returns/',
  '/api/reclamations/',
  '/api/payments/',
  '/api/products/',
  '/api/get_fast_shipping/',
];
const withoutAuthorization = '/api/customer/password/reset_email/';

export function createApiClient(settings: ApiClientSettings): ApiClient {
  const send = settings.fetch ?? globalThis.fetch;
  const { pausesMs = usualPausesMs } = settings;

  async function attempt(method: string, path: string, body: unknown, options: CallOptions): Promise<Response> {
    const headers = new Headers({ accept: 'application/json', 'accept-language': settings.locale, ...options.headers });
    const token = needsAuthorization(path) ? settings.authorization?.() : null;
    if (token) headers.set('authorization', token);
    const init: RequestInit = { method, headers, signal: limit(options), keepalive: options.keepalive ?? false };
    if (options.cache) init.cache = options.cache;
    if (body instanceof FormData || body instanceof Blob) init.body = body;
    else if (body !== undefined) {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(body);
    }
    return send(settings.origin + path + queryString(options.query), init);
  }

  async function call<T>(method: string, path: string, body: unknown, options: CallOptions = {}): Promise<T> {
    const isRepeatable = method === 'GET' || new Headers(options.headers).has(idempotencyKey);
    const pauses = isRepeatable ? pausesMs : [];
    const lastStart = Date.now() + (options.timeoutMs ?? usualTimeoutMs);
    for (let tried = 0; ; tried += 1) {
      let waitMs = pauses[tried] ?? noFurtherTry;
      try {
        const response = await attempt(method, path, body, options);
        const isToRepeat = retriedStatuses.has(response.status);
        if (isToRepeat) waitMs = pauseAfter(response, waitMs);
        if (isToRepeat && Date.now() + waitMs < lastStart) await response.body?.cancel();
        else {
          options.onHeaders?.(response.headers);
          const parsed = await parse(response);
          if (!response.ok) throw toApiFailure(response.status, parsed);
          return parsed as T;
        }
      } catch (error) {
        if (error instanceof ApiFailure || options.signal?.aborted) throw error;
        if (Date.now() + waitMs >= lastStart) throw new ApiFailure(0, 'no_answer', '');
      }
      await pause(waitMs, options.signal);
    }
  }

  return {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    patch: (path, body, options) => call('PATCH', path, body, options),
    delete: (path, body, options) => call('DELETE', path, body, options),
  };
}

function needsAuthorization(path: string): boolean {
  return path !== withoutAuthorization && withAuthorization.some((prefix) => path.startsWith(prefix));
}

/** The usual pause, or what the service asks to wait for where that is longer; without end where nobody waits so long. */
function pauseAfter(response: Response, usualMs: number): number {
  const askedMs = 1000 * Number(response.headers.get('retry-after'));
  // A date is not read.
  if (Number.isNaN(askedMs)) return usualMs;
  return askedMs > longestPauseMs ? noFurtherTry : Math.max(askedMs, usualMs);
}

/** @throws what the signal was aborted with */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal?.addEventListener('abort', leave, { once: true });
  });
}

const usualTimeoutMs = 15_000;

function limit(options: CallOptions): AbortSignal {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? usualTimeoutMs);
  return options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
}

function queryString(query: CallOptions['query']): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`;
}

async function parse(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
