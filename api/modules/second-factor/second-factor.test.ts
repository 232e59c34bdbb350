import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';
import { openLink } from '../accounts/customer-link.ts';
import { hashPassword } from '../accounts/passwords.ts';

const password = 'kivi ja kanto 7';
let service: TestService;
beforeAll(async () => {
  service = await testService({ STAFF_SECOND_FACTOR: '1' });
});
afterAll(() => service.close());

const codeAt = (secret: string, periodsFromNow = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periodsFromNow * 30_000 });

let people = 0;
async function person(rights: { is_staff?: boolean; is_admin?: boolean } = {}) {
  const email = `factor${++people}@havu.example`;
  const { authorization } = await service.signedIn({ email, ...rights });
  await service.open.db
    .updateTable('customers')
    .set({ password_hash: await hashPassword(password) })
    .where('email', '=', email)
    .execute();
  return { email, authorization };
}

/** Each person calls from an address of their own: the limits of one do not count for the next. */
const post = (url: string, body: object, authorization?: string) =>
  service.call(url, {
    method: 'POST',
    body,
    locale: 'en',
    headers: { 'x-forwarded-for': `10.0.0.${people}` },
    ...(authorization ? { authorization } : {}),
  });
const login = (email: string, code?: string) =>
  post('/api/accounts/login/', { email, password, ...(code === undefined ? {} : { code }) });

/** Sets a factor up as the page does. */
async function enrol(authorization: string) {
  const begun = (await post('/api/customer/second-factor/', { password }, authorization)).json();
  const confirmed = await post(
    '/api/customer/second-factor/confirm/',
    { code: codeAt(begun.secret, -1) },
    authorization,
  );
  return { ...begun, status: confirmed.statusCode, recoveryCodes: confirmed.json().recovery_codes as string[] };
}

describe('setting a second factor up', () => {
  it('asks for the password, shows the secret as text and QR code, and counts after a first right code', async () => {
    const { email, authorization } = await person();
    expect((await post('/api/customer/second-factor/', { password: 'wrong' }, authorization)).statusCode).toBe(400);
    const begun = (await post('/api/customer/second-factor/', { password }, authorization)).json();
    expect(begun.address).toContain(`secret=${begun.secret}`);
    expect(begun.qr).toHaveLength(begun.qr[0].length);
    expect((await login(email)).statusCode).toBe(200);

    const wrong = await post('/api/customer/second-factor/confirm/', { code: '000000' }, authorization);
    expect([wrong.statusCode, wrong.json().error.fields.code]).toEqual([400, expect.stringContaining('not valid')]);
    const right = await post('/api/customer/second-factor/confirm/', { code: codeAt(begun.secret) }, authorization);
    expect(right.json().recovery_codes).toHaveLength(10);
    const state = await service.call('/api/customer/second-factor/', { authorization });
    expect(state.json()).toEqual({ since: expect.any(String), recovery_codes_left: 10, is_required: false });
  });

  it('keeps the secret sealed and replaces none that counts', async () => {
    const { authorization } = await person();
    const { secret } = await enrol(authorization);
    const rows = await service.open.db.selectFrom('second_factors').select('secret').execute();
    expect(rows.map((row) => row.secret).join()).not.toContain(secret);
    expect((await post('/api/customer/second-factor/', { password }, authorization)).statusCode).toBe(409);
  });
});

describe('signing in with a second factor (SESSION-48)', () => {
  it('asks for the code only after the right password', async () => {
    const { email, authorization } = await person();
    const { secret } = await enrol(authorization);
    const wrong = await post('/api/accounts/login/', { email, password: 'wrong', code: codeAt(secret) });
    expect(wrong.json().error.code).toBe('wrong_credentials');
    const asked = await login(email);
    expect([asked.statusCode, asked.json().error.code]).toEqual([401, 'code_asked']);
    expect((await login(email, codeAt(secret))).statusCode).toBe(200);
  });

  it('takes a code once, and none of a time before the last', async () => {
    const { email, authorization } = await person();
    const { secret } = await enrol(authorization);
    const code = codeAt(secret);
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(email, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await login(email, codeAt(secret, -1))).json().error.code).toBe('code_wrong');
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { email, authorization } = await person();
    const { recoveryCodes } = await enrol(authorization);
    const typed = (recoveryCodes[0] ?? '').toLowerCase().replace('-', ' ');
    expect((await login(email, typed)).statusCode).toBe(200);
    expect((await login(email, typed)).json().error.code).toBe('code_wrong');
  });

  it('ends guessing of codes after ten, while a device that signed in before goes on', async () => {
    const { email, authorization } = await person();
    const { secret } = await enrol(authorization);
    const known = await login(email, codeAt(secret));
    const cookie = String(known.headers['set-cookie']).split(';')[0] ?? '';
    for (let guess = 0; guess < 10; guess += 1)
      expect((await login(email, '000000')).json().error.code).toBe('code_wrong');
    expect((await login(email, '000000')).statusCode).toBe(429);
    const own = await service.call('/api/accounts/login/', {
      method: 'POST',
      body: { email, password, code: codeAt(secret, 1) },
      headers: { cookie },
    });
    expect(own.statusCode).toBe(200);
  });

  const renewed = 'toinen kivi ja kanto';
  /** Sets a new password by a mailed link. */
  async function reset(email: string) {
    const { id } = await service.open.db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const hash = await service.open.db.transaction().execute((tx) => openLink(tx, id, 'password_reset'));
    return post('/api/accounts/password/reset/confirm/', { hash, password: renewed });
  }

  it('goes on for the owner who resets the password on a new device, however many networks guess (SESSION-47)', async () => {
    const { email, authorization } = await person();
    const { secret } = await enrol(authorization);
    let network = 0;
    const guess = async () => {
      const headers = { 'x-forwarded-for': `10.8.${++network}.1` };
      const body = { email, password: `arvaus ${network}` };
      return (await service.call('/api/accounts/login/', { method: 'POST', body, headers })).statusCode;
    };
    const guesses = async () => {
      const statuses = [];
      for (let count = 0; count < 26; count += 1) statuses.push(await guess());
      return statuses;
    };
    const shutOut = [...Array<number>(25).fill(401), 429];
    expect(await guesses()).toEqual(shutOut);
    const answer = await reset(email);
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'code_asked']);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    expect(await guesses()).toEqual(shutOut);
    const signIn = (headers: Record<string, string>) => {
      const body = { email, password: renewed, code: codeAt(secret) };
      return service.call('/api/accounts/login/', { method: 'POST', body, headers });
    };
    expect((await signIn({ 'x-forwarded-for': '10.8.200.1' })).statusCode).toBe(429);
    expect((await signIn({ 'x-forwarded-for': '10.8.201.1', cookie })).statusCode).toBe(200);
  });

  it('is not got round by a mailed link to a new password', async () => {
    const { email, authorization } = await person();
    const { secret } = await enrol(authorization);
    const answer = await reset(email);
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'code_asked']);
    const signedIn = await post('/api/accounts/login/', { email, password: renewed, code: codeAt(secret) });
    expect(signedIn.statusCode).toBe(200);
  });
});

describe('a shop that asks its staff for a second factor (STAFF-21)', () => {
  it.each([
    [{ is_staff: true }, '/api/staff/orders/'],
    [{ is_admin: true, is_staff: true }, '/api/staff/reviews/'],
  ])('opens no staff call to %j without one, and every one after it was set up', async (rights, url) => {
    const { authorization } = await person(rights);
    const refused = await service.call(url, { authorization, locale: 'en' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'second_factor_needed']);
    expect(refused.json().error.message).toContain('two-step sign-in');
    const state = await service.call('/api/customer/second-factor/', { authorization });
    expect(state.json().is_required).toBe(true);
    await enrol(authorization);
    expect((await service.call(url, { authorization })).statusCode).toBe(200);
  });

  it('asks every new session for it, and a customer for none', async () => {
    const { email, authorization } = await person({ is_staff: true });
    const { secret } = await enrol(authorization);
    const { token_type, access_token } = (await login(email, codeAt(secret))).json();
    const staff = await service.call('/api/staff/orders/', { authorization: `${token_type} ${access_token}` });
    expect(staff.statusCode).toBe(200);
    const customer = await person();
    expect((await service.call('/api/customer/', { authorization: customer.authorization })).statusCode).toBe(200);
  });
});

it('is ended with the password and a code', async () => {
  const { email, authorization } = await person();
  const { secret } = await enrol(authorization);
  const end = (body: object) => post('/api/customer/second-factor/end/', body, authorization);
  expect((await end({ password: 'wrong', code: codeAt(secret) })).statusCode).toBe(400);
  expect((await end({ password, code: '000000' })).json().error.fields.code).toContain('not valid');
  expect((await end({ password, code: codeAt(secret) })).statusCode).toBe(200);
  expect((await login(email)).statusCode).toBe(200);
});
