import type { StaffPeople } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let admin: { id: number; authorization: string };
beforeAll(async () => {
  service = await testService();
  admin = await service.signedIn({ is_admin: true });
});
afterAll(() => service.close());

const path = '/api/staff/people/';
const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown, authorization = admin.authorization) =>
  service.call(url, { method, authorization, locale: 'en', ...(body === undefined ? {} : { body }) });
/** The role of somebody as the list tells it. */
const readRole = async (id: number) => {
  const person = (await people()).find((each) => each.id === id);
  return { was: { role: person?.role ?? 'service', store_id: person?.store?.id ?? null } };
};
const people = async () => (await call('GET', path)).json<StaffPeople>().results;
const writes = (id: number) =>
  service.open.db
    .selectFrom('audit_log')
    .select(['before', 'after', 'actor_id'])
    .where('action', '=', 'staff_role')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();

it('admins give somebody with an account a role, change it and end it; it holds at once and is in the log (STAFF-37)', async () => {
  const person = await service.signedIn({ email: 'noora@havu.example' });
  const orders = () => call('GET', '/api/staff/orders/', undefined, person.authorization);
  expect((await orders()).statusCode).toBe(403);
  const given = await call('POST', path, { email: 'Noora@Havu.example', role: 'service', store_id: null });
  expect(given.statusCode, given.body).toBe(200);
  expect((await orders()).statusCode).toBe(200);
  expect(await people()).toContainEqual(
    expect.objectContaining({ id: person.id, role: 'service', store: null, has_second_factor: false, is_you: false }),
  );
  expect(
    (await call('PUT', `${path}${person.id}/`, { role: 'store', store_id: 20, ...(await readRole(person.id)) }))
      .statusCode,
  ).toBe(200);
  expect((await people()).find(({ id }) => id === person.id)).toMatchObject({ role: 'store', store: { id: 20 } });
  expect(
    (await call('PUT', `${path}${person.id}/`, { role: 'content', ...(await readRole(person.id)) })).statusCode,
  ).toBe(200);
  expect((await orders()).statusCode).toBe(403);
  expect((await call('POST', `${path}${person.id}/end/`, await readRole(person.id))).statusCode).toBe(200);
  expect((await people()).map(({ id }) => id)).toEqual([admin.id]);
  expect(await writes(person.id)).toMatchObject([
    { before: { role: null }, after: { role: 'service' }, actor_id: admin.id },
    { before: { role: 'service' }, after: { role: 'store', store: 20 } },
    { before: { role: 'store', store: 20 }, after: { role: 'content', store: null } },
    { before: { role: 'content' }, after: { role: null } },
  ]);
});

it('what cannot be is refused beside its field (STAFF-37)', async () => {
  const fields = async (body: object) => {
    const answer = await call('POST', path, body);
    return [answer.statusCode, Object.keys(answer.json<{ error: { fields: object } }>().error.fields)];
  };
  expect(await fields({ email: 'nobody@havu.example', role: 'service' })).toEqual([400, ['email']]);
  await service.signedIn({ email: 'new@havu.example' });
  expect(await fields({ email: 'new@havu.example', role: 'store' })).toEqual([400, ['store_id']]);
  expect(await fields({ email: 'new@havu.example', role: 'store', store_id: 999 })).toEqual([400, ['store_id']]);
  const clerk = await service.signedIn({ is_staff: true, email: 'clerk@havu.example' });
  expect(await fields({ email: 'clerk@havu.example', role: 'content' })).toEqual([400, ['email']]);
  const { id } = await service.signedIn();
  expect((await call('PUT', `${path}${id}/`, { role: 'admin', ...(await readRole(id)) })).statusCode).toBe(404);
  expect((await call('GET', path, undefined, clerk.authorization)).statusCode).toBe(403);
});

it('the last admin keeps the role, until somebody else has it (STAFF-37)', async () => {
  const own = `${path}${admin.id}/`;
  const was = { role: 'admin', store_id: null };
  for (const answer of [await call('PUT', own, { role: 'service', was }), await call('POST', `${own}end/`, { was })])
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'last_admin']);
  const second = await service.signedIn({ is_admin: true });
  expect((await call('PUT', own, { role: 'service', was })).statusCode).toBe(200);
  expect((await call('GET', path)).statusCode).toBe(403);
  expect(
    (await call('PUT', own, { role: 'admin', was: { role: 'service', store_id: null } }, second.authorization))
      .statusCode,
  ).toBe(200);
});

it('a role that another admin has changed since is neither saved over nor ended (STAFF-37, STAFF-42)', async () => {
  const [first, second] = [await service.signedIn({ is_admin: true }), await service.signedIn({ is_admin: true })];
  const { id } = await service.signedIn({ is_staff: true, staff_role: 'store', staff_store_id: 20 });
  const put = (body: object, by = first) => call('PUT', `${path}${id}/`, body, by.authorization);
  const was = { role: 'store', store_id: 20 };
  expect((await put({ role: 'store', store_id: 1, was }, second)).statusCode).toBe(200);
  const refused = [
    await put({ role: 'content', was }),
    await call('POST', `${path}${id}/end/`, { was }, first.authorization),
  ];
  for (const answer of refused)
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'changed_meanwhile']);
  const list = (await call('GET', path, undefined, first.authorization)).json<StaffPeople>().results;
  expect(list.find((each) => each.id === id)).toMatchObject({ role: 'store', store: { id: 1 } });
  expect(await writes(id)).toHaveLength(1);
  expect((await put({ role: 'content', was: { role: 'store', store_id: 1 } })).statusCode).toBe(200);
  expect((await put({ role: 'service' })).statusCode).toBe(400);
});
