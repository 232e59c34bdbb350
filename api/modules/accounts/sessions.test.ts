import { customerSessions, loginResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessions.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ SESSION_DAYS: '20' });
});
afterAll(() => service.close());

const day = 86_400_000;
const bearer = ({ token_type, access_token }: { token_type: string; access_token: string }) =>
  `${token_type} ${access_token}`;
let callers = 0;
/** From an address of its own: how often one may call is tested by itself. */
const renew = (authorization: string) =>
  service.call('/api/accounts/renew/', {
    method: 'POST',
    authorization,
    locale: 'en',
    headers: { 'x-forwarded-for': `10.2.0.${++callers}` },
  });
const isSignedIn = async (authorization: string) =>
  (await service.call('/api/customer/', { authorization })).statusCode === 200;
const sessionsOf = async (authorization: string) =>
  customerSessions.parse((await service.call('/api/customer/sessions/', { authorization })).json()).sessions;

describe('a session (docs/decisions/0039)', () => {
  it('gives a new token for each token once, however many calls ask for it at the same time', async () => {
    const { authorization } = await service.signedIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(authorization)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    const late = await renew(authorization);
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'session_renewed']);
    expect(await isSignedIn(authorization)).toBe(true);
  });

  it('ends for good after its days, however often it was renewed (SESSION-38)', async () => {
    const { id, authorization } = await service.signedIn();
    const almost = new Date(Date.now() + 3600_000);
    const rows = service.open.db.updateTable('customer_sessions').where('customer_id', '=', id);
    await rows.set({ ends_at: almost }).execute();
    const renewed = loginResponse.parse((await renew(authorization)).json());
    expect(renewed.expires_in).toBeLessThanOrEqual(3600);
    expect(await isSignedIn(bearer(renewed))).toBe(true);
    await rows.set({ ends_at: new Date(Date.now() - 1000) }).execute();
    expect([await isSignedIn(bearer(renewed)), (await renew(bearer(renewed))).statusCode]).toEqual([false, 401]);
  });

  it('has its end from the settings', async () => {
    const email = 'paattyva@havu.example';
    const password_hash = await hashPassword('oikea salasana');
    await service.open.db.insertInto('customers').values({ email, password_hash, is_active: true }).execute();
    const body = { email, password: 'oikea salasana' };
    await service.call('/api/accounts/login/', { method: 'POST', body });
    const { ends_at } = await service.open.db
      .selectFrom('customer_sessions as s')
      .innerJoin('customers as c', 'c.id', 's.customer_id')
      .select('s.ends_at')
      .where('c.email', '=', email)
      .executeTakeFirstOrThrow();
    expect(Math.round((ends_at.getTime() - Date.now()) / day)).toBe(20);
  });
});

describe('the list of sessions', () => {
  it('names device and times of each, and which one asks; a renewed one stands there once', async () => {
    const { id, authorization } = await service.signedIn();
    await openSession(service.open.db, id, { device: { browser: 'Firefox', system: 'Windows' } });
    const renewed = bearer(loginResponse.parse((await renew(authorization)).json()));
    const sessions = await sessionsOf(renewed);
    expect(sessions.map(({ browser, system, is_current }) => ({ browser, system, is_current }))).toEqual([
      { browser: 'Firefox', system: 'Windows', is_current: false },
      { browser: '', system: '', is_current: true },
    ]);
    expect(sessions[0]?.started_at).toBe(sessions[0]?.last_used_at);
  });

  it('tells when a session was last used, to five minutes', async () => {
    const { id, authorization } = await service.signedIn();
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const rows = service.open.db.updateTable('customer_sessions').where('customer_id', '=', id);
    const lastUse = async () => (await sessionsOf(authorization))[0]?.last_used_at;
    const recent = ago(4);
    await rows.set({ last_used_at: recent }).execute();
    expect(await lastUse()).toBe(recent.toISOString());
    await rows.set({ last_used_at: ago(6) }).execute();
    expect(Date.parse((await lastUse()) ?? '')).toBeGreaterThan(ago(1).getTime());
  });

  it('signs one device out; the others stay (SESSION-39)', async () => {
    const { id, authorization } = await service.signedIn();
    const other = bearer(await openSession(service.open.db, id));
    const [away] = (await sessionsOf(authorization)).filter(({ is_current }) => !is_current);
    const end = (number: number | undefined, as = authorization) =>
      service.call(`/api/customer/sessions/${number}/`, { method: 'DELETE', authorization: as });
    expect((await end(away?.id)).statusCode).toBe(200);
    expect([await isSignedIn(other), await isSignedIn(authorization)]).toEqual([false, true]);
    expect((await end(away?.id)).statusCode).toBe(404);
  });

  it('ends no session of somebody else', async () => {
    const [owner, stranger] = [await service.signedIn(), await service.signedIn()];
    const [session] = await sessionsOf(owner.authorization);
    const answer = await service.call(`/api/customer/sessions/${session?.id}/`, {
      method: 'DELETE',
      authorization: stranger.authorization,
    });
    expect([answer.statusCode, await isSignedIn(owner.authorization)]).toEqual([404, true]);
  });

  it('signs out everywhere at once (SESSION-39)', async () => {
    const { id, authorization } = await service.signedIn();
    const other = bearer(await openSession(service.open.db, id));
    await service.call('/api/customer/sessions/', { method: 'DELETE', authorization });
    expect([await isSignedIn(other), await isSignedIn(authorization)]).toEqual([false, false]);
  });

  it('is for who is signed in', async () => {
    expect((await service.call('/api/customer/sessions/')).statusCode).toBe(401);
  });
});
