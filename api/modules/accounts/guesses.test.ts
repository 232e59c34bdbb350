import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { forgetOldAccess } from './forget-old-access.ts';
import { hashPassword } from './passwords.ts';
import { checkPassword } from './sign-in.ts';

const password = 'oikea salasana';
let service: TestService;
let password_hash: string;
beforeAll(async () => {
  service = await testService();
  password_hash = await hashPassword(password);
});
afterAll(() => service.close());

let people = 0;
async function owner() {
  const email = `omistaja${++people}@havu.example`;
  await service.open.db.insertInto('customers').values({ email, password_hash, is_active: true }).execute();
  return email;
}

/** Networks of their own per test, so that no test counts for another; the route's own limit is tested by itself. */
let networks = 0;
const network = () => `10.${20 + Math.floor(++networks / 200)}.${networks % 200}.1`;

const signIn = (email: string, typed: string, from: string, cookie?: string) =>
  service.call('/api/accounts/login/', {
    method: 'POST',
    body: { email, password: typed },
    headers: { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) },
  });
const guess = async (count: number, email: string, from: () => string, cookie?: string) => {
  const statuses = [];
  for (let tried = 0; tried < count; tried += 1)
    statuses.push((await signIn(email, `arvaus ${tried}`, from(), cookie)).statusCode);
  return statuses;
};
/** A wrong guess without the route, which has a limit of its own. @returns the refusal's status */
const outcome = (who: { email: string; network: string }) =>
  checkPassword(service.open.db, 'arvaus', { ...who, knownDevice: null }).catch((error: unknown) =>
    error instanceof Refusal ? error.status : Promise.reject(error),
  );
const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie']).split(';')[0];

describe('ten wrong guesses (docs/decisions/0039)', () => {
  it('slow down the guesser, not the owner elsewhere', async () => {
    const [email, bad, home] = [await owner(), network(), network()];
    expect(await guess(11, email, () => bad)).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await signIn(email, password, bad)).statusCode).toBe(429);
    expect((await signIn(email, password, home)).statusCode).toBe(200);
  });

  it('slow down the guesser for every account after forty', async () => {
    const bad = network();
    const statuses = [];
    for (let account = 0; account < 41; account += 1)
      statuses.push(await outcome({ email: `moni${account}@havu.example`, network: bad }));
    expect([statuses.slice(0, 40).every((status) => status === 401), statuses[40]]).toEqual([true, 429]);
    expect((await signIn(await owner(), password, network())).statusCode).toBe(200);
  });

  it('from the owner’s own device count by themselves, even while the account is attacked from everywhere (SESSION-47)', async () => {
    const [email, home] = [await owner(), network()];
    const cookie = cookieOf(await signIn(email, password, home));
    const attack = await guess(26, email, network);
    expect([attack.slice(0, 25).every((status) => status === 401), attack[25]]).toEqual([true, 429]);
    expect((await signIn(email, password, network())).statusCode).toBe(429);
    expect((await signIn(email, password, network(), cookie)).statusCode).toBe(200);
    expect(await guess(11, email, () => home, cookie)).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('are not helped by a device that never signed in, or that signed in to another account', async () => {
    const [email, other, bad] = [await owner(), await owner(), network()];
    const foreign = cookieOf(await signIn(other, password, network()));
    await guess(10, email, () => bad);
    const planted = `so.device=${'A'.repeat(43)}`;
    for (const cookie of [foreign, planted]) expect((await signIn(email, password, bad, cookie)).statusCode).toBe(429);
  });

  it('are counted before the password is looked at: of 100 at once ten are tried', async () => {
    const [email, bad] = [await owner(), network()];
    const statuses = await Promise.all(Array.from({ length: 100 }, () => outcome({ email, network: bad })));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
  });

  it('of an unknown address count alike', async () => {
    const bad = network();
    expect(await guess(11, 'ei-kukaan@havu.example', () => bad)).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('are forgotten after their time, also those of unknown addresses', async () => {
    const bad = network();
    await guess(3, 'ei-ketaan@havu.example', () => bad);
    const { db } = service.open;
    await db
      .updateTable('tries')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .execute();
    await forgetOldAccess(db);
    expect(await db.selectFrom('tries').selectAll().execute()).toEqual([]);
  });

  it('begin anew after a quarter of an hour', async () => {
    const [email, bad] = [await owner(), network()];
    await guess(10, email, () => bad);
    await service.open.db
      .updateTable('tries')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .execute();
    expect((await signIn(email, password, bad)).statusCode).toBe(200);
  });
});

describe('a failed sign-in', () => {
  it('is logged with its reason, without password, email or whole address', async () => {
    const warn = vi.spyOn(service.app.log, 'warn');
    const email = await owner();
    await signIn(email, 'arvattu sana', '203.0.113.77');
    expect(warn.mock.calls).toEqual([
      [
        { account: expect.stringMatching(/^[\w-]{12}$/), address: '203.0.113.x', reason: 'wrong_credentials' },
        'sign-in failed',
      ],
    ]);
    await signIn(email, password, '203.0.113.77');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe('a known device', () => {
  it('has a cookie that scripts do not see and pages do not get; only its hash is stored', async () => {
    const email = await owner();
    const answer = await signIn(email, password, network());
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^so\.device=[\w-]{43}; Max-Age=34560000; Path=\/api\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const secret = cookieOf(answer)?.split('=')[1] ?? '';
    const rows = await service.open.db.selectFrom('customer_devices').selectAll().execute();
    expect(JSON.stringify(rows.map((row) => Buffer.from(row.device_hash).toString('latin1')))).not.toContain(secret);
  });

  it('keeps its cookie for a second account, and gets a new one in place of a planted one', async () => {
    const [first, second] = [await owner(), await owner()];
    const cookie = cookieOf(await signIn(first, password, network()));
    expect(cookieOf(await signIn(second, password, network(), cookie))).toBe(cookie);
    const planted = `so.device=${'B'.repeat(43)}`;
    expect(cookieOf(await signIn(first, password, network(), planted))).not.toBe(planted);
  });

  it('is unknown again after 400 days without a sign-in', async () => {
    const email = await owner();
    await signIn(email, password, network());
    const { db } = service.open;
    await db
      .updateTable('customer_devices')
      .set({ last_used_at: new Date(Date.now() - 401 * 86_400_000) })
      .execute();
    await forgetOldAccess(db);
    expect(await db.selectFrom('customer_devices').selectAll().execute()).toEqual([]);
  });
});
