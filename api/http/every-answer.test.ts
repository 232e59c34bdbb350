import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestService, testService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ DEMO: '1' });
});
afterAll(() => service.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const branch = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/;

/** Every route of the service with each of its methods; what stands for a parameter is made up. */
function routes(): [Method, string][] {
  const found: [Method, string][] = [];
  const path: string[] = [];
  for (const line of service.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', segment = '', methods = ''] = branch.exec(line) ?? [];
    if (segment === '') continue;
    const depth = indent.length / 4;
    path.splice(depth, path.length, segment);
    const url = path.join('').replaceAll(/:\w+|\*/g, 'x');
    for (const method of methods.split(', '))
      if (/^(GET|POST|PUT|PATCH|DELETE)$/.test(method)) found.push([method as Method, url]);
  }
  return found;
}

it('every route says that its answer is what it says, and lets nothing in it run', async () => {
  const all = routes();
  expect(all.length).toBeGreaterThan(70);
  expect(all).toContainEqual(['POST', '/api/orders/x/withdraw/']);
  const bare: string[] = [];
  for (const [method, url] of all) {
    const { headers } = await service.call(url, { method, ...(method === 'GET' ? {} : { body: {} }) });
    const isGuarded = /default-src 'none'/.test(String(headers['content-security-policy']));
    if (headers['x-content-type-options'] !== 'nosniff' || !isGuarded) bare.push(`${method} ${url}`);
  }
  expect(bare).toEqual([]);
});

it.each([
  ['an unknown path', '/api/nothing-here/', {}],
  ['a path that cannot be read', '/api/%E0%A4%A/', {}],
  ['a path that is too long', `/api/orders/${'x'.repeat(400)}/`, {}],
  ['a body that is no JSON', '/api/contact/', { method: 'POST', headers: { 'content-type': 'application/json' } }],
  ['a method that nothing takes', '/api/contact/', { method: 'DELETE' }],
] as const)('so does the refusal of %s', async (_what, url, options) => {
  const { headers, statusCode } = await service.call(url, options);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});
