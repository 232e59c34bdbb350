import { customer, loginResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, ownMailbox } from '../../testing/mailbox.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { hashPassword } from './passwords.ts';

const mailbox = ownMailbox();
let service: TestService;
beforeAll(async () => {
  service = await testService(mailbox);
});
afterAll(() => service.close());

const post = (url: string, body: unknown, authorization?: string) =>
  service.call(url, { method: 'POST', body, ...(authorization ? { authorization } : {}) });
const account = {
  email: 'Uusi@havu.example',
  password: 'metsän väki 12',
  first_name: 'Uusi',
  last_name: 'Havu',
  language: 'fi',
};

describe('registering (SESSION-51 to SESSION-54)', () => {
  it('creates an account that can sign in after its link was opened, and only once', async () => {
    expect((await post('/api/accounts/register/', account)).statusCode).toBe(201);
    expect((await post('/api/accounts/login/', account)).statusCode).toBe(401);
    const [mail] = await mailsTo(service, mailbox, account.email);
    const hash = /^\/accounts\/activate\/#([\w-]+)$/.exec(mail?.link ?? '')?.[1];
    const opened = await post('/api/accounts/activate/', { hash });
    expect(loginResponse.parse(opened.json()).token_type).toBe('Bearer');
    expect((await post('/api/accounts/activate/', { hash })).statusCode).toBe(410);
    expect((await post('/api/accounts/login/', { ...account, email: 'uusi@HAVU.example' })).statusCode).toBe(200);
  });

  it('has the owner agree to nothing that was not ticked', async () => {
    const email = 'hiljainen@havu.example';
    await post('/api/accounts/register/', { ...account, email, marketing_consent: true });
    const [mail] = await mailsTo(service, mailbox, email);
    const hash = mail?.link.split('#')[1];
    const { access_token } = loginResponse.parse((await post('/api/accounts/activate/', { hash })).json());
    const answer = await service.call('/api/customer/', { authorization: `Bearer ${access_token}` });
    expect(answer.json()).toMatchObject({
      marketing_consent: true,
      sms_consent: false,
      review_consent: false,
      reminder_consent: false,
    });
  });

  it('answers a known address alike and tells its owner by mail', async () => {
    await service.signedIn({ email: 'tuttu@havu.example' });
    const answer = await post('/api/accounts/register/', { ...account, email: 'tuttu@havu.example' });
    expect([answer.statusCode, answer.json()]).toEqual([201, { ok: true }]);
    expect((await mailsTo(service, mailbox, 'tuttu@havu.example'))[0]?.link).toBe('/accounts/login/');
  });

  it('names the fields that are missing, in the caller’s language (ERR-21, ERR-22)', async () => {
    const answer = await service.call('/api/accounts/register/', {
      method: 'POST',
      locale: 'en',
      body: { email: 'x' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({
      code: 'invalid_request',
      fields: { email: 'Write an email address such as name@example.com.', password: 'Please fill in this field.' },
    });
  });
});

describe('a weak password (SESSION-58)', () => {
  it.each([
    ['Kesäkuu2026', 'This password is common or has been leaked'],
    ['uusi.havu12', 'This password is little more than your name'],
    ['xyxyxyxyxy', 'This password repeats the same characters'],
    ['12345678901234', 'This password is only a sequence'],
  ])('%s is refused with words that say why, and nothing is created', async (password, words) => {
    const body = { ...account, email: `heikko${password.length}@havu.example`, password };
    const answer = await service.call('/api/accounts/register/', {
      method: 'POST',
      locale: 'en',
      body,
      headers: { 'x-forwarded-for': '10.4.0.1' },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'weak_password']);
    expect(answer.json().error.fields.password).toContain(words);
    expect(await mailsTo(service, mailbox, body.email)).toEqual([]);
  });
});

describe('signing in', () => {
  it('gives unknown, inactive and wrong one answer (SESSION-45)', async () => {
    const password_hash = await hashPassword('oikea salasana');
    const values = [
      { email: 'aktiivinen@havu.example', password_hash, is_active: true },
      { email: 'odottava@havu.example', password_hash, is_active: false },
    ];
    await service.open.db.insertInto('customers').values(values).execute();
    const answers = await Promise.all(
      [
        { email: 'aktiivinen@havu.example', password: 'väärä' },
        { email: 'odottava@havu.example', password: 'oikea salasana' },
        { email: 'ei.ketaan@havu.example', password: 'oikea salasana' },
      ].map((body) => post('/api/accounts/login/', body)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(401);
  });

  it('refuses an address unseen after ten failures, even with the right password', async () => {
    const email = 'sitkea@havu.example';
    const password_hash = await hashPassword('oikea salasana');
    await service.open.db.insertInto('customers').values({ email, password_hash, is_active: true }).execute();
    for (let i = 0; i < 10; i += 1) await post('/api/accounts/login/', { email, password: 'väärä' });
    const answer = await post('/api/accounts/login/', { email, password: 'oikea salasana' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, 'too_many_sign_ins']);
  });

  it('stores tokens hashed and ends them at sign-out (SESSION-34, SESSION-35, SESSION-49, TARGET-46)', async () => {
    const { authorization } = await service.signedIn();
    const token = authorization.slice('Bearer '.length);
    const rows = await service.open.db.selectFrom('customer_tokens').select('token_hash').execute();
    expect(rows.some(({ token_hash }) => Buffer.from(token_hash).toString('latin1').includes(token))).toBe(false);
    expect((await service.call('/api/customer/', { authorization })).statusCode).toBe(200);
    await post('/api/accounts/logout/', undefined, authorization);
    expect((await service.call('/api/customer/', { authorization })).statusCode).toBe(401);
  });

  it('gives a new token of 128 bits or more at each sign-in, with its type and for how long it holds (SESSION-44, TARGET-46)', async () => {
    const [email, password] = ['uusi.joka.kerta@havu.example', 'oikea salasana'];
    const password_hash = await hashPassword(password);
    await service.open.db.insertInto('customers').values({ email, password_hash, is_active: true }).execute();
    const signIn = async () =>
      loginResponse.parse((await post('/api/accounts/login/', { email, password })).json()).access_token;
    const tokens = [await signIn(), await signIn()];
    expect(new Set(tokens).size).toBe(2);
    const answer = (await post('/api/accounts/login/', { email, password })).json();
    expect(answer).toMatchObject({ token_type: 'Bearer', expires_in: 7 * 86_400, access_token: expect.any(String) });
    for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  it('renews a token, and the old one ends soon after (SESSION-32, SESSION-33)', async () => {
    const { id, authorization } = await service.signedIn();
    const renewed = loginResponse.parse((await post('/api/accounts/renew/', undefined, authorization)).json());
    const own = { authorization: `${renewed.token_type} ${renewed.access_token}` };
    expect((await service.call('/api/customer/', own)).json().id).toBe(id);
    const ends = await service.open.db
      .selectFrom('customer_tokens')
      .select('expires_at')
      .where('customer_id', '=', id)
      .orderBy('expires_at')
      .execute();
    expect(ends[0]?.expires_at.getTime()).toBeLessThan(Date.now() + 120_000);
  });

  it('takes no expired token', async () => {
    const { id, authorization } = await service.signedIn();
    await service.open.db
      .updateTable('customer_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('customer_id', '=', id)
      .execute();
    expect((await service.call('/api/customer/', { authorization })).statusCode).toBe(401);
  });
});

describe('the customer (SESSION-40, SESSION-41)', () => {
  it('is told with wishes, votes and cart, and kept by nobody on the way (PRODUCT-95, SESSION-11, SESSION-12)', async () => {
    const { authorization } = await service.signedIn();
    const cart_content = JSON.stringify({ products: [{ productId: 100, amount: 2 }] });
    await service.call('/api/customer/cart/', { method: 'PUT', authorization, body: { cart_content } });
    const wish = () => post('/api/customer/wishlist_toggle/', { model_id: 10 }, authorization);
    expect((await wish()).json()).toEqual({ added: true });
    await post('/api/review_votes/', { review_id: 1, review_vote: 'up' }, authorization);
    const answer = await service.call('/api/customer/', { authorization });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(customer.parse(answer.json()).customer).toMatchObject({
      wishlist_model_ids: [10],
      voted_reviews: [{ id: 1, vote: true }],
      cart_content,
    });
    expect((await wish()).json()).toEqual({ added: false });
  });

  it('changes what is sent and nothing else', async () => {
    const { authorization } = await service.signedIn();
    const patch = (body: unknown) => service.call('/api/customer/', { method: 'PATCH', authorization, body });
    expect((await patch({ postcode: '33100', is_staff: true })).json()).toMatchObject({
      postcode: '33100',
      is_staff: false,
      first_name: 'Aino',
    });
    expect((await patch({ interests: ['1', '20'], sms_consent: true })).json()).toMatchObject({
      interests: ['1', '20'],
      sms_consent: true,
      postcode: '33100',
    });
    for (const wrong of [
      { first_name: '' },
      { interests: 'all' },
      { sms_consent: 'yes' },
      { postcode: '1'.repeat(13) },
    ])
      expect((await patch(wrong)).statusCode).toBe(400);
  });

  it('sees no order of somebody else', async () => {
    const { authorization } = await service.signedIn();
    expect((await service.call('/api/customer/orders/', { authorization })).json()).toEqual({ orders: [] });
    expect((await service.call('/api/customer/orders/100001/', { authorization })).statusCode).toBe(404);
  });
});

describe('review votes (SESSION-22 to SESSION-24, REVIEW-13)', () => {
  it('set, change and clear one vote per customer', async () => {
    const { authorization } = await service.signedIn();
    const vote = async (review_vote: string) =>
      (await post('/api/review_votes/', { review_id: 2, review_vote }, authorization)).json();
    expect(await vote('up')).toEqual({ votes_up: 10, votes_down: 2, votes_total: 8 });
    expect(await vote('up')).toEqual({ votes_up: 10, votes_down: 2, votes_total: 8 });
    expect(await vote('down')).toEqual({ votes_up: 9, votes_down: 3, votes_total: 6 });
    expect(await vote('null')).toEqual({ votes_up: 9, votes_down: 2, votes_total: 7 });
  });

  it('need a signed-in customer', async () => {
    expect((await post('/api/review_votes/', { review_id: 2, review_vote: 'up' })).statusCode).toBe(401);
  });
});
