import { setTimeout as wait } from 'node:timers/promises';
import { loginResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { mailsTo, ownMailbox } from '../../testing/mailbox.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { endAccess } from './password-changed.ts';
import { hashPassword } from './passwords.ts';
import { register } from './register.ts';
import { askReset } from './reset-password.ts';

const mailbox = ownMailbox();
let service: TestService;
beforeAll(async () => {
  service = await testService(mailbox);
});
afterAll(() => service.close());

let callers = 0;
/** Every call from an address of its own: how often one may call is tested by itself. */
const post = (url: string, body: unknown, options: { authorization?: string; locale?: 'en' | 'fi' } = {}) =>
  service.call(url, {
    method: 'POST',
    body,
    ...options,
    headers: { 'x-forwarded-for': `10.0.${Math.floor(++callers / 250)}.${callers % 250}` },
  });
const newestTo = async (address: string) => (await mailsTo(service, mailbox, address))[0];
const tokenOf = (link = '') => link.split('#')[1] ?? '';
const reset = (email: string, locale: 'en' | 'fi' = 'fi') =>
  post('/api/customer/password/reset_email/', { email }, { locale });
const signIn = (email: string, password: string) => post('/api/accounts/login/', { email, password });

describe('a forgotten password (SESSION-56, SESSION-57)', () => {
  it('gets a link that sets a new one, once, and ends every session', async () => {
    const email = 'unohtaja@havu.example';
    const { authorization } = await service.signedIn({ email });
    expect((await reset('UNOHTAJA@havu.example', 'en')).json()).toEqual({ ok: true });
    const mail = await newestTo(email);
    expect(mail?.link).toMatch(/^\/en\/accounts\/password\/reset\/confirm\/#[\w-]{43}$/);
    const confirm = { hash: tokenOf(mail?.link), password: 'uusi salasana 1' };
    expect((await post('/api/accounts/password/reset/confirm/', { ...confirm, password: 'lyhyt' })).statusCode).toBe(
      400,
    );
    const answer = await post('/api/accounts/password/reset/confirm/', confirm);
    expect(loginResponse.parse(answer.json()).token_type).toBe('Bearer');
    expect((await service.call('/api/customer/', { authorization })).statusCode).toBe(401);
    expect((await signIn(email, confirm.password)).statusCode).toBe(200);
    const again = await post('/api/accounts/password/reset/confirm/', confirm, { locale: 'en' });
    expect([again.statusCode, again.json().error]).toMatchObject([
      410,
      { code: 'link_expired', message: 'The link has expired. Please request a new one.' },
    ]);
    expect((await newestTo(email))?.html).toContain('Salasanasi on vaihdettu');
  });

  it('takes no weak password, and the link works on for another one', async () => {
    const email = 'helppo.sala@havu.example';
    await service.signedIn({ email });
    await reset(email);
    const hash = tokenOf((await newestTo(email))?.link);
    const confirm = (password: string) => post('/api/accounts/password/reset/confirm/', { hash, password });
    for (const password of ['Salasana123', 'Helppo-sala1', 'aino-havu-99']) {
      const answer = await confirm(password);
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['password']]);
    }
    expect((await confirm('uusi metsäpolku 1')).statusCode).toBe(200);
  });

  it('has every mail in the language of the request, whatever language the account is in', async () => {
    const email = 'vieraskielinen@havu.example';
    await service.signedIn({ email });
    await reset(email, 'en');
    const hash = tokenOf((await newestTo(email))?.link);
    await post('/api/accounts/password/reset/confirm/', { hash, password: 'uusi salasana 1' }, { locale: 'en' });
    const mail = await newestTo(email);
    expect(mail?.html).toContain('Your password was changed');
    expect(mail?.link).toBe('/en/accounts/reset-password/');
  });

  it('does not open with a link of another kind or one that is too old', async () => {
    const email = 'myohassa@havu.example';
    const { id, authorization } = await service.signedIn({ email });
    await reset(email);
    const hash = tokenOf((await newestTo(email))?.link);
    expect((await post('/api/accounts/activate/', { hash })).statusCode).toBe(410);
    expect((await post('/api/accounts/delete-account/', { token: hash })).statusCode).toBe(410);
    await service.open.db
      .updateTable('customer_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('customer_id', '=', id)
      .where('kind', '=', 'password_reset')
      .execute();
    const late = await post('/api/accounts/password/reset/confirm/', { hash, password: 'uusi salasana 1' });
    expect(late.statusCode).toBe(410);
    expect((await service.call('/api/customer/', { authorization })).statusCode).toBe(200);
  });

  // The embedded engine makes one transaction at a time.
  const onServer = it.runIf(process.env.TEST_ENGINE === 'postgres');

  onServer('waits for whoever changes the account, instead of each waiting for the other', async () => {
    const email = 'kilpailija@havu.example';
    const { id } = await service.signedIn({ email });
    await reset(email);
    const hash = tokenOf((await newestTo(email))?.link);
    const opened: ReturnType<typeof post>[] = [];
    await service.open.db.transaction().execute(async (tx) => {
      await tx.selectFrom('customers').select('id').where('id', '=', id).forUpdate().execute();
      opened.push(post('/api/accounts/password/reset/confirm/', { hash, password: 'uusi salasana 1' }));
      // The link's own transaction is under way now.
      await wait(300);
      await endAccess(tx, id);
    });
    expect((await opened[0])?.statusCode).toBe(410);
  });

  it('is answered alike for an address that nobody has, which gets no mail', async () => {
    const answers = [await reset('customer-of-nobody@havu.example'), await reset('unohtaja@havu.example')];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 {"ok":true}']),
    );
    expect(await newestTo('customer-of-nobody@havu.example')).toBeUndefined();
  });

  it('promises nothing for the row of an erased account', async () => {
    const { db } = service.open;
    const { id } = await service.signedIn({ email: 'poistettu@havu.example' });
    const email = `erased-${id}@erased.invalid`;
    const erased = { email, is_active: false, erased_at: new Date() };
    await db.updateTable('customers').set(erased).where('id', '=', id).execute();
    await reset(email);
    expect(await newestTo(email)).toBeUndefined();
    expect(await db.selectFrom('outbox').select('kind').where('failing_since', 'is not', null).execute()).toEqual([]);
  });

  it('sends at most one mail a minute and five an hour to an address', async () => {
    const email = 'karsija@havu.example';
    await service.signedIn({ email });
    for (let i = 0; i < 7; i += 1) await reset(email);
    expect(await mailsTo(service, mailbox, email)).toHaveLength(1);
    for (let i = 0; i < 7; i += 1) {
      await service.open.db.updateTable('outbox').set({ dedupe_key: null }).execute();
      await reset(email);
    }
    expect(await mailsTo(service, mailbox, email)).toHaveLength(5);
  });
});

describe('one answer in one time for known and unknown addresses (TARGET-45)', () => {
  it('asks the same of the database, and registering hashes one password, whoever asks', async () => {
    await service.signedIn({ email: 'olemassa@havu.example' });
    const workFor = async (email: string) => {
      const statements = countStatements();
      const db = service.open.db.withPlugin(statements);
      let hashed = 0;
      await askReset(db, { email, language: 'fi' });
      const wish = {
        email,
        password: 'pitkä salasana',
        first_name: 'A',
        last_name: 'B',
        phone: '',
        language: 'fi',
      } as const;
      await register(db, { ...wish, join_club: false, marketing_consent: false }, async (password) => {
        hashed += 1;
        return hashPassword(password);
      });
      return [hashed, ...statements.kinds];
    };
    const known = await workFor('olemassa@havu.example');
    expect(known).toEqual([1, 'InsertQueryNode', 'InsertQueryNode']);
    expect(await workFor('ei-ole@havu.example')).toEqual(known);
  });

  it('stores no link and no password as it is (TARGET-44)', async () => {
    const email = 'salaisuus@havu.example';
    await service.signedIn({ email });
    await reset(email);
    const secret = tokenOf((await newestTo(email))?.link);
    expect(Buffer.from(secret, 'base64url').byteLength).toBeGreaterThanOrEqual(16);
    const tables = await Promise.all(
      (['customers', 'customer_tokens', 'outbox'] as const).map((table) =>
        service.open.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(tables)).not.toContain(secret);
    expect(JSON.stringify(tables)).not.toContain('pitkä salasana');
    const { registration } = await service.open.db
      .selectFrom('customer_tokens as t')
      .innerJoin('customers as c', 'c.id', 't.customer_id')
      .select('t.registration')
      .where('c.email', '=', 'ei-ole@havu.example')
      .executeTakeFirstOrThrow();
    expect(registration).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id\$/) });
  });

  it('refuses more than ten mail-sending calls a minute from one place', async () => {
    const call = () =>
      service.call('/api/customer/password/reset_email/', { method: 'POST', body: { email: 'a@havu.example' } });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await call()).statusCode);
    expect([statuses.slice(0, 10).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
  });
});

describe('hostile input', () => {
  it.each([
    ['/api/customer/password/reset_email/', { email: ['a@b.fi'] }],
    ['/api/customer/password/reset_email/', { email: 'a@b.fi\r\nBcc: c@d.fi' }],
    ['/api/accounts/register/', { email: 'a@b.fi', password: 'x'.repeat(2000) }],
    [
      '/api/accounts/register/',
      { email: 'a@b.fi', password: 'pitkä salasana', first_name: 'A\r\nBcc: x@y.fi', last_name: 'B', language: 'fi' },
    ],
    ['/api/accounts/activate/', { hash: { $gt: '' } }],
    ['/api/accounts/activate/', {}],
    ['/api/accounts/password/reset/confirm/', { hash: '', password: 'pitkä salasana' }],
    ['/api/accounts/delete-account/', { token: 1 }],
    ['/api/accounts/stop_reminders/', { email: 'not an address' }],
  ])('%s refuses %j with 400', async (url, body) => {
    expect((await post(url, body)).statusCode).toBe(400);
  });

  it.each(['a\u0000b', "' OR 1=1 --", '../../../etc/passwd', '😀'])('takes %j for no link', async (hash) => {
    expect((await post('/api/accounts/activate/', { hash })).statusCode).toBe(410);
  });
});

describe('stopping reminders', () => {
  it('takes the consent back, and answers for unknown addresses alike', async () => {
    const { id } = await service.signedIn({ email: 'muistettu@havu.example' });
    await service.open.db.updateTable('customers').set({ reminder_consent: true }).where('id', '=', id).execute();
    for (const email of ['Muistettu@havu.example', 'ei-kukaan@havu.example'])
      expect((await post('/api/accounts/stop_reminders/', { email })).json()).toEqual({ ok: true });
    const row = await service.open.db
      .selectFrom('customers')
      .select('reminder_consent')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.reminder_consent).toBe(false);
  });
});
