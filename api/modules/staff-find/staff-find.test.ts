import type { StaffFindResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

type Role = 'store' | 'content' | 'service';

let shop: SellingService;
let order: string;
const callers = new Map<Role, string>();
beforeAll(async () => {
  shop = await sellingService();
  await shop.fillShelves(110, 100);
  for (const role of ['store', 'content', 'service'] as const) {
    const own = role === 'store' ? { staff_store_id: 20 } : {};
    const email = `${role}@shop.example`;
    callers.set(role, (await shop.signedIn({ email, is_staff: true, staff_role: role, ...own })).authorization);
  }
  await shop.signedIn({ email: 'kerttu.palo@havu.example' });
  const form = { first_name: 'Kerttu', last_name: 'Palo', email: 'kerttu.palo@havu.example' };
  order = (await shop.place({ rows: [[110, 1]], form })).order_number;
  const { id } = await shop.open.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', order)
    .executeTakeFirstOrThrow();
  const lines = JSON.stringify([{ product_id: 110, amount: 1 }]);
  await shop.open.db.insertInto('returns').values({ order_id: id, lines }).execute();
});
afterAll(() => shop.close());

const ask = (q: string, role: Role = 'service') =>
  shop.call(`/api/staff/find/?q=${encodeURIComponent(q)}`, { locale: 'en', authorization: callers.get(role) ?? '' });
const found = async (q: string, role?: Role) => {
  const { results } = (await ask(q, role)).json<StaffFindResponse>();
  return results.map(({ kind, id, name }) => `${kind} ${id} ${name}`);
};

describe('what the command palette finds (STAFF-38)', () => {
  it('is orders, returns and customers by words that stand in them in any order', async () => {
    const all = await found('palo kerttu@no').then(async (none) => [none, await found('PALO kert')] as const);
    expect(all[0]).toEqual([]);
    expect(all[1]).toEqual([
      `order ${order} Kerttu Palo`,
      `return ${order}-1 Kerttu Palo`,
      expect.stringMatching(/^customer \d+ /),
    ]);
    expect(await found(`${order}-1`)).toEqual([`return ${order}-1 Kerttu Palo`]);
    expect((await found(order))[0]).toBe(`order ${order} Kerttu Palo`);
  });

  it('is products by name, brand and number, hidden ones too, and by a name with a typo in it', async () => {
    expect(await found('kuura')).toEqual([expect.stringContaining('product 10 ')]);
    expect(await found('salattu')).toEqual([expect.stringContaining('product 12 ')]);
    const typo = (await ask('kuuar')).json<StaffFindResponse>();
    expect(typo.is_approximate).toBe(true);
    expect(typo.results).toMatchObject([{ kind: 'product', id: '10' }]);
    expect((await ask('kuura')).json()).toMatchObject({ is_approximate: false });
  });

  it('is what the role writes, by its name in any language, told in the reader’s', async () => {
    const { db } = shop.open;
    const page = {
      section: 'service' as const,
      show_in_navigation: false,
      slugs: JSON.stringify({ fi: 'talvihuolto' }),
    };
    await db
      .insertInto('static_pages')
      .values({
        ...{ ...page, id: 900 },
        texts: JSON.stringify({
          fi: { title: 'Talvihuolto', content: 'x' },
          en: { title: 'Winter care', content: 'x' },
        }),
      })
      .execute();
    await db
      .insertInto('banners')
      .values([
        { id: 900, kind: 'text', texts: JSON.stringify({ fi: { title: 'Talvihuoltoon' } }) },
        { id: 901, kind: 'hero', texts: JSON.stringify({ fi: { heading: 'Talvihuolto meni' } }), is_removed: true },
      ])
      .execute();
    await db.insertInto('redirects').values({ old_path: '/talvihuolto-2020/', new_path: '/talvihuolto/' }).execute();
    expect(await found('talvihuolto', 'content')).toEqual([
      ...[
        'written 900 Winter care',
        'written 900 Talvihuoltoon',
        expect.stringMatching(/^written \d+ \/talvihuolto-2020/),
      ],
    ]);
    // Customer service has banners, and neither pages nor redirects.
    expect(await found('talvihuolto')).toEqual(['written 900 Talvihuoltoon']);
    expect(await found('talvihuolto', 'store')).toEqual([]);
    // Store staff find their own store alone (STAFF-36).
    await db.updateTable('stores').set({ name: 'Talvikauppa', type: 'retail' }).execute();
    expect((await found('talvikauppa', 'content')).length).toBeGreaterThan(1);
    expect(await found('talvikauppa', 'store')).toEqual(['written 20 Talvikauppa']);
    const { results } = (await ask('winter care', 'content')).json<StaffFindResponse>();
    expect(results).toEqual([{ kind: 'written', of: 'page', id: '900', name: 'Winter care', about: '' }]);
  });

  it('is only what the role of the caller may read (STAFF-35)', async () => {
    expect(await found('palo', 'content')).toEqual([]);
    expect(await found('kuura', 'content')).toHaveLength(1);
    // The order is not collected from the store.
    expect(await found('palo', 'store')).toEqual([`return ${order}-1 Kerttu Palo`]);
    const customer = await shop.signedIn({ email: 'plain@havu.example' });
    for (const [authorization, status] of [
      [customer.authorization, 403],
      ['', 401],
    ] as const) {
      const answer = await shop.call('/api/staff/find/?q=palo', authorization ? { authorization } : {});
      expect(answer.statusCode).toBe(status);
    }
  });

  it.each(['', 'p', '%%', '__', "'; DROP TABLE orders; --", '\\\\'])('is nothing for %j', async (q) => {
    expect(await found(q)).toEqual([]);
    expect((await ask(q)).headers['cache-control']).toBe('private, no-store');
  });
});
