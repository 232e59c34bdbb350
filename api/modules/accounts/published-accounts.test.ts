import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate, migrateAs, migrationNames } from '../../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../db/open-database.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { roleOf } from './authenticate.ts';
import { findPassedOnRoles, keepPassedOnRole } from './passed-on-roles.ts';
import { hashPassword } from './passwords.ts';
import { findPublishedAccess, refusePublishedAccounts } from './published-accounts.ts';

let service: TestService;
let db: OpenDatabase['db'];
beforeAll(async () => {
  service = await testService();
  db = service.open.db;
});
afterAll(() => service.close());

/** An admin's account of the demo, as its fill makes it. */
async function demoAdmin(email = 'admin@havu.example') {
  const person = await service.signedIn({ email, is_staff: true, is_admin: true });
  const password_hash = await hashPassword('Havu-demo-1');
  await db.updateTable('customers').set({ is_demo_account: true, password_hash }).where('id', '=', person.id).execute();
  return person;
}
type Person = Awaited<ReturnType<TestService['signedIn']>>;

const give = async (by: Person, email: string, role = 'admin') => {
  const body = { email, role, store_id: null };
  const options = { method: 'POST', body, authorization: by.authorization } as const;
  expect((await service.call('/api/staff/people/', options)).statusCode).toBe(200);
};
const change = async (by: Person, { id }: Person, role: string) => {
  const stored = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const was = { role: roleOf(stored) ?? 'service', store_id: stored.staff_store_id };
  return service.call(`/api/staff/people/${id}/`, {
    ...{ method: 'PUT', body: { role, store_id: null, was }, authorization: by.authorization },
  });
};
const passedOn = async () => (await findPassedOnRoles(db)).map(({ email, role }) => `${email} ${role}`);

beforeEach(async () => {
  await db.deleteFrom('audit_log').execute();
  await db.deleteFrom('customers').execute();
});

describe('a shop that sells does not start while an account of the demo can sign in (CONF-115)', () => {
  const starts = () => refusePublishedAccounts(db);

  it('with the published password, and says how it is ended', async () => {
    await demoAdmin();
    await expect(starts()).rejects.toThrow(
      "admin@havu.example can sign in: everybody knows the password of a demo account. End the demo accounts with 'npm run end:demo-accounts', or start the demo with DEMO=1",
    );
  });

  it('with another password and another address that somebody gave it', async () => {
    const { id } = await demoAdmin();
    const password_hash = await hashPassword('her own, long');
    await db.updateTable('customers').set({ email: 'eve@else.example', password_hash }).where('id', '=', id).execute();
    await expect(starts()).rejects.toThrow(/^eve@else\.example can sign in/);
  });

  it('without a password: a session, another service or a mailed link lets somebody in', async () => {
    const { id } = await demoAdmin();
    await db.updateTable('customers').set({ password_hash: null }).where('id', '=', id).execute();
    await expect(starts()).rejects.toThrow(/^admin@havu\.example can sign in/);
    // A mailed link makes an account active again, with the rights that it has.
    await db.updateTable('customers').set({ is_active: false }).where('id', '=', id).execute();
    await expect(starts()).rejects.toThrow(/^admin@havu\.example can sign in/);
    await db.updateTable('customers').set({ is_staff: false, is_admin: false }).where('id', '=', id).execute();
    await expect(starts()).resolves.toBeUndefined();
  });

  it('but with accounts that only look like one', async () => {
    await service.signedIn({ email: 'someone@havu.example', is_admin: true });
    const { id } = await service.signedIn({ email: 'someone@else.example' });
    const password_hash = await hashPassword('Havu-demo-1');
    await db.updateTable('customers').set({ password_hash }).where('id', '=', id).execute();
    await expect(starts()).resolves.toBeUndefined();
  });
});

describe('roles of the staff that an account of the demo gave (CONF-115)', () => {
  it('stop the start, although that account is ended, with those that they gave in turn', async () => {
    const [demo, eve] = [await demoAdmin(), await service.signedIn({ email: 'eve@else.example' })];
    await service.signedIn({ email: 'mallory@else.example' });
    await give(demo, 'eve@else.example');
    await give(eve, 'mallory@else.example', 'content');
    await db
      .updateTable('customers')
      .set({ is_active: false, is_staff: false, is_admin: false })
      .where('id', '=', demo.id)
      .execute();
    await expect(refusePublishedAccounts(db)).rejects.toThrow(
      "A demo account gave eve@else.example, mallory@else.example a role of the staff. End the demo accounts with 'npm run end:demo-accounts' (docs/operating.md tells how a role is kept), or start the demo with DEMO=1",
    );
  });

  it('are not washed clean by giving them to each other, or by erasing who passed them on', async () => {
    const [demo, eve] = [await demoAdmin(), await service.signedIn({ email: 'eve@else.example' })];
    const mallory = await service.signedIn({ email: 'mallory@else.example' });
    await give(demo, 'eve@else.example');
    await give(eve, 'mallory@else.example');
    await change(mallory, eve, 'commerce');
    expect(await passedOn()).toEqual(['eve@else.example commerce', 'mallory@else.example admin']);
    await db
      .updateTable('audit_log')
      .set({ before: null, after: null })
      .where('entity_id', '=', String(eve.id))
      .execute();
    await db.updateTable('customers').set({ is_staff: false }).where('id', '=', eve.id).execute();
    expect(await passedOn()).toEqual(['mallory@else.example admin']);
  });

  it('are theirs once somebody else has given them anew, or who runs the shop vouches for them', async () => {
    const [demo, eve] = [await demoAdmin(), await service.signedIn({ email: 'eve@else.example' })];
    const boss = await service.signedIn({ email: 'boss@else.example', is_admin: true });
    await service.signedIn({ email: 'mallory@else.example' });
    await give(demo, 'eve@else.example');
    await give(eve, 'mallory@else.example');
    await change(boss, eve, 'content');
    expect(await passedOn()).toEqual(['mallory@else.example admin']);
    await change(demo, eve, 'admin');
    const [kept] = await findPassedOnRoles(db);
    expect(kept).toMatchObject({ email: 'eve@else.example', role: 'admin' });
    if (kept) await keepPassedOnRole(db, kept);
    expect(await passedOn()).toEqual([]);
  });

  it('do not touch staff whom others made, in a shop that has accounts of the demo', async () => {
    await demoAdmin();
    const boss = await service.signedIn({ email: 'boss@else.example', is_admin: true });
    await service.signedIn({ email: 'good@else.example' });
    await give(boss, 'good@else.example', 'content');
    expect((await findPublishedAccess(db)).staff).toEqual([]);
  });
});

it('accounts of a demo that was filled earlier are marked, by their address or by the ids that the demo gives', async () => {
  const open = await openDatabase({});
  const earlier = (await migrationNames()).filter((name) => name < '1003');
  await migrateAs(open.db, earlier);
  await open.db
    .insertInto('customers')
    .values([
      { id: 4, email: 'eve@else.example' },
      { id: 6, email: 'New@Havu.Example' },
      { id: 7, email: 'someone@else.example' },
    ])
    .execute();
  await open.db.insertInto('settings').values({ key: 'demo_shop', value: 'filled', is_public: false }).execute();
  await migrate(open.db);
  const marked = await open.db.selectFrom('customers').select('id').where('is_demo_account', '=', true).execute();
  expect(marked.map(({ id }) => id).sort()).toEqual([4, 6]);
  await open.close();
});
