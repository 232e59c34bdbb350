import type { EnterpriseOrder } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

describe('enterprise orders (PRODUCT-61, CHECKOUT-71, CHECKOUT-72)', () => {
  let shop: SellingService;
  let org: string;
  beforeAll(async () => {
    shop = await sellingService();
    org = (await shop.signedIn({ is_org_user: true })).authorization;
  });
  afterAll(() => shop.close());

  const gather = (id: unknown, products: unknown, authorization: string | undefined = org) =>
    shop.call('/api/customer/enterprise/order/', {
      method: 'POST',
      body: { enterprise_data: { id }, checkout_data: { products } },
      ...(authorization ? { authorization } : {}),
    });
  const begin = async (productId = 110, amount = 2) =>
    (await gather(null, [{ productId, amount }])).json<{ enterprise_order: EnterpriseOrder }>().enterprise_order;

  it('begins without an id, and adding raises the amount', async () => {
    const { id } = await begin();
    const again = await gather(id, [
      { productId: 110, amount: 3 },
      { productId: 100, amount: 1 },
    ]);
    const order = again.json<{ enterprise_order: EnterpriseOrder }>().enterprise_order;
    expect(order.id).toBe(id);
    expect(order.products.map(({ productId, amount, name }) => [productId, amount, name])).toEqual([
      [100, 1, 'Kuura kuoritakki'],
      [110, 5, 'Halla untuvatakki'],
    ]);
  });

  it('is for organisation users and staff: guests 401, customers 403', async () => {
    const customer = await shop.signedIn({ is_club_member: true });
    const staff = await shop.signedIn({ is_staff: true });
    const product = [{ productId: 110, amount: 1 }];
    expect((await shop.call('/api/customer/enterprise/orders/')).statusCode).toBe(401);
    expect((await gather(null, product, customer.authorization)).statusCode).toBe(403);
    expect((await shop.call('/api/customer/enterprise/orders/', customer)).statusCode).toBe(403);
    expect((await gather(null, product, staff.authorization)).statusCode).toBe(200);
  });

  it('is nobody else’s: a foreign id is not found, to add, to close, to check out', async () => {
    const { id } = await begin();
    const other = (await shop.signedIn({ is_org_user: true })).authorization;
    expect((await gather(id, [{ productId: 110, amount: 1 }], other)).statusCode).toBe(404);
    const close = { method: 'DELETE' as const, authorization: other };
    expect((await shop.call(`/api/customer/enterprise/order/${id}/`, close)).statusCode).toBe(404);
    const cart = await shop.checkout({ rows: [[110, 1]], cart: { enterprise_order: { id } } }, other);
    expect(cart.enterprise_order).toBeNull();
    expect(cart.errors).toMatchObject([{ code: 'enterprise_order_not_found' }]);
  });

  it.each<[unknown, unknown]>([
    [null, [{ productId: 110, amount: 0 }]],
    [null, [{ productId: 110, amount: -5 }]],
    [null, [{ productId: 110, amount: 1.5 }]],
    [null, [{ productId: 110, amount: 1e9 }]],
    [null, [{ productId: 120, amount: 1 }]],
    [null, [{ productId: 130, amount: 1 }]],
    [null, [{ productId: 999_999_999, amount: 1 }]],
    ['1; --', []],
    [1e12, []],
    [null, 'all'],
  ])('refuses hostile input with a 400: id %j, products %j', async (id, products) => {
    expect((await gather(id, products)).statusCode).toBe(400);
  });

  it('is checked out once: the order takes it along, and it is open no more', async () => {
    const { id } = await begin(100, 1);
    const basket = { rows: [[100, 1] as [number, number]], cart: { enterprise_order: { id } }, payment: 'invoice' };
    expect((await shop.checkout(basket, org)).enterprise_order).toEqual({ id });
    const placed = await shop.place(basket, org);
    const row = await shop.open.db.selectFrom('enterprise_orders').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row?.status).toBe('ordered');
    const { id: orderId } = await shop.open.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', placed.order_number)
      .executeTakeFirstOrThrow();
    expect(row?.order_id).toBe(orderId);
    const again = await shop.send(await shop.orderOf({ ...basket, total: 1 }, org), undefined, org);
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'enterprise_order_not_found']);
  });

  it('is open again when its payment comes to nothing', async () => {
    const { id } = await begin(100, 1);
    const placed = await shop.place({ rows: [[100, 1]], cart: { enterprise_order: { id } } }, org);
    await shop.pay(placed, 'deny');
    const row = await shop.open.db.selectFrom('enterprise_orders').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ status: 'open', order_id: null });
  });

  it('is closed by its owner', async () => {
    const { id } = await begin();
    const close = { method: 'DELETE' as const, authorization: org };
    expect((await shop.call(`/api/customer/enterprise/order/${id}/`, close)).statusCode).toBe(200);
    const open = await shop.call('/api/customer/enterprise/orders/', { authorization: org });
    const orders = open.json<{ enterprise_orders: EnterpriseOrder[] }>().enterprise_orders;
    expect(orders.map((order) => order.id)).not.toContain(id);
  });
});
