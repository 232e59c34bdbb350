import type { StaffCustomersResponse } from 'mf-shared/contract';
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
const patch = (body: object, { authorization } = aino) =>
  shop.call('/api/customer/', { method: 'PATCH', body, authorization, locale: 'en' });
const own = async ({ authorization } = aino) => (await shop.call('/api/customer/', { authorization })).json();
const path = (more = '') => `/api/staff/customers/${aino.id}/${more}`;
const written = (action: string, entityId: string | number) =>
  shop.open.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .where('entity_id', '=', String(entityId))
    .execute();

describe('members of associations (STAFF-8, STAFF-23)', () => {
  /** What the club's product costs this caller. */
  const priceFor = async ({ authorization }: { authorization?: string }) => {
    const body = { country_code: 'fi', language_code: 'fi', products: [{ productId: 110, amount: 1 }] };
    const answer = await shop.call('/api/checkout/', { method: 'POST', body, ...(authorization && { authorization }) });
    return answer.json().products[0].price.active as number;
  };

  it.each([
    ['a scout', { scout: { group: 'Metsänkävijät', member_id: '123 456' } }],
    ['a member of Suomen Latu', { latu: { member_id: 'L-4711', branch: 'Tampereen Latu' } }],
  ])('%s keeps the card’s facts in the account and pays the club’s prices', async (_who, membership) => {
    const before = await priceFor(aino);
    const answer = await patch(membership);
    expect(answer.json()).toMatchObject({ ...membership, has_club_price: true, is_club_member: false });
    const club = await shop.signedIn({ email: `kerho.${people}@havu.example`, is_club_member: true });
    expect(await priceFor(aino)).toBe(await priceFor(club));
    expect(await priceFor(aino)).toBeLessThan(before);
    const [kind = ''] = Object.keys(membership);
    await patch({ [kind]: null });
    expect([(await own()).has_club_price, await priceFor(aino)]).toEqual([false, before]);
  });

  it('joins the club and leaves it: prices follow at once (STAFF-31)', async () => {
    const before = await priceFor(aino);
    expect((await patch({ is_club_member: true })).json()).toMatchObject({
      is_club_member: true,
      has_club_price: true,
    });
    expect(await priceFor(aino)).toBeLessThan(before);
    expect((await patch({ is_club_member: false })).json()).toMatchObject({ has_club_price: false });
    expect(await priceFor(aino)).toBe(before);
  });

  it.each([
    { scout: { group: '', member_id: '123456' } },
    { scout: { group: 'Metsänkävijät', member_id: '' } },
    { scout: { group: 'Metsänkävijät', member_id: '1; DROP TABLE' } },
    { scout: { group: 'a\nb', member_id: '123456' } },
    { latu: { member_id: '12345' } },
    { latu: { member_id: '<script>', branch: 'Tampere' } },
    { scout: true },
    { has_club_price: true },
    { is_org_user: true, club_comment: 'x' },
  ])('%j changes nothing', async (body) => {
    await patch(body);
    expect(await own()).toMatchObject({ scout: null, latu: null, has_club_price: false });
    expect((await get(path())).json()).toMatchObject({ is_org_user: false, club_comment: '' });
  });
});

describe('the list of customers (STAFF-24)', () => {
  it('is narrowed to kinds, the club, consents, roles, orders, country, language and days', async () => {
    const set = (values: object) =>
      shop.open.db.updateTable('customers').set(values).where('id', '=', aino.id).execute();
    const isFound = async (query: string) => {
      const found = await get(`/api/staff/customers/?q=${encodeURIComponent(email)}&${query}`);
      expect(found.statusCode, query).toBe(200);
      return found.json<StaffCustomersResponse>().results.some(({ id }) => id === aino.id);
    };
    const expectFound = async (yes: string[], no: string[]) => {
      for (const query of yes) expect([query, await isFound(query)]).toEqual([query, true]);
      for (const query of no) expect([query, await isFound(query)]).toEqual([query, false]);
    };
    const choices = ['club', 'marketing', 'staff', 'orders'];
    await set({ is_club_member: false, marketing_consent: false });
    await expectFound(
      ['kind=private', ...choices.map((name) => `${name}=no`)],
      ['kind=organisation', 'kind=scout', 'kind=latu', ...choices.map((name) => `${name}=yes`)],
    );
    await set({ is_club_member: true, marketing_consent: true, scout_group: 'Metsänkävijät', scout_member_id: '1' });
    await expectFound(['kind=scout', 'club=yes&marketing=yes'], ['kind=private', 'club=no', 'marketing=no']);
    await set({ latu_branch: 'Tampereen Latu', latu_member_id: '2' });
    await expectFound(['kind=latu', 'kind=scout'], []);
    await set({ country: 'se', language: 'sv', created_at: '2026-03-31T21:30:00Z' });
    await expectFound(
      ['country=se', 'language=sv', 'from=2026-04-01&to=2026-04-01'],
      ['country=fi', 'language=fi', 'from=2026-04-02', 'to=2026-03-31'],
    );
    await shop.fillShelves(110, 5);
    await shop.place({ rows: [[110, 1]] }, aino.authorization);
    await expectFound(['orders=yes'], ['orders=no']);
    await set({ is_staff: true });
    await expectFound(['staff=yes'], ['staff=no']);
  });

  it('is sorted by day and by name', async () => {
    const names = async (sort: string) =>
      (await get(`/api/staff/customers/?q=lajiteltava&sort=${sort}`))
        .json<StaffCustomersResponse>()
        .results.map(({ name }) => name);
    for (const [first_name, created_at] of [
      ['Beata', '2026-01-02T10:00:00Z'],
      ['Aada', '2026-01-03T10:00:00Z'],
      ['Cecilia', '2026-01-01T10:00:00Z'],
    ] as const) {
      const { id } = await shop.signedIn();
      const values = { first_name, last_name: 'Lajiteltava', created_at };
      await shop.open.db.updateTable('customers').set(values).where('id', '=', id).execute();
    }
    const [a, b, c] = ['Aada Lajiteltava', 'Beata Lajiteltava', 'Cecilia Lajiteltava'];
    expect(await names('newest')).toEqual([a, b, c]);
    expect(await names('oldest')).toEqual([c, b, a]);
    expect(await names('name')).toEqual([a, b, c]);
  });

  it.each(['kind=vip', 'club=maybe', 'country=sweden', 'language=es', 'from=1.1.2026', 'sort=id', 'page=1000001'])(
    'refuses %s',
    async (query) => expect((await get(`/api/staff/customers/?${query}`)).statusCode).toBe(400),
  );
});

describe('the gift category', () => {
  it('is a group of the menu, or none', async () => {
    const [group] = (await shop.call('/api/product-groups/')).json().productGroups;
    expect((await patch({ gift_category: group.id })).json().gift_category).toBe(group.id);
    expect((await get(path())).json().gift_category).toEqual(expect.any(String));
    for (const gift_category of [999_999, -1, 1.5, 'x']) {
      const answer = await patch({ gift_category });
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['gift_category']]);
    }
    expect((await patch({ gift_category: null })).json().gift_category).toBeNull();
  });
});

describe('an organisation’s account (STAFF-6)', () => {
  const ask = (vat_number = '0112038-9', name = 'Metsä Oy') =>
    post('/api/customer/organisation/', { name, vat_number }, aino);
  const decide = (decision: string, vat_number = '0112038-9') => post(path('organisation/'), { decision, vat_number });

  it('is nothing before the staff have confirmed it; then it is, and the customer hears of it', async () => {
    expect((await ask()).json().organisation).toEqual({
      name: 'Metsä Oy',
      vat_number: '0112038-9',
      is_confirmed: false,
    });
    expect((await own()).customer.is_org_user).toBe(false);
    const waiting = await get('/api/staff/customers/?organisation=waiting');
    expect(waiting.json().results.map(({ id }: { id: number }) => id)).toContain(aino.id);
    expect((await decide('confirm')).statusCode).toBe(200);
    expect((await own()).customer.is_org_user).toBe(true);
    expect((await own()).organisation.is_confirmed).toBe(true);
    expect((await mailsTo(shop, mailbox, email))[0]?.html).toContain('Yhteisötilisi on valmis');
    const [write] = await written('organisation_confirmed', aino.id);
    expect(write).toMatchObject({ actor_id: staff.id, entity: 'customer' });
    expect((await decide('confirm')).statusCode).toBe(409);
    expect((await ask()).json().error.code).toBe('organisation_known');
  });

  it('may be refused, and asked for again', async () => {
    await ask();
    expect((await decide('refuse')).statusCode).toBe(200);
    expect(await own()).toMatchObject({ organisation: null });
    expect(await written('organisation_refused', aino.id)).toHaveLength(1);
    expect((await ask('SE556677889901')).statusCode).toBe(200);
  });

  it('is not confirmed for another company than the one that was verified', async () => {
    await ask();
    await ask('SE556677889901', 'Toinen AB');
    const answer = await decide('confirm');
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'organisation_decided']);
    expect((await own()).customer.is_org_user).toBe(false);
  });

  it('needs a number that a company can have', async () => {
    const answer = await ask('0112038-8');
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['vat_number']]);
  });
});

describe('the staff’s list of customers', () => {
  it('is searched by name, email, company and id, and takes signs as they are', async () => {
    await shop.open.db.updateTable('customers').set({ last_name: 'Kuusi%' }).where('id', '=', aino.id).execute();
    const found = async (q: string) =>
      (await get(`/api/staff/customers/?q=${encodeURIComponent(q)}`))
        .json()
        .results.map(({ id }: { id: number }) => id);
    expect(await found(`aino kuusi% ${email}`)).toEqual([aino.id]);
    expect(await found(String(aino.id))).toContain(aino.id);
    expect(await found('a_no kuusi')).toEqual([]);
    expect(await found("'; DROP TABLE customers; --")).toEqual([]);
  });

  it('tells of a customer that does not exist (STAFF-22)', async () => {
    for (const call of [
      () => get('/api/staff/customers/999999/'),
      () => post('/api/staff/customers/999999/act/'),
      () => post('/api/staff/customers/999999/comment/', { comment: '' }),
    ]) {
      const answer = await call();
      expect([answer.statusCode, answer.json().error.message]).toEqual([404, 'Customer not found']);
    }
  });

  it('is the staff’s alone, like everything below it', async () => {
    for (const more of ['', 'organisation/', 'comment/', 'act/'])
      expect((more ? await post(path(more), {}, aino) : await get(path(), aino)).statusCode).toBe(403);
    expect((await get('/api/staff/customers/', aino)).statusCode).toBe(403);
    expect((await post('/api/staff/acting/end/', {}, aino)).statusCode).toBe(403);
  });
});

it('keeps the club’s comment from the customer, and in the log (STAFF-12)', async () => {
  const comment = 'Lahja jo annettu <b>kahdesti</b>';
  expect((await post(path('comment/'), { comment })).statusCode).toBe(200);
  expect((await get(path())).json().club_comment).toBe(comment);
  expect(JSON.stringify(await own())).not.toContain('kahdesti');
  const held = await shop.call('/api/customer/export/', { authorization: aino.authorization });
  expect([held.statusCode, held.body.includes('kahdesti')]).toEqual([200, false]);
  expect((await written('club_comment', aino.id))[0]).toMatchObject({ actor_id: staff.id, after: { comment } });
  expect((await post(path('comment/'), { comment: 'x'.repeat(2001) })).statusCode).toBe(400);
});

describe('buying for a customer (STAFF-24 to STAFF-26)', () => {
  const acting = async () => (await own(staff)).acting_for;

  it('prices the cart and places the order as the customer’s, with the staff’s own name in the log', async () => {
    await patch({ scout: { group: 'Metsänkävijät', member_id: '123456' } });
    const basket = { rows: [[110, 1]] as [number, number][] };
    const before = await shop.checkout(basket, staff.authorization);
    await post(path('act/'));
    expect(await acting()).toMatchObject({ id: aino.id, email, has_club_price: true });
    const priced = await shop.checkout(basket, staff.authorization);
    expect(priced.total_price).toBe((await shop.checkout(basket, aino.authorization)).total_price);
    expect(priced.total_price).toBeLessThan(before.total_price);
    const placed = await shop.place(basket, staff.authorization);
    const order = await shop.open.db
      .selectFrom('orders')
      .select('customer_id')
      .where('number', '=', placed.order_number)
      .executeTakeFirstOrThrow();
    expect(order.customer_id).toBe(aino.id);
    expect((await written('order_placed_for', placed.order_number))[0]).toMatchObject({ actor_id: staff.id });
    const [placing] = (await get(`/api/staff/orders/${placed.order_number}/`)).json().story;
    expect(placing).toMatchObject({ kind: 'ordered', by: 'veikko' });
    const seen = await shop.call(`/api/customer/orders/${placed.order_number}/`, { authorization: aino.authorization });
    expect(seen.statusCode).toBe(200);
    expect(seen.body).not.toContain('veikko');
    await post('/api/staff/acting/end/');
    expect(await acting()).toBeNull();
    expect((await shop.checkout(basket, staff.authorization)).total_price).toBe(before.total_price);
    expect([await written('acting_begun', aino.id), await written('acting_ended', aino.id)].flat()).toHaveLength(2);
  });

  it('ends with the session, is one session’s alone, ends where rights go, and is refused where the customer goes', async () => {
    await post(path('act/'));
    const { db } = shop.open;
    const [session] = await db
      .selectFrom('customer_sessions')
      .selectAll()
      .where('customer_id', '=', staff.id)
      .execute();
    expect(session?.acting_for).toBe(aino.id);
    await db.updateTable('customers').set({ is_staff: false }).where('id', '=', staff.id).execute();
    expect(await acting()).toBeNull();
    await db.updateTable('customers').set({ is_staff: true }).where('id', '=', staff.id).execute();
    const order = await shop.orderOf({ rows: [[110, 1]] }, staff.authorization);
    await db.updateTable('customers').set({ is_active: false }).where('id', '=', aino.id).execute();
    // It never becomes the member's own purchase: they see it, and end it.
    const refused = await shop.send(order, undefined, staff.authorization);
    expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'customer_not_found']);
    expect(await acting()).toMatchObject({ id: aino.id });
    expect((await post('/api/staff/acting/end/')).statusCode).toBe(200);
    expect(await acting()).toBeNull();
    await db
      .deleteFrom('customer_sessions')
      .where('id', '=', session?.id ?? 0)
      .execute();
    const again = await shop.signedIn({ email: `toinen.${people}@havu.example`, is_staff: true });
    expect((await own(again)).acting_for).toBeNull();
    staff = again;
  });

  it('is never for a member of the staff, and never anybody else’s session', async () => {
    const other = await shop.signedIn({ email: `kolmas.${people}@havu.example`, is_admin: true });
    const answer = await post(`/api/staff/customers/${other.id}/act/`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'acting_for_staff']);
    await post(path('act/'));
    expect((await own(other)).acting_for).toBeNull();
    await post('/api/staff/acting/end/');
  });

  it('gives the session nothing of the customer’s account', async () => {
    await post(path('act/'));
    const orders = await get('/api/customer/orders/');
    expect([orders.statusCode, orders.json().orders]).toEqual([200, []]);
    expect((await own(staff)).id).toBe(staff.id);
    await shop.call('/api/customer/', {
      ...{ method: 'PATCH', body: { phone: '040 999' }, authorization: staff.authorization },
    });
    expect((await own()).phone).toBe('');
    await post('/api/staff/acting/end/');
  });
});

describe('what the staff bar and the order’s page tell', () => {
  const dataOf = async (page: string, who = staff) =>
    (await get(`/api/staff/page-data/?path=${encodeURIComponent(page)}`, who)).json();

  const nothingKnown = {
    ...{ static_page_id: null, tabbed_page_id: null, product_group_id: null, model_id: null },
    ...{ brand_id: null, post_id: null, campaign_id: null },
  };

  it('names group, model and static page by the address, in any language, to nobody but staff (STAFF-11, SESSION-7, SESSION-8)', async () => {
    const group = await dataOf('/vaatteet/takit/');
    expect(group).toMatchObject({ ...nothingKnown, product_group_id: expect.any(Number) });
    expect(await dataOf('/kaamos/kuura/')).toMatchObject({ model_id: 10, brand_id: null, static_page_id: null });
    const [page] = await shop.open.db.selectFrom('static_pages').select(['id', 'slugs']).limit(1).execute();
    if (!page) throw new Error('the small shop has a static page');
    for (const slug of Object.values(page.slugs)) expect((await dataOf(`/${slug}/`)).static_page_id).toBe(page.id);
    for (const nothing of ['/', '', '/nowhere/', '/kuura/', "/'; DROP TABLE x/", `/${'x'.repeat(900)}/`])
      expect(await dataOf(nothing)).toMatchObject(nothingKnown);
    expect((await get('/api/staff/page-data/?path=/', aino)).statusCode).toBe(403);
  });

  it('tells admins alone how an order’s payments stand at the provider (STAFF-13)', async () => {
    const placed = await shop.place({ rows: [[110, 1]] });
    await shop.pay(placed, 'approve');
    const url = `/api/staff/orders/${placed.order_number}/payments/`;
    expect([(await get(url)).statusCode, (await get(url, aino)).statusCode]).toEqual([403, 403]);
    const admin = await shop.signedIn({ email: `johto.${people}@havu.example`, is_admin: true });
    const [payment] = (await get(url, admin)).json().payments;
    expect(payment).toMatchObject({ provider: 'klarna', status: 'captured', provider_reference: expect.any(String) });
    expect(Object.keys(payment)).not.toContain('provider_token');
    expect((await get('/api/staff/orders/nope/payments/', admin)).statusCode).toBe(404);
  });
});

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
