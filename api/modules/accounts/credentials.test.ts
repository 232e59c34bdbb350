import { loginResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, ownMailbox } from '../../testing/mailbox.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { openLink } from './customer-link.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessions.ts';

const mailbox = ownMailbox();
const old = 'vanha metsäpolku 1';
const fresh = 'uusi metsäpolku 2';
let service: TestService;
let stored: string;
beforeAll(async () => {
  service = await testService(mailbox);
  stored = await hashPassword(old);
});
afterAll(() => service.close());

let people = 0;
let email: string;
let id: number;
let authorization: string;
beforeEach(async () => {
  email = `vaihtaja${++people}@havu.example`;
  ({ id, authorization } = await service.signedIn({ email }));
  await service.open.db.updateTable('customers').set({ password_hash: stored }).where('id', '=', id).execute();
});

let callers = 0;
const post = (url: string, body: unknown, own: object = { authorization }) =>
  service.call(url, {
    method: 'POST',
    body,
    locale: 'en',
    headers: { 'x-forwarded-for': `10.1.0.${++callers}` },
    ...own,
  });
const change = (body: object, own?: object) => post('/api/customer/password/', body, own);
const ask = (address: string, password = old) => post('/api/customer/email/', { email: address, password });
const signIn = async (address: string, password: string) =>
  (await post('/api/accounts/login/', { email: address, password }, {})).statusCode;
const isSignedIn = async (token: string) =>
  (await service.call('/api/customer/', { authorization: token })).statusCode === 200;
const confirm = (hash: string) => post('/api/accounts/email/confirm/', { hash }, {});
const linkTo = async (address: string) => (await mailsTo(service, mailbox, address))[0]?.link.split('#')[1] ?? '';

describe('POST /api/customer/password/ (docs/decisions/0027)', () => {
  it('asks for the old password; the new one works, the old one no longer (SESSION-59)', async () => {
    expect((await change({ old_password: old, password: fresh })).statusCode).toBe(200);
    expect([await signIn(email, fresh), await signIn(email, old)]).toEqual([200, 401]);
  });

  it('ends every other session and open link, and goes on with a new session', async () => {
    const other = await openSession(service.open.db, id);
    const link = await service.open.db.transaction().execute((tx) => openLink(tx, id, 'password_reset'));
    const answer = loginResponse.parse((await change({ old_password: old, password: fresh })).json());
    expect(await isSignedIn(`Bearer ${answer.access_token}`)).toBe(true);
    expect([await isSignedIn(`Bearer ${other.access_token}`), await isSignedIn(authorization)]).toEqual([false, false]);
    const reset = await post('/api/accounts/password/reset/confirm/', { hash: link, password: 'kolmas polku 3' }, {});
    expect(reset.statusCode).toBe(410);
  });

  it('is told to the owner by mail, in the language of the request', async () => {
    await change({ old_password: old, password: fresh });
    expect((await mailsTo(service, mailbox, email))[0]?.html).toContain('Your password was changed');
  });

  it('names the field of a wrong old password and of a short new one; nothing changes (SESSION-66)', async () => {
    const wrong = await change({ old_password: 'arvaus', password: fresh });
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([
      400,
      { old_password: 'Wrong password. Check upper and lower case, too.' },
    ]);
    const short = await change({ old_password: old, password: 'lyhyt' });
    expect(Object.keys(short.json().error.fields)).toEqual(['password']);
    expect([await signIn(email, old), await isSignedIn(authorization)]).toEqual([200, true]);
  });

  it('takes no weak password: the old one stays, and no guess is counted', async () => {
    for (let count = 0; count < 11; count += 1) {
      const answer = await change({ old_password: old, password: 'Password2026!' });
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['password']]);
    }
    expect(await signIn(email, old)).toBe(200);
    expect((await change({ old_password: old, password: fresh })).statusCode).toBe(200);
  });

  it('is guessed ten times at most within a quarter of an hour, also with the right one after', async () => {
    for (let count = 0; count < 10; count += 1) await change({ old_password: `arvaus ${count}`, password: fresh });
    expect((await change({ old_password: old, password: fresh })).statusCode).toBe(429);
    expect((await ask('toinen@havu.example')).statusCode).toBe(429);
  });

  it('is for who is signed in', async () => {
    expect((await change({ old_password: old, password: fresh }, {})).statusCode).toBe(401);
  });

  it('is asked for ten times a minute at most', async () => {
    const answers = [];
    for (let count = 0; count < 11; count += 1)
      answers.push(
        (
          await change(
            { old_password: old, password: 'lyhyt' },
            { authorization, headers: { 'x-forwarded-for': '10.9.9.9' } },
          )
        ).statusCode,
      );
    expect(answers).toEqual([...Array(10).fill(400), 429]);
  });
});

describe('POST /api/customer/email/ (docs/decisions/0027)', () => {
  it('changes nothing before the link in the new address’s mail is opened; the old address is told then', async () => {
    const address = `uusi${people}@havu.example`;
    expect((await ask(address)).json()).toEqual({ ok: true });
    const hash = await linkTo(address);
    expect([await signIn(email, old), await signIn(address, old)]).toEqual([200, 401]);
    expect(await mailsTo(service, mailbox, email)).toEqual([]);
    expect((await confirm(hash)).json()).toEqual({ email: address });
    expect([await signIn(email, old), await signIn(address, old)]).toEqual([401, 200]);
    const [note] = await mailsTo(service, mailbox, email);
    expect(note?.html).toContain(address);
    expect(note?.link).toBe('/en/ask/');
    expect(await isSignedIn(authorization)).toBe(true);
    const again = await confirm(hash);
    expect([again.statusCode, again.json().error.code]).toEqual([410, 'link_expired']);
  });

  it('ends links that went to the old address', async () => {
    const reset = await service.open.db.transaction().execute((tx) => openLink(tx, id, 'password_reset'));
    const address = `muuttanut${people}@havu.example`;
    await ask(address);
    await confirm(await linkTo(address));
    const used = await post('/api/accounts/password/reset/confirm/', { hash: reset, password: fresh }, {});
    expect(used.statusCode).toBe(410);
  });

  it('is stopped by a change of the password', async () => {
    const address = `vieras${people}@havu.example`;
    await ask(address);
    const hash = await linkTo(address);
    await change({ old_password: old, password: fresh });
    expect((await confirm(hash)).statusCode).toBe(410);
  });

  it('answers alike for an address that has an account, whose owner is told; no link is sent', async () => {
    const owner = `omistaja${people}@havu.example`;
    await service.signedIn({ email: owner });
    expect((await ask(owner.toUpperCase())).json()).toEqual({ ok: true });
    const mails = await mailsTo(service, mailbox, owner.toUpperCase());
    expect(mails.map(({ link }) => link)).toEqual(['/en/accounts/login/']);
  });

  it('is refused where somebody else got the address meanwhile', async () => {
    const address = `kilpa${people}@havu.example`;
    await ask(address);
    const hash = await linkTo(address);
    await service.signedIn({ email: address });
    const late = await confirm(hash);
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'email_taken']);
    expect(await signIn(email, old)).toBe(200);
  });

  it('gives an address that two accounts confirm at once to one of them', async () => {
    const address = `yhteinen${people}@havu.example`;
    await ask(address);
    const first = await linkTo(address);
    const other = await service.signedIn();
    await service.open.db.updateTable('customers').set({ password_hash: stored }).where('id', '=', other.id).execute();
    await post('/api/customer/email/', { email: address, password: old }, { authorization: other.authorization });
    const second = await linkTo(address);
    expect(first).not.toBe(second);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each([
    ['a wrong password', { email: 'a@havu.example', password: 'arvaus' }, 'password'],
    ['no address', { email: 'aino', password: old }, 'email'],
  ])('names the field of %s', async (_name, body, field) => {
    const answer = await post('/api/customer/email/', body);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]]);
  });

  it('opens with a link of its own kind only', async () => {
    const reset = await service.open.db.transaction().execute((tx) => openLink(tx, id, 'password_reset'));
    expect((await confirm(reset ?? '')).statusCode).toBe(410);
    await ask(`laji${people}@havu.example`);
    const hash = await linkTo(`laji${people}@havu.example`);
    expect((await post('/api/accounts/activate/', { hash }, {})).statusCode).toBe(410);
  });
});
