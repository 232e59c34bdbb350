import { expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiFailure } from './api-failure.ts';

function service(...answers: (Response | Error)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: RequestInfo | URL, init: RequestInit = {}) => {
    requests.push({ url: String(url), init });
    const answer = answers.shift() ?? new Error('no answer');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const api = createApiClient({ origin: '', locale: 'sv', authorization: () => 'Bearer token', fetch });
  const header = (index: number, name: string) => new Headers(requests[index]?.init.headers).get(name);
  return { api, requests, header };
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

it('the token goes to paths of the customer, not to the reset mail, not to the catalogue (SESSION-30, SESSION-31)', async () => {
  const { api, header } = service(json({}), json({}), json({}), json({}));
  await api.get('/api/customer/');
  await api.post('/api/customer/password/reset_email/', {});
  await api.get('/api/navigation/');
  await api.post('/api/accounts/logout/');
  const sent = [0, 1, 2, 3].map((index) => header(index, 'authorization'));
  expect(sent).toEqual(['Bearer token', null, null, 'Bearer token']);
  expect(header(2, 'accept-language')).toBe('sv');
});

it('a body is JSON; a form with files sets its own type', async () => {
  const { api, header, requests } = service(json({}), json({}));
  await api.post('/api/checkout/', { a: 1 });
  await api.post('/api/returns/', new FormData());
  expect(requests[0]?.init.body).toBe('{"a":1}');
  expect([header(0, 'content-type'), header(1, 'content-type')]).toEqual(['application/json', null]);
});

it.each([408, 429, 500, 502, 503, 504])('a read is tried once more after %i (ERR-29)', async (status) => {
  const { api, requests } = service(json({}, status), json({ ok: true }));
  await expect(api.get('/api/home/')).resolves.toEqual({ ok: true });
  expect(requests).toHaveLength(2);
});

it('what changes something is sent once', async () => {
  const { api, requests } = service(json({}, 503));
  await expect(api.post('/api/orders/', {})).rejects.toMatchObject({ status: 503 });
  expect(requests).toHaveLength(1);
});

it('a refusal carries its code, its words and its fields', async () => {
  const error = { code: 'field_errors', message: 'Check the form', fields: { email: 'Missing' } };
  const { api } = service(json({ error }, 400));
  const failure = await api.post('/api/accounts/register/', {}).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 400, ...error });
});

it('no answer is a failure with status 0', async () => {
  const { api } = service(new TypeError('offline'), new TypeError('offline'));
  await expect(api.get('/api/home/')).rejects.toMatchObject({ status: 0, code: 'no_answer' });
});
