import { setTimeout as wait } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { loginResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, ownMailbox } from '../../testing/mailbox.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { openLink } from './customer-link.ts';
import { forgetOldAccess } from './forget-old-access.ts';
import { hashPassword } from './passwords.ts';
import { registrationHandler } from './register.ts';

const mailbox = ownMailbox();
let service: TestService;
beforeAll(async () => {
  service = await testService(mailbox);
});
afterAll(() => service.close());

let callers = 0;
const post = (url: string, body: unknown) =>
  service.call(url, { method: 'POST', body, headers: { 'x-forwarded-for': `10.3.0.${++callers}` } });
const register = (email: string, first_name: string, password: string, more: object = {}) =>
  post('/api/accounts/register/', { email, password, first_name, last_name: 'Havu', language: 'fi', ...more });
const links = async (email: string) =>
  (await mailsTo(service, mailbox, email)).map(({ link }) => link.split('#')[1] ?? '');
const activate = (hash: string | undefined) => post('/api/accounts/activate/', { hash });
const signIn = async (email: string, password: string) =>
  (await post('/api/accounts/login/', { email, password })).statusCode;

/** Does something else between the first read of a transaction and what follows from it. */
function afterFirstRead(act: () => Promise<void>): KyselyPlugin {
  let reads = 0;
  const first = new Set<object>();
  return {
    transformQuery({ node, queryId }) {
      if (node.kind === 'SelectQueryNode' && ++reads === 1) first.add(queryId);
      return node;
    },
    async transformResult({ queryId, result }) {
      if (first.has(queryId)) await act();
      return result;
    },
  };
}

const entry = { id: 1, kind: 'registration', payload: {}, attempts: 0 };
const own = 'oma metsäpolku 1';
const foreign = 'vieras metsäpolku 2';

describe('a second registration of an address that is not active yet', () => {
  it('never changes what the first one’s link activates: the newest mail ends the older link', async () => {
    const email = 'uhri@havu.example';
    await register(email, 'Aino', own);
    const [first] = await links(email);
    await register(email, 'Eve', foreign, { join_club: true });
    const [second] = await links(email);
    expect((await activate(first)).statusCode).toBe(410);
    expect([await signIn(email, own), await signIn(email, foreign)]).toEqual([401, 401]);
    const { access_token } = loginResponse.parse((await activate(second)).json());
    const answer = await service.call('/api/customer/', { authorization: `Bearer ${access_token}` });
    expect(answer.json()).toMatchObject({ first_name: 'Eve', is_club_member: true });
    expect([await signIn(email, own), await signIn(email, foreign)]).toEqual([401, 200]);
  });

  it('changes nothing after the link was opened', async () => {
    const email = 'nopea@havu.example';
    await register(email, 'Aino', own);
    const [first] = await links(email);
    await activate(first);
    await register(email, 'Eve', foreign);
    await links(email);
    expect([await signIn(email, own), await signIn(email, foreign)]).toEqual([200, 401]);
  });

  it('comes before or after the link is opened, never between: an account that is active gets no new link', async () => {
    const email = 'kilpa@havu.example';
    await register(email, 'Aino', own);
    const [first] = await links(email);
    let opening = activate('');
    const db = service.open.db.withPlugin(
      afterFirstRead(async () => {
        opening = activate(first);
        // On a server the link is opened now, unless the account is locked.
        await Promise.race([opening, wait(1000)]);
      }),
    );
    const typed = { first_name: 'Eve', last_name: 'Havu', phone: '', join_club: false, marketing_consent: false };
    const wish = { ...typed, email, language: 'fi', password_hash: await hashPassword(foreign) };
    await registrationHandler(db, 'http://localhost:3000')(wish, entry);
    const opened = await opening;
    const [newest] = await links(email);
    expect([opened.statusCode, (await activate(newest)).statusCode]).toEqual([410, 200]);
  });

  it('opens nothing of an account that is active already, whatever link it has', async () => {
    const email = 'aktiivinen@havu.example';
    const { id, authorization } = await service.signedIn({ email });
    const typed = { first_name: 'Eve', last_name: 'X', phone: '', join_club: true, marketing_consent: true };
    const registration = { ...typed, email, language: 'fi', password_hash: await hashPassword(foreign) };
    const token = await openLink(service.open.db, id, 'activation', { registration });
    expect((await activate(token ?? '')).statusCode).toBe(410);
    const answer = await service.call('/api/customer/', { authorization });
    expect(answer.json()).toMatchObject({ first_name: 'Aino', is_club_member: false });
    expect(await signIn(email, foreign)).toBe(401);
  });

  it('changes nothing without a mail: beyond five an hour the last link works as it was typed', async () => {
    const email = 'piinattu@havu.example';
    for (let count = 1; count <= 5; count += 1) {
      await register(email, `Aino${count}`, own);
      await links(email);
    }
    await register(email, 'Eve', foreign);
    await register(email, 'Eve', foreign);
    const mailed = await links(email);
    expect(mailed).toHaveLength(5);
    const { access_token } = loginResponse.parse((await activate(mailed[0])).json());
    const answer = await service.call('/api/customer/', { authorization: `Bearer ${access_token}` });
    expect(answer.json()).toMatchObject({ first_name: 'Aino5' });
    expect([await signIn(email, own), await signIn(email, foreign)]).toEqual([200, 401]);
  });

  it('leaves nothing that was typed where the owner sets a password by mail instead', async () => {
    const email = 'ohittaja@havu.example';
    await register(email, 'Eve', foreign, { marketing_consent: true });
    const [link] = await links(email);
    await post('/api/customer/password/reset_email/', { email });
    const [reset] = await links(email);
    const answer = await post('/api/accounts/password/reset/confirm/', { hash: reset, password: own });
    const { access_token } = loginResponse.parse(answer.json());
    const known = await service.call('/api/customer/', { authorization: `Bearer ${access_token}` });
    expect(known.json()).toMatchObject({ first_name: '', marketing_consent: false });
    expect((await activate(link)).statusCode).toBe(410);
    expect([await signIn(email, own), await signIn(email, foreign)]).toEqual([200, 401]);
  });
});

it('a stranger’s text does not reach the mail of a registration', async () => {
  const email = 'kutsumaton@havu.example';
  await register(email, 'you won at https://evil.example', own);
  const [mail] = await mailsTo(service, mailbox, email);
  expect(mail?.html).not.toMatch(/evil|won/);
});

it('a registration that nobody confirmed is forgotten with its link', async () => {
  const email = 'unohtunut@havu.example';
  await register(email, 'Aino', own);
  await links(email);
  const { db } = service.open;
  const held = () => db.selectFrom('customers').select('id').where('email', '=', email).execute();
  await forgetOldAccess(db);
  expect(await held()).toHaveLength(1);
  const [customer] = await held();
  const longAgo = new Date(Date.now() - 5 * 86_400_000);
  await db
    .updateTable('customer_tokens')
    .set({ expires_at: longAgo })
    .where('customer_id', '=', customer?.id ?? 0)
    .execute();
  await db.updateTable('customers').set({ created_at: longAgo }).where('email', '=', email).execute();
  await forgetOldAccess(db);
  expect(await held()).toEqual([]);
});
