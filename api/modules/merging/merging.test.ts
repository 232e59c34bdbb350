import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { mailsTo, ownMailbox } from '../../testing/mailbox.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { tablesThatName } from '../../testing/tables-that-name.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { openSession } from '../accounts/sessions.ts';
import { mayRemind } from '../reminders/stopped-reminders.ts';
import { loadServiceSecret } from '../secrets/service-secret.ts';
import { moveRecords } from './move-records.ts';
import { twoAccounts } from './two-accounts.ts';

const mailbox = ownMailbox();
const password = 'oma metsäpolku 1';
interface Person {
  id: number;
  email: string;
  authorization: string;
}
let shop: SellingService;
let admin: Person;
let stored: string;
beforeAll(async () => {
  shop = await sellingService(mailbox);
  await shop.fillShelves(110, 1000);
  stored = await hashPassword(password);
  admin = await person('johto', { is_staff: true, is_admin: true });
});
afterAll(() => shop.close());

let people = 0;
async function person(name: string, own: object = {}): Promise<Person> {
  const email = `${name}.${++people}@example.fi`;
  const account = await shop.signedIn({ email, ...own });
  await shop.open.db.updateTable('customers').set({ password_hash: stored }).where('id', '=', account.id).execute();
  return { ...account, email };
}

let kept: Person;
let other: Person;
beforeEach(async () => {
  kept = await person('maija');
  other = await person('maikki');
});

let callers = 0;
const post = (url: string, body: unknown = {}, authorization = '') =>
  shop.call(url, {
    method: 'POST',
    body,
    locale: 'en',
    from: `10.9.${Math.floor(++callers / 250)}.${callers % 250}`,
    ...(authorization && { authorization }),
  });
const path = (id = kept.id) => `/api/staff/customers/${id}/merge/`;
const look = (named: string, who = admin) =>
  shop.call(`${path()}?${new URLSearchParams({ other: named })}`, { authorization: who.authorization, locale: 'en' });
const ask = (who = admin, otherId = other.id, keptId = kept.id) =>
  post(path(keptId), { other: otherId }, who.authorization);
const answer = (hash: string, agrees = true) => post('/api/accounts/merge/', { hash, agrees });
const mails = (to: Person) => mailsTo(shop, mailbox, to.email);
/** The secret of the link that was mailed to the owner of the other account. */
async function linkTo(to: Person): Promise<string> {
  const asked = (await mails(to)).find(({ link }) => link.includes('/accounts/merge/'));
  return asked?.link.split('#')[1] ?? '';
}
async function merge(into = kept, from = other): Promise<void> {
  expect((await ask(admin, from.id, into.id)).json()).toEqual({ ok: true });
  expect((await answer(await linkTo(from))).json()).toEqual({ ok: true });
}
const codeOf = (response: { statusCode: number; json: () => { error?: { code: string } } }) => [
  response.statusCode,
  response.json().error?.code,
];
const staffSees = async (id: number) =>
  (await shop.call(`/api/staff/customers/${id}/`, { authorization: admin.authorization })).json();
const rowOf = (id: number) =>
  shop.open.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const logOf = (id: number) =>
  shop.open.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'after'])
    .where('entity', '=', 'customer')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();
const ordersOf = async ({ authorization }: Person) =>
  (await shop.call('/api/customer/orders/', { authorization })).json().orders.map((o: { number: string }) => o.number);

describe('asking to merge two accounts (STAFF-76)', () => {
  it('compares what both have, by email or number, and moves nothing', async () => {
    await shop.place({ rows: [[110, 1]] }, other.authorization);
    const wish = { model_id: 10 };
    await post('/api/customer/wishlist_toggle/', wish, other.authorization);
    const seen = (await look(other.email.toUpperCase())).json();
    expect(seen).toMatchObject({
      kept: { id: kept.id, email: kept.email, counts: { orders: 0, wishes: 0 } },
      other: { id: other.id, email: other.email, counts: { orders: 1, wishes: 1, cases: 0, gift_cards: 0 } },
    });
    expect((await look(String(other.id))).json()).toEqual(seen);
    expect(await ordersOf(kept)).toEqual([]);
  });

  it('is for admins only, and names an account that is another one', async () => {
    const service = await person('palvelu', { is_staff: true });
    expect(codeOf(await look(other.email, service))).toEqual([403, 'right_missing']);
    expect(codeOf(await ask(service))).toEqual([403, 'right_missing']);
    expect(codeOf(await ask(other))).toEqual([403, 'forbidden']);
    for (const named of ['nobody@example.fi', '999999', kept.email, String(kept.id)])
      expect(Object.keys((await look(named)).json().error.fields)).toEqual(['other']);
    expect(codeOf(await ask(admin, kept.id))).toEqual([404, 'customer_not_found']);
  });

  it('mails a link to the other address and a word to the kept one, neither with a whole address', async () => {
    expect((await ask()).json()).toEqual({ ok: true });
    const [[asked], [told]] = [await mails(other), await mails(kept)];
    expect(asked?.link).toMatch(/^\/accounts\/merge\/#[\w-]{43}$/);
    expect([asked?.html.includes(kept.email), told?.html.includes(other.email)]).toEqual([false, false]);
    expect(told?.html).toContain('m…');
    expect(told?.link).toBe('/ask/');
    expect(await ordersOf(kept)).toEqual([]);
    expect(await logOf(kept.id)).toEqual([
      { action: 'merge_asked', actor_id: admin.id, after: { other_account: other.id } },
    ]);
    const week = Date.now() + 7 * 86_400_000;
    const open = { kept_id: kept.id, other_id: other.id };
    const [ofKept, ofOther] = [await staffSees(kept.id), await staffSees(other.id)];
    expect(ofKept.open_merge).toMatchObject({ ...open, with: other.email });
    expect(ofOther.open_merge).toMatchObject({ ...open, with: kept.email });
    expect(Math.abs(Date.parse(ofKept.open_merge.ends_at) - week)).toBeLessThan(120_000);
  });

  it('waits for one answer at a time, on either side, and can be taken back', async () => {
    const third = await person('kolmas');
    await ask();
    const hash = await linkTo(other);
    expect(codeOf(await ask())).toEqual([409, 'merge_open']);
    expect(codeOf(await ask(admin, third.id, other.id))).toEqual([409, 'merge_open']);
    expect(codeOf(await ask(admin, kept.id, third.id))).toEqual([409, 'merge_open']);
    const takeBack = () => post(`${path(other.id)}take_back/`, {}, admin.authorization);
    expect((await takeBack()).json()).toEqual({ ok: true });
    expect(codeOf(await takeBack())).toEqual([404, 'merge_gone']);
    expect(codeOf(await answer(hash))).toEqual([410, 'link_expired']);
    expect((await staffSees(kept.id)).open_merge).toBeNull();
    expect((await ask(admin, third.id)).json()).toEqual({ ok: true });
    expect((await logOf(kept.id)).map(({ action }) => action)).toEqual([
      'merge_asked',
      'merge_taken_back',
      'merge_asked',
    ]);
  });

  it('is refused for the staff, for other companies, and for an account with a second factor', async () => {
    const { db } = shop.open;
    expect(codeOf(await ask(admin, admin.id))).toEqual([409, 'merge_staff']);
    expect(codeOf(await ask(admin, other.id, admin.id))).toEqual([409, 'merge_staff']);
    const organisation = JSON.stringify({ name: 'Havu Oy', vatNumber: 'FI01120389' });
    await db.updateTable('customers').set({ is_org_user: true, organisation }).where('id', '=', other.id).execute();
    expect(codeOf(await look(other.email))).toEqual([409, 'merge_company']);
    await db
      .updateTable('customers')
      .set({ is_org_user: false, organisation: null })
      .where('id', '=', other.id)
      .execute();
    const factor = { customer_id: other.id, secret: 'sealed', confirmed_at: new Date() };
    await db.insertInto('second_factors').values(factor).execute();
    expect(codeOf(await ask())).toEqual([409, 'merge_second_factor']);
  });
});

describe('the link that asks the owner of the other account (SESSION-87)', () => {
  it('shows both addresses as often as it is looked at, and answers nothing by being opened', async () => {
    await ask();
    const hash = await linkTo(other);
    for (let times = 0; times < 2; times += 1)
      expect((await post('/api/accounts/merge/look/', { hash })).json()).toEqual({
        kept: kept.email,
        other: other.email,
      });
    expect((await shop.call(`/api/accounts/merge/?hash=${hash}&agrees=true`)).statusCode).toBe(404);
    expect((await shop.call('/api/customer/', { authorization: other.authorization })).statusCode).toBe(200);
    expect(codeOf(await post('/api/accounts/merge/look/', { hash: 'x'.repeat(43) }))).toEqual([410, 'link_expired']);
  });

  it('may be answered with no: nothing moves, and staff read it in the log', async () => {
    await ask();
    const hash = await linkTo(other);
    expect((await answer(hash, false)).json()).toEqual({ ok: true });
    expect(codeOf(await answer(hash))).toEqual([410, 'link_expired']);
    expect((await logOf(kept.id)).at(-1)).toEqual({
      action: 'merge_refused',
      actor_id: null,
      after: { other_account: other.id, asked_by: admin.id },
    });
    expect((await rowOf(other.id)).is_active).toBe(true);
  });

  it('ends after seven days, and a new one can be sent then', async () => {
    await ask();
    const hash = await linkTo(other);
    await shop.open.db
      .updateTable('customer_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('kind', '=', 'merge')
      .where('customer_id', '=', other.id)
      .execute();
    expect(codeOf(await answer(hash))).toEqual([410, 'link_expired']);
    expect((await staffSees(kept.id)).open_merge).toBeNull();
    expect((await ask()).json()).toEqual({ ok: true });
  });

  it('ends with a new password of the other account, and where either account changes', async () => {
    const { db } = shop.open;
    await ask();
    const hash = await linkTo(other);
    const change = { old_password: password, password: 'toinen metsäpolku 2' };
    expect((await post('/api/customer/password/', change, other.authorization)).statusCode).toBe(200);
    expect(codeOf(await answer(hash))).toEqual([410, 'link_expired']);
    const third = await person('kolmas');
    await ask(admin, third.id);
    const late = await linkTo(third);
    await db.updateTable('customers').set({ is_staff: true }).where('id', '=', kept.id).execute();
    expect(codeOf(await answer(late))).toEqual([409, 'merge_impossible']);
    await db.updateTable('customers').set({ is_staff: false }).where('id', '=', kept.id).execute();
    const moved = `uusi.${kept.email}`;
    await post('/api/customer/email/', { email: moved, password }, kept.authorization);
    const [mail] = await mailsTo(shop, mailbox, moved);
    await post('/api/accounts/email/confirm/', { hash: mail?.link.split('#')[1] });
    expect(codeOf(await answer(late))).toEqual([410, 'link_expired']);
  });
});

describe('two accounts that became one (STAFF-76)', () => {
  it('have one history: orders with their money, cases, reviews, wishes and carts', async () => {
    const { db } = shop.open;
    const mine = await shop.place({ rows: [[110, 1]] }, kept.authorization);
    const theirs = await shop.place({ rows: [[110, 2]] }, other.authorization);
    await shop.pay(theirs, 'approve', 'lost');
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${theirs.order_number}/status/`, { status }, admin.authorization);
    const review = { model_id: 10, rating: 8, visible_name: 'Maija', comment: 'Vanha' };
    await db
      .insertInto('reviews')
      .values({ ...review, customer_id: kept.id, created_at: new Date(0) })
      .execute();
    const newer = { ...review, customer_id: other.id, comment: 'Uusi' };
    const { id: reviewId } = await db.insertInto('reviews').values(newer).returning('id').executeTakeFirstOrThrow();
    const votes = [kept, other].map(({ id }) => ({ review_id: reviewId, customer_id: id, is_up: id === kept.id }));
    await db.insertInto('review_votes').values(votes).execute();
    for (const { id } of [kept, other])
      await db.insertInto('wishlist_items').values({ customer_id: id, model_id: 10 }).execute();
    await db.updateTable('customers').set({ is_club_member: true }).where('id', '=', other.id).execute();

    await merge();

    expect((await ordersOf(kept)).sort()).toEqual([mine.order_number, theirs.order_number].sort());
    const own = (await shop.call('/api/customer/', { authorization: kept.authorization })).json();
    expect(own).toMatchObject({
      is_club_member: true,
      has_club_price: true,
      customer: { email: kept.email, wishlist_model_ids: [10], voted_reviews: [{ id: reviewId, vote: true }] },
    });
    const reviews = await db
      .selectFrom('reviews')
      .select(['id', 'votes_up', 'votes_down'])
      .where('customer_id', '=', kept.id)
      .execute();
    expect(reviews).toEqual([{ id: reviewId, votes_up: 1, votes_down: 0 }]);
    expect(await findOrderFaults(db)).toEqual([]);
  });

  it('are told in the log by numbers, and to both owners by mail', async () => {
    await shop.place({ rows: [[110, 1]] }, other.authorization);
    await merge();
    const done = (await logOf(kept.id)).at(-1);
    expect(done).toEqual({
      action: 'customers_merged',
      actor_id: null,
      after: { other_account: other.id, asked_by: admin.id, agreed_by: other.id, orders: 1 },
    });
    expect(JSON.stringify(done)).not.toContain('@');
    const [[toKept], [toOther]] = [await mails(kept), await mails(other)];
    expect([toKept?.html, toOther?.html].map((html) => html?.includes('nyt yksi'))).toEqual([true, true]);
    expect(toOther?.html).not.toContain(kept.email);
    // The ended account's number leads to the one that was kept.
    expect(await staffSees(other.id)).toMatchObject({ id: kept.id });
    expect(await staffSees(kept.id)).toMatchObject({ former_emails: [other.email], open_merge: null });
  });

  it('have one way in: the other’s sessions, links and second ways end, and its row names nobody', async () => {
    const { db } = shop.open;
    const identity = { issuer: 'https://tunnus.example', subject: other.email, email: other.email };
    await db
      .insertInto('customer_identities')
      .values({ ...identity, customer_id: other.id })
      .execute();
    const acting = await person('auttaja', { is_staff: true });
    await post(`/api/staff/customers/${other.id}/act/`, {}, acting.authorization);
    await post('/api/customer/password/reset_email/', { email: other.email });
    const reset = (await mails(other)).find(({ link }) => link.includes('/reset/confirm/'))?.link.split('#')[1];
    await merge();
    expect(
      codeOf(await post('/api/accounts/password/reset/confirm/', { hash: reset, password: 'kolmas polku 3' })),
    ).toEqual([410, 'link_expired']);
    expect((await shop.call('/api/customer/', { authorization: other.authorization })).statusCode).toBe(401);
    const errand = async () =>
      (await shop.call('/api/customer/', { authorization: acting.authorization })).json().acting_for;
    expect(await errand()).toMatchObject({ id: other.id, first_name: '', cart_content: '' });
    const body = { cart_content: '{"products":[]}' };
    const put = { method: 'PUT', body, authorization: acting.authorization } as const;
    expect(codeOf(await shop.call('/api/customer/cart/', put))).toEqual([404, 'customer_not_found']);
    await post('/api/staff/acting/end/', {}, acting.authorization);
    expect(await errand()).toBeNull();
    expect(await rowOf(other.id)).toMatchObject({
      email: `erased-${other.id}@erased.invalid`,
      first_name: '',
      is_active: false,
      merged_into: kept.id,
    });
    const ways = await db.selectFrom('customer_identities').selectAll().where('subject', '=', other.email).execute();
    expect(ways).toEqual([]);
    expect((await post('/api/accounts/login/', { email: kept.email, password })).statusCode).toBe(200);
  });

  it('may be merged into a third: all addresses go along, and the first ended account follows', async () => {
    const third = await person('kolmas');
    await merge();
    await merge(third, kept);
    expect((await staffSees(third.id)).former_emails.sort()).toEqual([kept.email, other.email].sort());
    expect((await rowOf(other.id)).merged_into).toBe(third.id);
  });

  it.each([
    ['did not agree', false, { review_asked_at: expect.any(Date), deadline_reminded_at: expect.any(Date) }],
    ['agreed', true, { review_asked_at: null, deadline_reminded_at: null }],
  ])('ask and remind of what the other ordered as its owner %s to that', async (_what, agreed, expected) => {
    const { db } = shop.open;
    const placed = await shop.place({ rows: [[110, 1]] }, other.authorization);
    await db.updateTable('customers').set({ review_consent: true }).where('id', '=', kept.id).execute();
    const consents = { review_consent: agreed, reminder_consent: agreed };
    await db.updateTable('customers').set(consents).where('id', '=', other.id).execute();
    await merge();
    const order = await db
      .selectFrom('orders')
      .select(['review_asked_at', 'deadline_reminded_at'])
      .where('number', '=', placed.order_number)
      .executeTakeFirstOrThrow();
    expect(order).toEqual(expected);
  });
});

describe('a former address (SESSION-88, SESSION-89)', () => {
  it('stops reminders to all addresses of its account, whether it was stopped before or after', async () => {
    const { db } = shop.open;
    const secret = await loadServiceSecret(db, null);
    const may = () => Promise.all([kept, other].map(({ email }) => mayRemind(db, secret, email)));
    const stop = (email: string) => post('/api/accounts/stop_reminders/', { email });
    await db.updateTable('customers').set({ reminder_consent: true }).where('id', '=', kept.id).execute();
    await stop(other.email);
    expect(await may()).toEqual([true, false]);
    await merge();
    expect(await may()).toEqual([false, false]);
    expect((await rowOf(kept.id)).reminder_consent).toBe(false);
    const wish = { method: 'PATCH', body: { reminder_consent: true }, authorization: kept.authorization } as const;
    await shop.call('/api/customer/', wish);
    expect(await may()).toEqual([true, true]);
    await stop(kept.email);
    expect(await may()).toEqual([false, false]);
  });

  const typed = { password: 'uusi metsäpolku 9', first_name: 'Eve', last_name: 'Havu', language: 'en' };
  const accountsOf = (email: string) =>
    shop.open.db.selectFrom('customers').select('id').where(sql`lower(email)`, '=', email.toLowerCase()).execute();

  it('makes no account, opens none, and is answered like every other; its reader is told the rest masked', async () => {
    await merge();
    const before = (await mails(other)).length;
    const registered = await post('/api/accounts/register/', { email: other.email.toUpperCase(), ...typed });
    expect([registered.statusCode, registered.json()]).toEqual([201, { ok: true }]);
    const reset = await post('/api/customer/password/reset_email/', { email: other.email });
    expect([reset.statusCode, reset.json()]).toEqual([200, { ok: true }]);
    const got = await mails(other);
    expect(got.length - before).toBe(1);
    const masked = `m…${kept.email.split('@')[0]?.at(-1)}@example.fi`;
    expect([got[0]?.html.includes(masked), got[0]?.html.includes(kept.email), got[0]?.link]).toEqual([
      true,
      false,
      '/en/accounts/login/',
    ]);
    expect(await accountsOf(other.email)).toEqual([]);
    const tries = [
      { email: other.email, password },
      { email: 'nobody@example.fi', password },
    ];
    for (const wish of tries)
      expect(codeOf(await post('/api/accounts/login/', wish))).toEqual([401, 'wrong_credentials']);
  });

  it('is told by itself, also where its account has another former address', async () => {
    const third = await person('kolmas');
    await merge();
    await merge(third, kept);
    const formers = [other, kept];
    for (const { email } of formers) await post('/api/customer/password/reset_email/', { email });
    for (const former of formers) {
      const told = (await mails(former)).filter(({ html }) => html.includes('Your account has another address'));
      expect(told).toHaveLength(1);
    }
    const keys = await shop.open.db.selectFrom('outbox').select('dedupe_key').execute();
    expect(keys.filter(({ dedupe_key }) => dedupe_key?.includes('@example.fi'))).toEqual([]);
  });

  it('is no address for another account to change to, and may become the account’s own again', async () => {
    await merge();
    const third = await person('kolmas');
    await post('/api/customer/email/', { email: other.email, password }, third.authorization);
    const told = (await mails(other))[0];
    expect([told?.link, told?.html.includes(kept.email)]).toEqual(['/en/accounts/login/', false]);
    await post('/api/customer/email/', { email: other.email, password }, kept.authorization);
    const link = (await mails(other)).find((mail) => mail.link.includes('/email/confirm/'))?.link;
    const confirmed = await post('/api/accounts/email/confirm/', { hash: link?.split('#')[1] });
    expect(confirmed.json()).toEqual({ email: other.email });
    expect((await staffSees(kept.id)).former_emails).toEqual([]);
    expect(await accountsOf(other.email)).toEqual([{ id: kept.id }]);
  });

  it('finds its account and all its orders for staff, and stops what is sent to it', async () => {
    const { order_number: number } = await shop.place(
      { rows: [[110, 1]], form: { email: 'elsewhere@example.fi' } },
      other.authorization,
    );
    await merge();
    for (const q of [other.email, kept.email]) {
      const orders = await shop.call(`/api/staff/orders/?${new URLSearchParams({ q })}`, {
        authorization: admin.authorization,
      });
      expect(orders.json().results.map((order: { number: string }) => order.number)).toEqual([number]);
    }
    const query = new URLSearchParams({ q: other.email });
    const found = await shop.call(`/api/staff/customers/?${query}`, { authorization: admin.authorization });
    expect(found.json().results.map(({ id }: { id: number }) => id)).toEqual([kept.id]);
    const everywhere = await shop.call(`/api/staff/find/?${new URLSearchParams({ q: `${other.email} maija` })}`, {
      authorization: admin.authorization,
    });
    expect(JSON.stringify(everywhere.json())).toContain(kept.email);
    const wanted = { reminder_consent: true, review_consent: true };
    await shop.open.db.updateTable('customers').set(wanted).where('id', '=', kept.id).execute();
    await post('/api/accounts/stop_reminders/', { email: other.email });
    await post('/api/accounts/stop_review_requests/', { email: other.email });
    expect(await rowOf(kept.id)).toMatchObject({ reminder_consent: false, review_consent: false });
  });

  it('is erased and exported with its account, with all that is found by it, and is free then', async () => {
    const { db } = shop.open;
    const guest = await shop.place({ rows: [[110, 1]], form: { email: other.email } });
    const theirs = await shop.place({ rows: [[110, 1]], form: { email: other.email } }, other.authorization);
    await db
      .insertInto('newsletter_subscriptions')
      .values({ list: 'forest', email: other.email, language: 'fi' })
      .execute();
    await db
      .insertInto('availability_notifications')
      .values({ email: other.email, variant_id: 140, language: 'fi' })
      .execute();
    await merge();
    const copy = (await shop.call('/api/customer/export/', { authorization: kept.authorization })).json();
    expect(copy).toMatchObject({
      account: { email: kept.email, former_addresses: [{ email: other.email }] },
      letters: [{ list: 'forest' }],
      wishes: { awaited: [{ variant_id: 140 }] },
    });
    expect(copy.account).not.toHaveProperty('merged_into');
    const numbers = [guest.order_number, theirs.order_number];
    const erase = () => post(`/api/staff/customers/${kept.id}/erase/`, { email: kept.email }, admin.authorization);
    expect(codeOf(await erase())).toEqual([409, 'customer_orders_under_way']);
    await db.updateTable('orders').set({ status: 'cancelled' }).where('number', 'in', numbers).execute();
    await mails(kept);
    expect((await erase()).json()).toEqual({ ok: true });
    await mails(kept);
    expect(await tablesThatName(db, other.email)).toEqual([]);
    expect(await tablesThatName(db, kept.email)).toEqual([]);
    expect((await logOf(kept.id)).filter(({ after }) => after !== null)).toEqual([]);
    await post('/api/accounts/register/', { email: other.email, ...typed });
    expect((await mails(other))[0]?.link).toContain('/accounts/activate/');
  });
});

describe('an account that has ended', () => {
  it('gets nothing more, whoever began to write for it before (SESSION-88)', async () => {
    const { db } = shop.open;
    await merge();
    const wish = db.insertInto('wishlist_items').values({ customer_id: other.id, model_id: 10 }).execute();
    await expect(wish).rejects.toThrow(/has ended/);
    await expect(openSession(db, other.id)).rejects.toThrow(/has ended/);
    const address = db.insertInto('customers').values({ email: other.email }).execute();
    await expect(address).rejects.toMatchObject({ code: '23505' });
    const former = db.insertInto('former_addresses').values({ email: admin.email, customer_id: kept.id }).execute();
    await expect(former).rejects.toMatchObject({ code: '23505' });
  });

  const onServer = it.runIf(process.env.TEST_ENGINE === 'postgres');

  onServer(
    'gets no order that is placed while it is merged: it is the kept account’s, or refused as signed out',
    async () => {
      // Other tests end orders past the books.
      const before = await findOrderFaults(shop.open.db);
      await ask();
      const hash = await linkTo(other);
      const orders = await Promise.all(
        [1, 2, 3, 4, 5, 6].map(() => shop.orderOf({ rows: [[110, 1]] }, other.authorization)),
      );
      const placing = orders.map(async (order, index) => {
        await wait(index * 15);
        return shop.send(order, undefined, other.authorization);
      });
      await wait(30);
      const merged = await answer(hash);
      const statuses = (await Promise.all(placing)).map(({ statusCode }) => statusCode);
      expect(merged.json()).toEqual({ ok: true });
      expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
      const at = async (id: number) =>
        (await shop.open.db.selectFrom('orders').select('id').where('customer_id', '=', id).execute()).length;
      expect(await at(other.id)).toBe(0);
      expect(await findOrderFaults(shop.open.db)).toEqual(before);
    },
  );

  /** Merges in a transaction that waits before its end, while something else is tried. */
  async function whileMerging<T>(act: () => Promise<T>): Promise<PromiseSettledResult<T>> {
    let tried: Promise<PromiseSettledResult<T>[]> = Promise.resolve([]);
    await shop.open.db.transaction().execute(async (tx) => {
      const accounts = await twoAccounts(tx, { keptId: kept.id, otherId: other.id }, true);
      await moveRecords(tx, accounts.kept, accounts.other);
      tried = Promise.allSettled([act()]);
      await wait(300);
    });
    const [result] = await tried;
    if (!result) throw new Error('nothing was tried');
    return result;
  }

  onServer('keeps its address from somebody who registers with it in that moment', async () => {
    const { db } = shop.open;
    const result = await whileMerging(() => db.insertInto('customers').values({ email: other.email }).execute());
    expect(result).toMatchObject({ status: 'rejected', reason: { code: '23505' } });
  });

  onServer('stays apart where its second factor is confirmed in that moment', async () => {
    const { db } = shop.open;
    await db.insertInto('second_factors').values({ customer_id: other.id, secret: 'sealed' }).execute();
    let asked: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('second_factors')
        .set({ confirmed_at: new Date() })
        .where('customer_id', '=', other.id)
        .execute();
      asked = ask().then(codeOf);
      await wait(300);
    });
    expect(await asked).toEqual([409, 'merge_second_factor']);
  });

  onServer('answers as signed out who saves a wish, a profile or an order in that moment', async () => {
    const order = await shop.orderOf({ rows: [[110, 1]] }, other.authorization);
    const cart = { cart_content: '{"products":[]}' };
    const result = await whileMerging(() =>
      Promise.all([
        post('/api/customer/wishlist_toggle/', { model_id: 10 }, other.authorization),
        shop.call('/api/customer/', { method: 'PATCH', body: { phone: '1' }, authorization: other.authorization }),
        shop.call('/api/customer/cart/', { method: 'PUT', body: cart, authorization: other.authorization }),
        shop.send(order, undefined, other.authorization),
      ]),
    );
    if (result.status === 'rejected') throw result.reason;
    expect(result.value.map(codeOf)).toEqual(result.value.map(() => [401, 'login_required']));
    expect(await rowOf(other.id)).toMatchObject({ phone: '', cart_content: '' });
  });
});
