import { customerIdentities, customerSessions, localeCodes } from 'mf-shared/contract';
import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type KlarnaSandbox, startKlarnaSandbox } from '../../testing/klarna-sandbox.ts';
import { mailsTo, ownMailbox } from '../../testing/mailbox.ts';
import { socialVisitor } from '../../testing/social-visitor.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { translate } from '../../texts/translate.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { pathInShop } from './begin-sign-in.ts';

const mailbox = ownMailbox();
const password = 'oma metsäpolku 1';
let sandbox: KlarnaSandbox;
let service: TestService;
let stored: string;
beforeAll(async () => {
  sandbox = await startKlarnaSandbox();
  service = await testService({
    ...mailbox,
    SOCIAL_PROVIDERS: 'tunnus,away',
    SOCIAL_TUNNUS_ISSUER: `${sandbox.url}/oidc`,
    SOCIAL_TUNNUS_CLIENT_ID: 'havu-shop',
    SOCIAL_TUNNUS_CLIENT_SECRET: 'sandbox',
    SOCIAL_AWAY_ISSUER: 'http://127.0.0.1:9/oidc',
    SOCIAL_AWAY_CLIENT_ID: 'havu-shop',
    SOCIAL_AWAY_CLIENT_SECRET: 'sandbox',
    // The one that hangs is waited for; the others answer late only on a busy machine.
    SOCIAL_TIMEOUT_MS: '3000',
  });
  stored = await hashPassword(password);
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});
afterEach(() => sandbox.oidcFaults({}));

let people = 0;
const newEmail = () => `tuttu${++people}@havu.example`;
/** An account with a password. */
async function account(email = newEmail()) {
  const { id, authorization } = await service.signedIn({ email });
  await service.open.db.updateTable('customers').set({ password_hash: stored }).where('id', '=', id).execute();
  return { id, authorization, email };
}
const customer = async (authorization: string) => (await service.call('/api/customer/', { authorization })).json();
const identities = async (authorization: string) =>
  customerIdentities.parse((await service.call('/api/customer/social/', { authorization })).json());
/** A failed sign-in as the log tells it. */
const failure = (reason: string) => ({
  account: expect.stringMatching(/^[\w-]{12}$/),
  address: expect.stringMatching(/^10\.7\.\d+\.x$/),
  reason,
});
const failedIn = (page: URL) => page.searchParams.get('failed');

describe('signing in with a provider', () => {
  it('begins with PKCE, state and nonce, in the page’s language, and is never cached (SESSION-50, SESSION-76)', async () => {
    const visitor = socialVisitor(service);
    const answer = await visitor.get('/api/accounts/social/tunnus/?language=sv');
    const { origin, searchParams: query } = new URL(answer.headers.location ?? '');
    expect([answer.statusCode, origin, answer.headers['cache-control']]).toEqual([303, sandbox.url, 'no-store']);
    expect(query.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{43}$/);
    expect([query.get('ui_locales'), query.get('scope')]).toEqual(['sv', 'openid email profile']);
    expect(query.get('redirect_uri')).toBe('http://localhost:3000/api/accounts/social/tunnus/callback/');
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  });

  it('makes an account for somebody new, signs in, and lists the session (SESSION-77)', async () => {
    const visitor = socialVisitor(service);
    const ticket = await visitor.ticket({ email: 'uusi@tunnus.example' });
    expect(await visitor.open(ticket)).toEqual({
      provider: 'Tunnus',
      step: 'create',
      email: 'uusi@tunnus.example',
      first_name: 'Maija',
      last_name: 'Metsä',
      next: '',
    });
    const authorization = await visitor.signIn(ticket, { first_name: 'Maikki', join_club: true });
    expect(await customer(authorization)).toMatchObject({
      first_name: 'Maikki',
      last_name: 'Metsä',
      is_club_member: true,
    });
    const sessions = await service.call('/api/customer/sessions/', { authorization });
    expect(customerSessions.parse(sessions.json()).sessions).toHaveLength(1);
    expect((await identities(authorization)).identities).toMatchObject([
      { provider: 'tunnus', email: 'uusi@tunnus.example' },
    ]);
    const [mail] = await mailsTo(service, mailbox, 'uusi@tunnus.example');
    expect(mail?.html).toContain('Tunnus now opens your account');
  });

  it('knows the person again by the provider’s subject, whatever the email is by now', async () => {
    const visitor = socialVisitor(service);
    const first = await visitor.signIn(await visitor.ticket({ email: 'palaava@tunnus.example' }));
    const { id } = await customer(first);
    await service.open.db.updateTable('customers').set({ email: newEmail() }).where('id', '=', id).execute();
    const again = socialVisitor(service);
    const ticket = await again.ticket({ email: 'palaava@tunnus.example' });
    expect((await again.open(ticket)).step).toBe('sign_in');
    expect((await customer(await again.signIn(ticket))).id).toBe(id);
  });

  it('asks for names that the provider does not tell', async () => {
    const visitor = socialVisitor(service);
    const ticket = await visitor.ticket({ email: newEmail(), firstName: '', lastName: '' });
    const refused = await visitor.finish(ticket, { first_name: 'Aino' });
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['last_name']]);
    expect((await visitor.finish(ticket, { first_name: 'Aino', last_name: 'Havu' })).statusCode).toBe(200);
  });

  it('takes over a registration that nobody confirmed, without anything that was typed for it', async () => {
    const email = newEmail();
    const body = {
      email,
      password: 'vieras metsäpolku 2',
      first_name: 'Eve',
      last_name: 'X',
      language: 'en',
      phone: '666',
    };
    await service.call('/api/accounts/register/', { method: 'POST', body });
    const [mail] = await mailsTo(service, mailbox, email);
    const visitor = socialVisitor(service);
    const authorization = await visitor.signIn(await visitor.ticket({ email }));
    expect(await customer(authorization)).toMatchObject({ first_name: 'Maija', phone: '' });
    const hash = mail?.link.split('#')[1];
    const activated = await service.call('/api/accounts/activate/', { method: 'POST', body: { hash } });
    expect(activated.statusCode).toBe(410);
  });

  it('leads to the page that the visitor came from, and nowhere else (SESSION-76)', async () => {
    const visitor = socialVisitor(service);
    const page = await visitor.comeBack(await visitor.choose(await visitor.begin('?next=%2Fen%2Fwishlist%2F')));
    expect((await visitor.open(page.hash.slice(1))).next).toBe('/en/wishlist/');
  });

  it.each([
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/.//evil.example',
    '/\t/evil.example',
  ])('never leads to %s', (next) => expect(pathInShop(next)).toBe(''));
});

describe('an email that already has an account', () => {
  it('is joined with its password only, and its owner is told (SESSION-78)', async () => {
    const { id, email } = await account();
    const visitor = socialVisitor(service);
    const ticket = await visitor.ticket({ email });
    expect((await visitor.open(ticket)).step).toBe('join');
    expect((await visitor.finish(ticket)).json().error.code).toBe('social_proof');
    expect((await visitor.finish(ticket, { password: 'arvaus 123456' })).statusCode).toBe(401);
    const authorization = await visitor.signIn(ticket, { password });
    expect((await customer(authorization)).id).toBe(id);
    expect((await mailsTo(service, mailbox, email))[0]?.html).toContain('now opens your account');
    const again = socialVisitor(service);
    expect((await again.open(await again.ticket({ email }))).step).toBe('sign_in');
  });

  it('is joined by a link in its mailbox, in the browser that began and no other (SESSION-79)', async () => {
    const { id, email } = await account();
    const visitor = socialVisitor(service);
    await visitor.post('/api/accounts/social/mail/', { ticket: await visitor.ticket({ email }) });
    const [mail] = await mailsTo(service, mailbox, email);
    const [path, mailed = ''] = mail?.link.split('#') ?? [];
    expect(path).toBe('/en/accounts/social/');
    const stranger = socialVisitor(service);
    expect((await stranger.finish(mailed)).statusCode).toBe(410);
    await stranger.begin();
    expect((await stranger.finish(mailed)).statusCode).toBe(410);
    expect((await customer(await visitor.signIn(mailed))).id).toBe(id);
    expect((await visitor.finish(mailed)).statusCode).toBe(410);
  });

  it('that the provider has not confirmed is proved by mail, and nobody learns whether it has an account', async () => {
    const { id, email } = await account();
    for (const address of [email, newEmail()]) {
      const visitor = socialVisitor(service);
      const ticket = await visitor.ticket({ email: address, isVerified: false });
      expect((await visitor.open(ticket)).step).toBe('mail');
      const refused = await visitor.finish(ticket, { password });
      expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'social_proof']);
      await visitor.post('/api/accounts/social/mail/', { ticket });
      const mailed = (await mailsTo(service, mailbox, address))[0]?.link.split('#')[1] ?? '';
      expect((await visitor.open(mailed)).step).toBe(address === email ? 'sign_in' : 'create');
      const own = await customer(await visitor.signIn(mailed));
      expect(own.id === id).toBe(address === email);
    }
  });

  it('of which another account of the provider is joined already is a duplicate (SESSION-73)', async () => {
    const { id, email } = await account();
    const issuer = `${sandbox.url}/oidc`;
    const other = { customer_id: id, issuer, subject: 'another', email };
    await service.open.db.insertInto('customer_identities').values(other).execute();
    const told = new Set<string>();
    for (const locale of localeCodes) {
      const visitor = socialVisitor(service, locale);
      const answer = await visitor.finish(await visitor.ticket({ email }), { password });
      const { error } = answer.json();
      expect([answer.statusCode, error.code]).toEqual([409, 'duplicate_accounts']);
      expect(error.message).toBe(translate(locale, 'errors.duplicate_accounts'));
      told.add(error.message);
    }
    expect(told.size).toBe(localeCodes.length);
  });

  it('stops guesses of its password like any sign-in (SESSION-46)', async () => {
    const { email } = await account();
    const visitor = socialVisitor(service);
    const ticket = await visitor.ticket({ email });
    const tries: number[] = [];
    for (let count = 0; count < 11; count += 1)
      tries.push((await visitor.finish(ticket, { password: `arvaus ${count}` })).statusCode);
    expect(tries).toEqual([...Array(10).fill(401), 429]);
  });

  it('logs failed guesses of it like any sign-in, without password, email or whole address', async () => {
    const { email } = await account();
    const warn = vi.spyOn(service.app.log, 'warn');
    const visitor = socialVisitor(service);
    const ticket = await visitor.ticket({ email });
    await visitor.finish(ticket, { password: 'arvaus 123456' });
    await visitor.signIn(ticket, { password });
    expect(warn.mock.calls).toEqual([[failure('wrong_credentials'), 'sign-in failed']]);
    warn.mockRestore();
  });
});

it('asks for the second factor of an account that has one (SESSION-80)', async () => {
  const { id, email, authorization } = await account();
  const begun = await service.call('/api/customer/second-factor/', {
    method: 'POST',
    body: { password },
    authorization,
  });
  const app = new TOTP({ secret: begun.json().secret });
  const step = app.period * 1000;
  const confirmed = await service.call('/api/customer/second-factor/confirm/', {
    method: 'POST',
    body: { code: app.generate({ timestamp: Date.now() - step }) },
    authorization,
  });
  expect(confirmed.statusCode).toBe(200);
  const visitor = socialVisitor(service);
  const ticket = await visitor.ticket({ email });
  const asked = await visitor.finish(ticket, { password });
  expect([asked.statusCode, asked.json().error.code]).toEqual([401, 'code_asked']);
  const warn = vi.spyOn(service.app.log, 'warn');
  expect((await visitor.finish(ticket, { password, code: '000000' })).json().error.code).toBe('code_wrong');
  expect(warn.mock.calls).toEqual([[failure('code_wrong'), 'sign-in failed']]);
  warn.mockRestore();
  const [first = '', second = ''] = confirmed.json().recovery_codes as string[];
  await visitor.signIn(ticket, { password, code: first });
  const again = await visitor.ticket({ email });
  expect((await visitor.finish(again)).json().error.code).toBe('code_asked');
  const session = await visitor.signIn(again, { code: second });
  expect((await customer(session)).id).toBe(id);
});

describe('what is not trusted (SESSION-76)', () => {
  it.each(['signature', 'key', 'nonce', 'audience', 'issuer', 'expired', 'unsigned'])(
    'an id token with a wrong or missing %s signs nobody in',
    async (token) => {
      const visitor = socialVisitor(service);
      const callback = await visitor.choose(await visitor.begin());
      await sandbox.oidcFaults({ token });
      const page = await visitor.comeBack(callback);
      expect([page.pathname, failedIn(page), page.hash]).toEqual(['/en/accounts/social/', 'refused', '']);
      // Only the token was wrong: without the fault the sign-in goes on.
      await sandbox.oidcFaults({});
      expect(await visitor.ticket()).toMatch(/^[\w-]{43}$/);
    },
  );

  it('a state works once, in its own browser, for its own provider', async () => {
    const visitor = socialVisitor(service);
    const callback = await visitor.choose(await visitor.begin());
    const stranger = socialVisitor(service);
    await stranger.begin();
    expect(failedIn(await stranger.comeBack(callback))).toBe('expired');
    const elsewhere = new URL(callback.href.replace('/tunnus/', '/away/'));
    expect(failedIn(await visitor.comeBack(elsewhere))).toBe('expired');
    expect((await visitor.comeBack(callback)).hash).toMatch(/^#[\w-]{43}$/);
    expect(failedIn(await visitor.comeBack(callback))).toBe('expired');
  });

  it('a code that another sign-in got is refused', async () => {
    const [visitor, thief] = [socialVisitor(service), socialVisitor(service)];
    const stolen = (await visitor.choose(await visitor.begin())).searchParams.get('code') ?? '';
    const own = await thief.choose(await thief.begin());
    own.searchParams.set('code', stolen);
    expect(failedIn(await thief.comeBack(own))).toBe('refused');
  });

  it.each(['', '?state=', '?state[]=x', `?state=${'x'.repeat(5000)}`, '?code=%00&state=%27%3B--'])(
    'a callback with %s leads back with clear words',
    async (query) => {
      const answer = await service.call(`/api/accounts/social/tunnus/callback/${query}`, { locale: 'en' });
      expect([answer.statusCode, failedIn(new URL(answer.headers.location ?? ''))]).toEqual([303, 'expired']);
    },
  );

  it('a ticket is worth nothing in another browser, and a made-up one nowhere', async () => {
    const visitor = socialVisitor(service);
    const ticket = await visitor.ticket({ email: newEmail() });
    for (const open of ['open', 'finish', 'mail']) {
      const answer = await service.call(`/api/accounts/social/${open}/`, { method: 'POST', body: { ticket } });
      expect(answer.json().error.code).toBe('social_expired');
    }
    expect((await visitor.finish('made-up')).statusCode).toBe(410);
    expect((await visitor.finish(ticket)).statusCode).toBe(200);
  });

  it('one ticket signs in once, also when it is sent many times at once', async () => {
    const visitor = socialVisitor(service);
    const ticket = await visitor.ticket({ email: newEmail() });
    const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.finish(ticket)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('what a person does not share, and a provider in trouble', () => {
  it.each([
    ['no email', { sharesEmail: false }, 'email'],
    ['an email that is none', { email: 'not an address' }, 'email'],
    ['a cancelled sign-in', { decision: 'deny' as const }, 'cancelled'],
  ])('%s (SESSION-74)', async (_what, choice, reason) => {
    const visitor = socialVisitor(service);
    const page = await visitor.comeBack(await visitor.choose(await visitor.begin(), choice));
    expect([page.pathname, failedIn(page), page.searchParams.get('provider')]).toEqual([
      '/en/accounts/social/',
      reason,
      'tunnus',
    ]);
  });

  it.each([
    ['fails', { failNext: 1 }, 'away'],
    ['is slow', { latencyMs: 4000 }, 'away'],
    ['answers what is no answer', { malformedNext: 1 }, 'refused'],
  ])('one that %s while a code is taken', async (_what, faults, reason) => {
    const visitor = socialVisitor(service);
    const callback = await visitor.choose(await visitor.begin());
    await sandbox.oidcFaults(faults);
    expect(failedIn(await visitor.comeBack(callback))).toBe(reason);
  });

  it('one that is not there, and one that nobody configured', async () => {
    const visitor = socialVisitor(service);
    const answer = await visitor.get('/api/accounts/social/away/?language=de');
    const page = new URL(answer.headers.location ?? '');
    expect([page.pathname, failedIn(page)]).toEqual(['/de/accounts/social/', 'away']);
    expect((await visitor.get('/api/accounts/social/nobody/')).statusCode).toBe(404);
  });
});

describe('the account’s settings (SESSION-81)', () => {
  const link = async (visitor: ReturnType<typeof socialVisitor>, authorization: string, email: string) => {
    const begun = await visitor.post('/api/customer/social/tunnus/', { password }, authorization);
    const page = await visitor.comeBack(await visitor.choose(new URL(begun.json().address), { email }));
    return page.hash.slice(1);
  };

  it('join a provider after the password, for who is signed in and nobody else', async () => {
    const { authorization } = await account();
    const visitor = socialVisitor(service);
    const wrong = await visitor.post('/api/customer/social/tunnus/', { password: 'arvaus 123' }, authorization);
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([400, ['password']]);
    const ticket = await link(visitor, authorization, 'toinen.osoite@tunnus.example');
    expect((await visitor.open(ticket)).step).toBe('link');
    const other = await account();
    expect((await visitor.post('/api/customer/social/finish/', { ticket }, other.authorization)).statusCode).toBe(410);
    expect((await visitor.finish(ticket)).statusCode).toBe(403);
    expect((await visitor.post('/api/customer/social/finish/', { ticket }, authorization)).statusCode).toBe(200);
    expect((await identities(authorization)).identities).toMatchObject([{ email: 'toinen.osoite@tunnus.example' }]);
  });

  it('refuse a provider’s account that opens another account already', async () => {
    const email = newEmail();
    const first = socialVisitor(service);
    await first.signIn(await first.ticket({ email }));
    const { authorization } = await account();
    const visitor = socialVisitor(service);
    const ticket = await link(visitor, authorization, email);
    const answer = await visitor.post('/api/customer/social/finish/', { ticket }, authorization);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'duplicate_accounts']);
  });

  it('part a provider from the account, but never take its last way to sign in', async () => {
    const { authorization, email } = await account();
    const visitor = socialVisitor(service);
    await visitor.signIn(await visitor.ticket({ email }), { password });
    const end = (body: object, own = authorization) => visitor.post('/api/customer/social/tunnus/end/', body, own);
    expect((await end({ password: 'arvaus 123' })).statusCode).toBe(400);
    expect((await end({ password })).statusCode).toBe(200);
    expect((await identities(authorization)).identities).toEqual([]);
    expect((await visitor.open(await visitor.ticket({ email }))).step).toBe('join');
    const without = await visitor.signIn(await visitor.ticket({ email: newEmail() }));
    expect((await end({ password: 'x' }, without)).json().error.code).toBe('social_last_way');
  });
});

describe('a former address of an account (SESSION-89)', () => {
  async function former() {
    const kept = await account();
    const address = newEmail();
    await service.open.db.insertInto('former_addresses').values({ email: address, customer_id: kept.id }).execute();
    return { kept, address };
  }

  it('makes no account: it is joined to its own after the password only, confirmed or not', async () => {
    const { kept, address } = await former();
    const visitor = socialVisitor(service);
    const ticket = await visitor.ticket({ email: address });
    const opened = await visitor.open(ticket);
    expect(opened).toMatchObject({ step: 'join', email: address });
    expect(JSON.stringify(opened)).not.toContain(kept.email);
    const without = await visitor.finish(ticket, {});
    expect([without.statusCode, without.json().error.code]).toEqual([403, 'social_proof']);
    expect((await visitor.finish(ticket, { password: 'something else 1' })).statusCode).toBe(401);
    expect((await customer(await visitor.signIn(ticket, { password }))).customer.email).toBe(kept.email);
  });

  it('is not let in by a mail that went to it', async () => {
    const { address } = await former();
    const visitor = socialVisitor(service);
    const unproved = await visitor.ticket({ email: address, isVerified: false });
    await visitor.post('/api/accounts/social/mail/', { ticket: unproved });
    const [mail] = await mailsTo(service, mailbox, address);
    const ticket = mail?.link.split('#')[1] ?? '';
    expect(await visitor.open(ticket)).toMatchObject({ step: 'join' });
    const answer = await visitor.finish(ticket, {});
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'social_proof']);
  });
});
