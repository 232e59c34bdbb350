import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiFailure } from './api-failure.ts';

type Answer = Response | Error;
const quick = { pausesMs: [0, 0] };

function service(...given: [{ pausesMs: readonly number[] }, ...Answer[]] | Answer[]) {
  const [first, ...rest] = given;
  const isSettings = first !== undefined && 'pausesMs' in first;
  const answers = (isSettings ? rest : given) as Answer[];
  const requests: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: RequestInfo | URL, init: RequestInit = {}) => {
    requests.push({ url: String(url), init });
    const answer = answers.shift() ?? new Error('no answer');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const api = createApiClient({
    origin: '',
    locale: 'sv',
    authorization: () => 'Bearer token',
    fetch,
    ...(isSettings ? first : quick),
  });
  const header = (index: number, name: string) => new Headers(requests[index]?.init.headers).get(name);
  return { api, requests, header };
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

it('the token goes to paths of the customer, not to the reset mail, not to the catalogue (SESSION-30, SESSION-31)', async () => {
  const { api, header } = service(json({}), json({}), json({}), json({}), json([]));
  await api.get('/api/customer/');
  await api.post('/api/customer/password/reset_email/', {});
  await api.get('/api/navigation/');
  await api.post('/api/accounts/logout/');
  await api.get('/api/get_fast_shipping/');
  const sent = [0, 1, 2, 3, 4].map((index) => header(index, 'authorization'));
  expect(sent).toEqual(['Bearer token', null, null, 'Bearer token', 'Bearer token']);
  expect(header(2, 'accept-language')).toBe('sv');
});

it('nothing asks for OPTIONS: browsers send their own (ERR-27)', () => {
  expect(Object.keys(service().api).sort()).toEqual(['delete', 'get', 'patch', 'post', 'put']);
});

it('a body is JSON; a form with files sets its own type (ERR-25, ERR-26, ERR-28)', async () => {
  const { api, header, requests } = service(json({}), json({}));
  await api.post('/api/checkout/', { a: 1 });
  await api.post('/api/returns/', new FormData());
  expect(requests[0]?.init.body).toBe('{"a":1}');
  expect([header(0, 'content-type'), header(1, 'content-type')]).toEqual(['application/json', null]);
});

it.each([408, 425, 429, 500, 502, 503, 504])(
  'a read is made again after %i, twice at most (ERR-29)',
  async (status) => {
    const { api, requests } = service(json({}, status), json({}, status), json({ ok: true }));
    await expect(api.get('/api/home/')).resolves.toEqual({ ok: true });
    expect(requests).toHaveLength(3);
    const failing = service(json({}, status), json({}, status), json({}, status), json({ ok: true }));
    await expect(failing.api.get('/api/home/')).rejects.toMatchObject({ status });
  },
);

it.each([400, 401, 403, 404, 409, 410, 422])('a read is not made again after %i (ERR-29)', async (status) => {
  const { api, requests } = service(json({}, status), json({}));
  await expect(api.get('/api/home/')).rejects.toMatchObject({ status });
  expect(requests).toHaveLength(1);
});

it('what changes something is sent once, unless it carries a key by which it is known again (ERR-29)', async () => {
  const { api, requests } = service(json({}, 503), json({}));
  await expect(api.post('/api/orders/', {})).rejects.toMatchObject({ status: 503 });
  expect(requests).toHaveLength(1);
  const keyed = service(new TypeError('offline'), json({}, 502), json({ number: 1 }));
  await keyed.api.post('/api/orders/', { a: 1 }, { headers: { 'Idempotency-Key': 'k1' } });
  expect(keyed.requests.map(({ init }) => init.body)).toEqual(Array(3).fill('{"a":1}'));
  expect([0, 1, 2].map((index) => keyed.header(index, 'idempotency-key'))).toEqual(['k1', 'k1', 'k1']);
});

describe('pauses between tries (ERR-29)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const later = (seconds: string) => new Response('{}', { status: 503, headers: { 'retry-after': seconds } });

  it('they grow', async () => {
    const { api, requests } = service({ pausesMs: [300, 1200] }, json({}, 503), json({}, 503), json({}));
    const answer = api.get('/api/home/');
    for (const [ms, calls] of [
      [299, 1],
      [1, 2],
      [1199, 2],
      [1, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(requests).toHaveLength(calls);
    }
    await answer;
  });

  it('they are as long as the service asks, and it is not waited for longer than five seconds', async () => {
    const { api, requests } = service({ pausesMs: [300] }, later('2'), json({}));
    const answer = api.get('/api/home/');
    await vi.advanceTimersByTimeAsync(1999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    const long = service({ pausesMs: [300] }, later('60'), json({}));
    await expect(long.api.get('/api/home/')).rejects.toMatchObject({ status: 503 });
    expect(long.requests).toHaveLength(1);
  });

  it('no try begins once the time of the call is over (ERR-29)', async () => {
    let asked = 0;
    const timesOut = async () => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 15_000));
      throw new DOMException('', 'TimeoutError');
    };
    const client = createApiClient({ origin: '', locale: 'fi', fetch: timesOut, pausesMs: [0, 0] });
    const failed = expect(client.get('/api/x/')).rejects.toMatchObject({ status: 0 });
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(asked).toBe(1);
  });

  it('nor where a pause would last until then', async () => {
    let asked = 0;
    const busy = async () => {
      asked += 1;
      return new Response('', { status: 503, headers: { 'retry-after': '2' } });
    };
    const client = createApiClient({ origin: '', locale: 'fi', fetch: busy });
    const failed = expect(client.get('/api/x/', { timeoutMs: 2000 })).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(asked).toBe(1);
  });

  it('who leaves during a pause asks nobody any more', async () => {
    const { api, requests } = service({ pausesMs: [300] }, json({}, 503), json({}));
    const leaving = new AbortController();
    const answer = expect(api.get('/api/home/', { signal: leaving.signal })).rejects.toThrow('left');
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort(new Error('left'));
    await answer;
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toHaveLength(1);
  });
});

it('a refusal carries its code, its words and its fields (ERR-19, ERR-22)', async () => {
  const error = { code: 'field_errors', message: 'Check the form', fields: { email: 'Missing' } };
  const { api } = service(json({ error }, 400));
  const failure = await api.post('/api/accounts/register/', {}).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 400, ...error });
});

it('no answer is a failure with status 0', async () => {
  const { api } = service(...Array(3).fill(new TypeError('offline')));
  await expect(api.get('/api/home/')).rejects.toMatchObject({ status: 0, code: 'no_answer' });
});
