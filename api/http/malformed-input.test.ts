import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../testing/test-service.ts';

let service: TestService;
let staff: string;
beforeAll(async () => {
  service = await testService();
  staff = (await service.signedIn({ is_staff: true, is_admin: true })).authorization;
});
afterAll(() => service.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Every path of the service with its methods, from its own description; parameters take what stands in for them. */
async function routes(parameter: string): Promise<{ method: Method; url: string }[]> {
  const { paths } = (await service.call('/api/openapi.json')).json() as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as Method,
      url: path.replace(/\{[^}]+\}/g, encodeURIComponent(parameter)),
    })),
  );
}

const bodies: [string, string][] = [
  ['broken JSON', '{"a":'],
  ['null', 'null'],
  ['a number', '1'],
  ['an array', '[[]]'],
  ['an empty object', '{}'],
  ['nothing', ''],
  ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'],
  [
    'tabs below tabs without end',
    `{"tabs":[${'{"titles":{},"slugs":{},"contents":{},"tabs":['.repeat(10_000)}${']}'.repeat(10_000)}]}`,
  ],
  [
    'NUL characters and huge numbers',
    JSON.stringify({
      email: 'a\u0000@havu.example',
      password: '\u0000',
      hash: '\u0000',
      source: 'ProductGroup',
      slug: '\u0000',
      id: 1e300,
      language: 'fi',
      taxAreaId: 99_999_999_999,
      model_id: 99_999_999_999,
      review_id: 99_999_999_999,
      review_vote: 'up',
      product_id: 99_999_999_999,
      lang_code: '\u0000',
      cart_content: '{"products":["\\u0000"]}\u0000',
      first_name: '\u0000',
      last_name: '\u0000',
    }),
  ],
];

const queries = [
  '',
  '?q=%00&slug=%00&path=%00&id=99999999999999999999&model_id=99999999999&page=99999999&size=1000&query=%00&err=%00',
  '?model_id=-1&page=1e9&size=1&postal_code=00100&price=1e308&variant_id=1e9&type=2&slug=kuura&group=%F0%9F%8E%BF&q=%25',
  '?q=a&limit=1000&language=xx&taxAreaId=NaN&delivery-country-code=%00%00&currency-code=%27%22',
  '?slug=a&slug=b&q=a&q=b&path=a&path=b&model_id=1&model_id=2&id=1&id=2&type=1&type=2',
  '?slug=kuura&type=1&delivery-country-code=zz&taxAreaId=77&model_id=2147483648&ski_id=9e99&id=0x10',
];

describe('malformed input never makes the service fail (TARGET-51)', () => {
  it.each(bodies)('in bodies: %s', async (_, payload) => {
    for (const { method, url } of await routes('kuura'))
      if (method !== 'GET') {
        const headers = { 'content-type': 'application/json', authorization: staff };
        const answer = await service.app.inject({ method, url, payload, headers });
        expect([method, url, answer.statusCode < 500, answer.body]).toEqual([method, url, true, answer.body]);
      }
  });

  it.each(queries)('in queries: %s', async (query) => {
    for (const { method, url } of await routes('kuura'))
      if (method === 'GET') {
        const answer = await service.app.inject({ method, url: url + query, headers: { authorization: staff } });
        expect([url, answer.statusCode < 500, answer.body]).toEqual([url, true, answer.body]);
      }
  });

  it.each(['\u0000', '../../etc/passwd', "'", '🎿', 'x'.repeat(250), '%', '99999999999999'])(
    'in paths: %j',
    async (parameter) => {
      for (const { method, url } of await routes(parameter)) {
        const answer = await service.app.inject({
          method,
          url,
          payload: '{}',
          headers: { authorization: staff, 'content-type': 'application/json' },
        });
        expect([method, url, answer.statusCode < 500, answer.body]).toEqual([method, url, true, answer.body]);
      }
    },
  );

  it.each([['%'], ['/api/%E0%A4%A'], ['/api/products/productmodel/%ff/']])(
    'in undecodable addresses: %s',
    async (url) => {
      const answer = await service.app.inject({ method: 'GET', url: url.startsWith('/') ? url : `/${url}` });
      expect([400, 404]).toContain(answer.statusCode);
    },
  );

  it('refuses a body that is too large with 413 and other kinds of body with 415 (ERR-23)', async () => {
    const large = await service.call('/api/products/productmodellist/', {
      method: 'POST',
      body: { x: 'x'.repeat(2 << 20) },
    });
    expect([large.statusCode, large.json().error.code]).toEqual([413, 'body_too_large']);
    const xml = await service.app.inject({
      method: 'POST',
      url: '/api/accounts/login/',
      payload: '<x/>',
      headers: { 'content-type': 'application/xml' },
    });
    expect(xml.statusCode).toBe(415);
  });

  it('answers broken JSON with 400 in the contract’s shape and the caller’s language (ERR-19 to ERR-21, ERR-23)', async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/accounts/login/',
      payload: '{',
      headers: { 'content-type': 'application/json', 'accept-language': 'sv' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: { code: 'invalid_json', message: 'Begäran kunde inte läsas.' } },
    ]);
  });
});

describe('access', () => {
  it('is declared on every route, or the service does not start (TARGET-43)', async () => {
    const { guardRoutes } = await import('./access.ts');
    const { default: Fastify } = await import('fastify');
    const app = Fastify();
    guardRoutes(
      app,
      async () => null,
      async () => null,
    );
    expect(() => app.get('/api/secret/', () => 'x')).toThrow('GET /api/secret/ declares no access policy');
  });

  it('is refused before the body is read', async () => {
    const answer = await service.app.inject({
      method: 'PATCH',
      url: '/api/customer/',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(401);
  });
});
