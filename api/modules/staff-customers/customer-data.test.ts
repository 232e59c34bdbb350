import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, ownMailbox } from '../../testing/mailbox.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

const mailbox = ownMailbox();
let shop: SellingService;
let staff: { id: number; authorization: string };
beforeAll(async () => {
  shop = await sellingService(mailbox);
  staff = await shop.signedIn({ email: 'veikko@havu.example', is_staff: true });
  await shop.open.db.updateTable('customers').set({ username: 'veikko' }).where('id', '=', staff.id).execute();
});
afterAll(() => shop.close());

let people = 0;
let email: string;
let aino: { id: number; authorization: string };
beforeEach(async () => {
  email = `asiakas.${++people}@havu.example`;
  aino = await shop.signedIn({ email });
});

const get = (url: string, { authorization } = staff) => shop.call(url, { authorization, locale: 'en' });
const post = (url: string, body: unknown = {}, { authorization } = staff) =>
  shop.call(url, { method: 'POST', body, authorization, locale: 'en' });
const path = (more = '') => `/api/staff/customers/${aino.id}/${more}`;
const written = (action: string, entityId: string | number) =>
  shop.open.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .where('entity_id', '=', String(entityId))
    .execute();

describe('what is held about a customer (STAFF-72)', () => {
  let admin: { id: number; authorization: string };
  beforeAll(async () => {
    admin = await shop.signedIn({ email: 'paavo@havu.example', is_staff: true, is_admin: true });
  });

  it('is handed out to admins as the customer would get it, and that is in the log', async () => {
    expect((await post(path('export/'))).json().error.code).toBe('right_missing');
    const held = (await post(path('export/'), {}, admin)).json();
    const mine = (await shop.call('/api/customer/export/', { authorization: aino.authorization })).json();
    expect({ ...held, exported_at: '' }).toEqual({ ...mine, exported_at: '' });
    expect(await written('customer_exported', aino.id)).toMatchObject([
      { actor_id: admin.id, before: null, after: null },
    ]);
  });

  it('is erased once the address was typed again, and the customer is told', async () => {
    const refused = await post(path('erase/'), { email: 'other@havu.example' }, admin);
    expect(Object.keys(refused.json().error.fields)).toEqual(['email']);
    expect((await post(path('erase/'), { email })).json().error.code).toBe('right_missing');
    expect((await post(path('erase/'), { email: email.toUpperCase() }, admin)).json()).toEqual({ ok: true });
    const [row] = await shop.open.db.selectFrom('customers').selectAll().where('id', '=', aino.id).execute();
    expect(row).toMatchObject({ is_active: false, first_name: '', last_name: '' });
    expect((await get(path())).statusCode).toBe(404);
    const [told] = await mailsTo(shop, mailbox, email);
    expect(told?.html).toContain('poistettu');
    expect(await written('customer_erased', aino.id)).toMatchObject([{ actor_id: admin.id }]);
  });

  it('leaves nothing in the log that was written to the customer, and no way to sign in', async () => {
    const { db } = shop.open;
    const { order_number: number } = await shop.place({ rows: [[110, 1]] }, aino.authorization);
    await db.updateTable('orders').set({ status: 'cancelled' }).where('number', '=', number).execute();
    const letter = { action: 'return.letter', entity: 'order', entity_id: number };
    await db
      .insertInto('audit_log')
      .values([
        { ...letter, actor_id: staff.id, after: JSON.stringify({ reference: 'R-1', body: 'Hei Aino' }) },
        { ...letter, actor_id: staff.id, before: '{"status":"open"}', after: '{"status":"done","letter":"Hei Aino"}' },
        {
          ...letter,
          actor_id: staff.id,
          after: '{"pieces":[{"amount":1,"reason":"Hei Aino"}],"tracking_code":"JJFI 1"}',
        },
      ])
      .execute();
    await db.insertInto('second_factors').values({ customer_id: aino.id, secret: 'sealed' }).execute();
    expect((await post(path('erase/'), { email }, admin)).json()).toEqual({ ok: true });
    const writes = await written('return.letter', number);
    expect(writes.map(({ before, after }) => [before, after])).toEqual([
      [null, { reference: 'R-1' }],
      [{ status: 'open' }, { status: 'done' }],
      [null, { pieces: [{ amount: 1 }] }],
    ]);
    const factors = await db
      .selectFrom('second_factors')
      .select('customer_id')
      .where('customer_id', '=', aino.id)
      .execute();
    expect(factors).toEqual([]);
  });

  it('stays while an order is under way, and while the account has a role', async () => {
    await shop.place({ rows: [[110, 1]] }, aino.authorization);
    const answer = await post(path('erase/'), { email }, admin);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'customer_orders_under_way']);
    const ofStaff = await post(`/api/staff/customers/${staff.id}/erase/`, { email: 'veikko@havu.example' }, admin);
    expect(ofStaff.json().error.code).toBe('customer_is_staff');
  });
});
