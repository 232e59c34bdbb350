import { type StaffMe, type StaffRight, type StaffRole, staffRight, staffRole } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightsOf } from '../../http/staff-rights.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
const callers = new Map<StaffRole | 'customer', string>();
beforeAll(async () => {
  service = await testService();
  for (const role of staffRole.options) {
    const account = role === 'admin' ? { is_admin: true } : { is_staff: true, staff_role: role };
    const own = role === 'store' ? { staff_store_id: 20 } : {};
    callers.set(role, (await service.signedIn({ ...account, ...own })).authorization);
  }
  callers.set('customer', (await service.signedIn()).authorization);
});
afterAll(() => service.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const isMethod = (method: string): method is Method => /^(GET|POST|PUT|PATCH|DELETE)$/.test(method);
const staffRoutes = () =>
  [...service.app.declaredAccess].flatMap(([route, access]) => {
    const [method = '', url = ''] = route.split(' ');
    return isMethod(method) && url.startsWith('/api/staff/') ? [{ method, url, access }] : [];
  });

describe('what roles may do (STAFF-35)', () => {
  it('every call of the staff declares a right, and no other call needs one', () => {
    const all = staffRoutes();
    expect(all.length).toBeGreaterThan(55);
    expect(all.filter(({ access }) => !staffRight.safeParse(access).success)).toEqual([]);
    const elsewhere = [...service.app.declaredAccess].filter(
      ([route, access]) => !route.includes(' /api/staff/') && staffRight.safeParse(access).success,
    );
    expect(elsewhere).toEqual([]);
    // A right that no call needs says nothing.
    const needed = new Set(all.map(({ access }) => access));
    expect(staffRight.options.filter((right) => !needed.has(right))).toEqual([]);
  });

  it.each([...staffRole.options, 'customer'] as const)(
    '%s gets into the calls of its rights, and into no other',
    async (role) => {
      const rights = rightsOf(role === 'customer' ? null : role);
      const wrong: string[] = [];
      for (const { method, url, access } of staffRoutes()) {
        const path = url.replaceAll(/:\w+/g, 'x');
        const body = method === 'GET' ? {} : { body: {} };
        const answer = await service.call(path, { method, ...body, authorization: callers.get(role) ?? '' });
        const code = answer.statusCode === 403 ? answer.json<{ error: { code: string } }>().error.code : null;
        const isRefused = code === (role === 'customer' ? 'forbidden' : 'right_missing');
        if (isRefused === rights.has(access as StaffRight))
          wrong.push(`${method} ${url}: ${answer.statusCode} ${code}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('nobody who has not signed in gets into any', async () => {
    for (const { method, url } of staffRoutes()) {
      const answer = await service.call(url.replaceAll(/:\w+/g, 'x'), {
        method,
        ...(method === 'GET' ? {} : { body: {} }),
      });
      expect([url, answer.statusCode]).toEqual([url, 401]);
    }
  });

  it('what staff could do before there were roles, customer service can, and bring pictures of banners', () => {
    const before = staffRight.options.filter(
      (right) =>
        !/^(products\.(texts|prices|make)|orders\.payments|codes|redirects|search|brands|attributes|groups|pages|posts|keywords|campaigns|gift_campaigns|newsletters|deliveries|taxes|stores|customers\.(data|merge)|settings|systems|releases|people)/.test(
          right,
        ),
    );
    expect([...rightsOf('service')].sort()).toEqual([...before].sort());
    for (const right of rightsOf('service')) expect(rightsOf('commerce').has(right)).toBe(true);
    expect(rightsOf('admin').size).toBe(staffRight.options.length);
  });
});

const ask = (role: StaffRole, url: string, body?: unknown, method: Method = body === undefined ? 'GET' : 'POST') =>
  service.call(url, { method, ...(body === undefined ? {} : { body }), authorization: callers.get(role) ?? '' });
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ error?: { code: string } }>().error?.code;

describe('store staff (STAFF-36)', () => {
  it('know their store and correct its shelves alone', async () => {
    const me = (await ask('store', '/api/staff/me/')).json<StaffMe>();
    expect(me).toMatchObject({ role: 'store', store: { id: 20 } });
    expect(me.rights).not.toContain('customers.read');
    const { model_id, ...shelf } = await service.open.db
      .selectFrom('stock')
      .innerJoin('variants', 'variants.id', 'stock.variant_id')
      .select(['variant_id', 'model_id', 'quantity'])
      .where('store_id', '=', 20)
      .orderBy('variant_id')
      .executeTakeFirstOrThrow();
    const wish = { variant_id: shelf.variant_id, quantity: shelf.quantity + 1, was: shelf.quantity, reason: 'found' };
    const path = `/api/staff/products/${model_id}/stock/`;
    expect((await ask('store', path, { ...wish, store_id: 20 })).statusCode).toBe(200);
    const elsewhere = await ask('store', path, { ...wish, store_id: 1, was: 0 });
    expect([elsewhere.statusCode, codeOf(elsewhere)]).toEqual([403, 'other_store']);
  });

  it('ask for goods to their own store, and take returns in there', async () => {
    const rows = [{ productId: 110, amount: 1, picks: { 20: 1 } }];
    const asked = await ask('store', '/api/staff/transfer-requests/', { to: 1, from: [20], rows });
    expect([asked.statusCode, codeOf(asked)]).toEqual([403, 'other_store']);
    const received = await ask('store', '/api/staff/returns/1/receive/', { store: 1 });
    expect([received.statusCode, codeOf(received)]).toEqual([403, 'other_store']);
  });
});
