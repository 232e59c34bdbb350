import type { StaffTransfersResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

describe('transfer requests of the staff (CHECKOUT-73 to CHECKOUT-75)', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.open.db.updateTable('stock').set({ reserved: 0 }).execute();
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterAll(() => shop.close());

  const ask = (own: object = {}, authorization: string | undefined = staff) =>
    shop.call('/api/staff/transfer-requests/', {
      method: 'POST',
      body: { to: 2, from: [20], rows: [{ productId: 100, amount: 2 }], ...own },
      ...(authorization ? { authorization } : {}),
    });
  const move = (id: number, status: string, authorization = staff) =>
    shop.call(`/api/staff/transfer-requests/${id}/move/`, { method: 'POST', body: { status }, authorization });
  const shelf = async (storeId: number) =>
    (await shop.open.db
      .selectFrom('stock')
      .select(['quantity', 'reserved'])
      .where('variant_id', '=', 100)
      .where('store_id', '=', storeId)
      .executeTakeFirst()) ?? { quantity: 0, reserved: 0 };

  it('are nobody else’s: guests 401; customers and organisations 403', async () => {
    const customer = await shop.signedIn({ is_org_user: true });
    const guest = await shop.call('/api/staff/transfer-requests/', { method: 'POST', body: {} });
    expect(guest.statusCode).toBe(401);
    expect((await ask({}, customer.authorization)).statusCode).toBe(403);
    expect((await move(1, 'sent', customer.authorization)).statusCode).toBe(403);
  });

  it('in the cart exist for the staff only', async () => {
    const basket = { rows: [[100, 1] as [number, number]], cart: { transfer_request_from: [20, 1, 77] } };
    expect((await shop.checkout(basket, staff)).transfer_request_from).toEqual([20, 1]);
    expect((await shop.checkout(basket)).transfer_request_from).toBeNull();
  });

  it('from several warehouses must cover the amount; the refusal is Finnish in every language and names the row', async () => {
    const rows = [{ productId: 100, amount: 3, picks: { 20: 1, 1: 1 } }];
    const response = await shop.call('/api/staff/transfer-requests/', {
      method: 'POST',
      body: { to: 2, from: [20, 1], rows },
      authorization: staff,
      locale: 'en',
    });
    expect([response.statusCode, response.json().error.message]).toEqual([
      400,
      'Valitse tarpeeksi tuotteita keräilyvarastoista riville Kuura shell jacket.',
    ]);
  });

  it('are refused where a shelf holds too few', async () => {
    const response = await ask({ rows: [{ productId: 100, amount: 50 }] });
    expect([response.statusCode, response.json().error.code]).toEqual([409, 'transfer_shelf']);
  });

  it.each<[string, object]>([
    ['to the store it comes from', { to: 20 }],
    ['from a store twice', { from: [20, 20] }],
    ['from nowhere', { from: [] }],
    ['to an unknown store', { to: 9999 }],
    ['of an unknown product', { rows: [{ productId: 999_999, amount: 1 }] }],
    ['of minus one', { rows: [{ productId: 100, amount: -1 }] }],
    ['of a billion', { rows: [{ productId: 100, amount: 1e9 }] }],
    ['with odd picks', { from: [20, 1], rows: [{ productId: 100, amount: 1, picks: { '20; --': 1 } }] }],
  ])('are refused %s', async (_name, own) => {
    expect((await ask(own)).statusCode).toBe(400);
  });

  it('promise the row’s amount where asked, take it when sent, and put it up when received (CART-40)', async () => {
    const before = { from: await shelf(20), to: await shelf(2) };
    const { id } = (await ask({ reserve: true })).json<{ id: number }>();
    expect(await shelf(20)).toEqual({ ...before.from, reserved: before.from.reserved + 2 });
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
    expect((await move(id, 'received')).statusCode).toBe(409);
    await move(id, 'sent');
    expect(await shelf(20)).toEqual({ ...before.from, quantity: before.from.quantity - 2 });
    await move(id, 'received');
    expect((await shelf(2)).quantity).toBe(before.to.quantity + 2);
    expect((await move(id, 'received')).statusCode).toBe(409);
    const log = await shop.open.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', String(id))
      .execute();
    expect(log).toHaveLength(3);
  });

  it('give promised pieces back when they are cancelled', async () => {
    const before = await shelf(20);
    const { id } = (await ask({ reserve: true })).json<{ id: number }>();
    await move(id, 'cancelled');
    expect(await shelf(20)).toEqual(before);
  });

  it('are listed to the staff, newest first, with where each may go and what it moves', async () => {
    const { id } = (await ask({ is_high_priority: true })).json<{ id: number }>();
    const list = async (query = '') =>
      (
        await shop.call(`/api/staff/transfer-requests/${query}`, { authorization: staff, locale: 'en' })
      ).json<StaffTransfersResponse>();
    expect((await list()).results[0]).toMatchObject({
      id,
      status: 'requested',
      next: ['sent', 'cancelled'],
      to: { id: 2 },
      is_high_priority: true,
      rows: [{ productId: 100, name: 'Kuura shell jacket', amount: 2, from: { id: 20 } }],
    });
    await move(id, 'sent');
    expect((await list('?status=open')).results[0]).toMatchObject({ id, next: ['received'] });
    await move(id, 'received');
    const received = await list('?status=received');
    expect(received.results[0]).toMatchObject({ id, next: [] });
    expect(received).toMatchObject({ total: received.results.length, page: 1, page_count: 1 });
    expect((await list('?status=open')).results.map((each) => each.id)).not.toContain(id);
  });

  it('are listed to nobody else', async () => {
    const { authorization } = await shop.signedIn({ is_org_user: true });
    const asked = [await shop.call('/api/staff/transfer-requests/', { authorization })];
    asked.push(await shop.call('/api/staff/transfer-requests/'));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([403, 401]);
  });
});
