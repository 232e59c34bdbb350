import type { FeedOrders, OrderReceipts, PlaceOrderRequest } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';
import { sendOut } from '../../testing/send-out.ts';

let shop: SellingService;
beforeAll(async () => {
  shop = await sellingService();
});
afterAll(() => shop.close());

const austin = {
  ...{ address: '1100 Congress Ave', postal_code: '78701', city: 'Austin', state: 'US-TX' },
  phone: '+1 512 463 4630',
};
const toAmerica = (form: Partial<PlaceOrderRequest['form']> = {}): Basket => ({
  ...{ rows: [[110, 1]], method: 'ups', cart: { country_code: 'us', language_code: 'en' } },
  form: { ...austin, ...form },
});
const refusedFields = async (basket: Basket) => {
  const { error } = (await shop.send(await shop.orderOf(basket))).json();
  return [error?.code, error?.fields];
};

it('an order to a country with states needs one of that country, and says so in words (CHECKOUT-81)', async () => {
  const words = { state: expect.stringContaining('osavaltio') };
  expect(await refusedFields(toAmerica({ state: '' }))).toEqual(['invalid_form', { state: expect.any(String) }]);
  for (const state of ['US-XX', 'CA-ON', 'Texas'.slice(0, 5), 'us-tx'])
    expect([state, ...(await refusedFields(toAmerica({ state })))]).toEqual([state, 'invalid_form', words]);
});

it('an order to any other country has none, whatever an earlier choice of the country left (CHECKOUT-81)', async () => {
  const placed = await shop.place({ rows: [[110, 1]], form: { state: 'US-TX' } });
  expect((await shop.read(placed)).address).toMatchObject({ city: 'Tampere', state: '' });
});

it.each(['klarna', 'paypal'])(
  'with %s the state goes to the provider, and stands in order, mail, receipt, feed and staff’s view (CHECKOUT-82)',
  async (payment) => {
    const placed = await shop.place({ ...toAmerica(), payment });
    await shop.pay(placed, 'approve');
    expect((await shop.read(placed)).address).toMatchObject({ city: 'Austin', state: 'US-TX' });
    await shop.app.outboxWorker.drain();
    expect(shop.mails().find((mail) => mail.includes(placed.order_number))).toContain('Austin, TX 78701');

    const key = `?key=${placed.order_key}`;
    const told = await shop.call(`/api/orders/${placed.order_number}/receipts/${key}`);
    expect(told.json<OrderReceipts>().receipts[0]?.buyer).toMatchObject({ state: 'US-TX', postal_code: '78701' });

    const { authorization } = await shop.signedIn({ is_staff: true });
    const staffs = await shop.call(`/api/staff/orders/${placed.order_number}/`, { authorization });
    expect(staffs.json().address.state).toBe('US-TX');

    const admin = await shop.signedIn({ is_admin: true });
    const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const made = await shop.call('/api/staff/feed-tokens/', {
      ...{ method: 'POST', authorization: admin.authorization, body: { name: 'ERP', scopes: ['orders'], lastDay } },
    });
    const feed = await shop.call('/api/feeds/orders/', { authorization: `Bearer ${made.json().token}` });
    const sold = feed.json<FeedOrders>().orders.find(({ number }) => number === placed.order_number);
    expect(sold?.recipient).toMatchObject({ city: 'Austin', state: 'US-TX', country: 'us' });
  },
);

it('a complaint about such an order keeps its state, and is refused with another country’s (CHECKOUT-81)', async () => {
  const placed = await shop.place(toAmerica());
  await shop.pay(placed, 'approve');
  await sendOut(shop, placed);
  const complaint = (state: string) =>
    shop.call('/api/reclamations/', {
      ...{ method: 'POST', locale: 'en' },
      body: {
        ...{ requestKey: crypto.randomUUID(), salesChannel: 'S', orderNumber: placed.order_number },
        ...{ orderKey: placed.order_key, customerName: 'Ann Lee', phone: austin.phone, email: 'maija@example.fi' },
        ...{ address: austin.address, postNumber: austin.postal_code, city: austin.city, state },
        rows: [{ rowId: '1', productId: 110, complaint: 'The zip came off.' }],
      },
    });
  const refused = await complaint('CA-ON');
  expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['state']]);
  const filed = await complaint('US-TX');
  expect(filed.statusCode, filed.body).toBe(200);
  const kept = await shop.open.db.selectFrom('complaints').select('form').executeTakeFirstOrThrow();
  expect(kept.form).toMatchObject({ city: 'Austin', state: 'US-TX' });
});

it('a provider that needs a state refuses an address without one, as the sandbox does', async () => {
  const bare = { purchase_country: 'US', purchase_currency: 'USD', order_amount: 100, order_tax_amount: 0 };
  const answer = await fetch(`${shop.klarna.url}/payments/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('sandbox:sandbox')}` },
    body: JSON.stringify({
      ...bare,
      order_lines: [{ name: 'x', quantity: 1, unit_price: 100, tax_rate: 0, total_amount: 100, total_tax_amount: 0 }],
      billing_address: { country: 'US' },
      merchant_reference1: 'x',
      merchant_urls: {},
    }),
  });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('billing_address.region')]);
});
