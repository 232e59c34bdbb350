import type { SecondFactorBegun, StaffPeople } from 'mf-shared/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceSettings } from '../../service-settings.ts';
import { mailsTo, ownMailbox } from '../../testing/mailbox.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { makeAdmin } from './make-admin.ts';
import { endAccess } from './password-changed.ts';
import { writeRole } from './write-role.ts';

const mailbox = ownMailbox();
let service: TestService;
beforeAll(async () => {
  service = await testService({ ...mailbox, STAFF_SECOND_FACTOR: '1' });
});
afterAll(() => service.close());

const make = (email: string, environment: NodeJS.ProcessEnv = {}, takesBack = false) =>
  makeAdmin(service.open.db, { email, language: 'en', takesBack }, serviceSettings(environment));
const password = 'korkea tunturi 7';
let callers = 0;
/** Every call from an address of its own: how often one may call is tested elsewhere. */
const post = (url: string, body: unknown, authorization?: string) =>
  service.call(url, {
    method: 'POST',
    locale: 'en',
    body,
    from: `10.9.0.${++callers}`,
    ...(authorization && { authorization }),
  });
const open = (hash: string) => post('/api/accounts/password/reset/confirm/', { hash, password });
const accountOf = (email: string) =>
  service.open.db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();
const logOf = (id: number | undefined) =>
  service.open.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('entity', '=', 'customer')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();

async function invitationOf(email: string): Promise<string> {
  const made = await make(email);
  if (made.outcome !== 'invited') throw new Error(made.outcome);
  return made.link.split('#')[1] ?? '';
}

describe('the operator’s command (STAFF-79)', () => {
  it('makes an active account an admin at once, and says so in the log', async () => {
    const { id } = await service.signedIn({ email: 'tuttu@retki.example' });
    expect(await make('Tuttu@retki.example')).toEqual({ outcome: 'made', email: 'tuttu@retki.example' });
    expect(await make('tuttu@retki.example')).toEqual({ outcome: 'already', email: 'tuttu@retki.example' });
    expect(await logOf(id)).toMatchObject([
      { action: 'staff_role', actor_id: null, before: { role: null }, after: { role: 'admin' } },
    ]);
  });

  it('takes an invitation to a mistyped address back: its link makes nobody an admin', async () => {
    const email = 'mistyped@retki.example';
    const hash = await invitationOf(email);
    expect(await make(email, {}, true)).toEqual({ outcome: 'taken_back', email });
    expect((await open(hash)).statusCode).toBe(410);
    const account = await accountOf(email);
    expect(account).toMatchObject({ is_active: false, is_admin: false });
    expect((await logOf(account?.id)).map(({ action }) => action)).toEqual(['admin_invited', 'admin_uninvited']);
    const none = `There is no open invitation for ${email}.`;
    await expect(make(email, {}, true)).rejects.toThrow(none);
    await expect(make('nobody@retki.example', {}, true)).rejects.toThrow('There is no open invitation for nobody@');
    expect(await accountOf('nobody@retki.example')).toBeUndefined();
  });

  it('makes a member of the staff an admin, who had a store', async () => {
    const { id } = await service.signedIn({
      is_staff: true,
      staff_role: 'store',
      staff_store_id: 20,
      email: 's@retki.example',
    });
    expect(await make('s@retki.example')).toMatchObject({ outcome: 'made' });
    expect(await logOf(id)).toMatchObject([
      { before: { role: 'store', store: 20 }, after: { role: 'admin', store: null } },
    ]);
  });

  it('invites an address without an account: the link sets a password, brings the role, and works once', async () => {
    const made = await make('uusi@retki.example', { PUBLIC_URL: 'https://retki.example' });
    const link = made.outcome === 'invited' ? made.link : '';
    expect(link).toMatch(/^https:\/\/retki\.example\/en\/accounts\/password\/reset\/confirm\/#admin\.[\w-]{43}$/);
    expect(await accountOf('uusi@retki.example')).toMatchObject({
      is_active: false,
      is_admin: false,
      password_hash: null,
    });
    const hash = link.split('#')[1] ?? '';
    const weak = await post('/api/accounts/password/reset/confirm/', { hash, password: 'Salasana123' });
    expect(weak.statusCode).toBe(400);
    expect((await open(hash)).statusCode).toBe(200);
    expect((await open(hash)).statusCode).toBe(410);
    const account = await accountOf('uusi@retki.example');
    expect(account).toMatchObject({ is_active: true, is_admin: true });
    expect(await logOf(account?.id)).toMatchObject([
      { action: 'admin_invited', actor_id: null },
      { action: 'staff_role', actor_id: null, after: { role: 'admin' } },
    ]);
    expect(await make('uusi@retki.example')).toMatchObject({ outcome: 'already' });
  });

  it('lets the first admin set up the second factor, and in (STAFF-21)', async () => {
    const signedIn = (await open(await invitationOf('eka@retki.example'))).json();
    const authorization = `${signedIn.token_type} ${signedIn.access_token}`;
    const people = () => service.call('/api/staff/people/', { authorization });
    expect([(await people()).statusCode, (await people()).json().error.code]).toEqual([403, 'second_factor_needed']);
    const path = '/api/customer/second-factor/';
    expect((await service.call(path, { authorization })).json()).toMatchObject({ since: null, is_required: true });
    const begun = (await post(path, { password }, authorization)).json<SecondFactorBegun>();
    const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate();
    expect((await post(`${path}confirm/`, { code }, authorization)).statusCode).toBe(200);
    expect((await people()).json<StaffPeople>().results.map(({ email }) => email)).toContain('eka@retki.example');
  });

  it('ends after a day', async () => {
    const hash = await invitationOf('myohassa@retki.example');
    const { id } = (await accountOf('myohassa@retki.example')) ?? { id: 0 };
    const expires = service.open.db.updateTable('customer_tokens').where('customer_id', '=', id);
    const { expires_at } = await service.open.db
      .selectFrom('customer_tokens')
      .select('expires_at')
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Math.round((expires_at.getTime() - Date.now()) / 3_600_000)).toBe(24);
    await expires.set({ expires_at: new Date(Date.now() - 1000) }).execute();
    expect((await open(hash)).statusCode).toBe(410);
    expect(await accountOf('myohassa@retki.example')).toMatchObject({ is_admin: false });
  });

  it('no other link brings the role, also with the invitation’s mark before it', async () => {
    await make('toinen@retki.example');
    await post('/api/customer/password/reset_email/', { email: 'toinen@retki.example' });
    const secret = (await mailsTo(service, mailbox, 'toinen@retki.example'))[0]?.link.split('#')[1] ?? '';
    expect((await open(`admin.${secret}`)).statusCode).toBe(410);
    expect((await open(secret)).statusCode).toBe(200);
    expect(await accountOf('toinen@retki.example')).toMatchObject({ is_active: true, is_admin: false });
    expect(await make('toinen@retki.example')).toMatchObject({ outcome: 'invited' });
  });

  it('an invitation ends with the other links of its account', async () => {
    const hash = await invitationOf('lopetettu@retki.example');
    const account = await accountOf('lopetettu@retki.example');
    await endAccess(service.open.db, account?.id ?? 0);
    expect((await open(hash)).statusCode).toBe(410);
  });

  it('an invitation ends where its account gets a role otherwise, so that it brings back none that was ended', async () => {
    const hash = await invitationOf('entinen.admin@retki.example');
    const { id } = (await accountOf('entinen.admin@retki.example')) ?? { id: 0 };
    // Active by another way, such as a registration, with a role that an admin gave.
    await service.open.db.updateTable('customers').set({ is_active: true }).where('id', '=', id).execute();
    await writeRole(service.open.db, { id, role: 'content', storeId: null }, null);
    await writeRole(service.open.db, { id, role: null, storeId: null }, null);
    expect((await open(hash)).statusCode).toBe(410);
    expect(await accountOf('entinen.admin@retki.example')).toMatchObject({ is_admin: false });
  });

  it('a new invitation ends the one before, and a registration of the address that waits with a password of somebody', async () => {
    const address = 'varattu@retki.example';
    const typed = { email: address, password, first_name: 'Vieras', last_name: 'Muu', language: 'en' };
    expect((await post('/api/accounts/register/', typed)).statusCode).toBe(201);
    const activation = (await mailsTo(service, mailbox, address))[0]?.link.split('#')[1] ?? '';
    const first = await invitationOf(address);
    const second = await invitationOf(address);
    expect((await post('/api/accounts/activate/', { hash: activation })).statusCode).toBe(410);
    expect((await open(first)).statusCode).toBe(410);
    expect((await open(second)).statusCode).toBe(200);
    expect(await accountOf(address)).toMatchObject({ is_admin: true, first_name: '' });
  });

  it('an invited address that is active by a later registration is invited again, and the password of that one ends', async () => {
    const address = 'kaapattu@retki.example';
    await make(address);
    const typed = { email: address, password, first_name: 'Vieras', last_name: 'Muu', language: 'en' };
    await post('/api/accounts/register/', typed);
    const activation = (await mailsTo(service, mailbox, address))[0]?.link.split('#')[1] ?? '';
    const stranger = (await post('/api/accounts/activate/', { hash: activation })).json();
    const hash = await invitationOf(address);
    expect(await accountOf(address)).toMatchObject({ is_active: true, is_admin: false });
    expect((await open(hash)).statusCode).toBe(200);
    const me = await service.call('/api/customer/', { authorization: `Bearer ${stranger.access_token}` });
    expect(me.statusCode).toBe(401);
    expect(await make(address)).toMatchObject({ outcome: 'already' });
  });

  it('mails the link where mail is sent', async () => {
    expect(await make('posti@retki.example')).toMatchObject({ isMailed: false });
    expect(await mailsTo(service, mailbox, 'posti@retki.example')).toEqual([]);
    const made = await make('posti@retki.example', { SMTP_URL: 'smtp://mail.retki.example' });
    const [mail] = await mailsTo(service, mailbox, 'posti@retki.example');
    expect(mail?.html).toContain('You are invited to be an administrator of this shop');
    expect(made).toMatchObject({ isMailed: true, link: `http://localhost:3000${mail?.link}` });
  });

  it('refuses an address whose account has ended, goes by another one or is the demo’s', async () => {
    const { db } = service.open;
    const kept = await service.signedIn({ email: 'pidetty@retki.example' });
    await db.insertInto('former_addresses').values({ customer_id: kept.id, email: 'entinen@retki.example' }).execute();
    await expect(make('Entinen@retki.example')).rejects.toThrow(
      'Entinen@retki.example is the former address of an account that goes by pidetty@retki.example now',
    );
    expect(await accountOf('Entinen@retki.example')).toBeUndefined();
    const values = [
      { email: 'erased-9@erased.invalid', is_active: false, is_demo_account: false, erased_at: new Date() },
      { email: 'demo@retki.example', is_active: true, is_demo_account: true, erased_at: null },
    ];
    await db.insertInto('customers').values(values).execute();
    await expect(make('erased-9@erased.invalid')).rejects.toThrow(/ended: name another address\.$/);
    await expect(make('demo@retki.example')).rejects.toThrow(/an account of the demo, whose password everybody knows/);
    expect(await accountOf('demo@retki.example')).toMatchObject({ is_admin: false });
  });
});
