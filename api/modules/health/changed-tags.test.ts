import { sql } from 'kysely';
import type { HealthAnswer } from 'mf-shared/rules/answer-tags';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const health = async (since: string) => (await service.call(`/healthz?since=${since}`)).json<Required<HealthAnswer>>();
async function tagsOf(path: string, headers: Record<string, string> = { 'x-tags': '?1' }): Promise<string[]> {
  const answer = await service.call(path, { headers });
  expect(answer.statusCode).toBe(200);
  return String(answer.headers['x-tags'] ?? '').split(' ');
}
/** Takes pieces from the shelf; lists tell whether there are any. */
const sell = (variant: number, pieces: number) =>
  sql`UPDATE stock SET quantity = greatest(reserved, quantity - ${pieces}) WHERE variant_id = ${variant}`.execute(
    service.open.db,
  );

it('an answer tells what makes it stale, to whom asks for that (FRESH-1)', async () => {
  expect(await tagsOf('/api/products/productmodel/kuura/')).toContain('model:10');
  expect(await tagsOf('/api/products/productmodel/kuura/', {})).toEqual(['']);
});

it('the health of the service tells which of them did since it was asked (FRESH-1)', async () => {
  const { changes, catalogueVersion } = await health('');
  expect(changes.tags).toBeNull();
  expect((await health(changes.cursor)).changes).toEqual({ cursor: changes.cursor, tags: [] });
  await sell(110, 1);
  const tags = async () => (await health(changes.cursor)).changes.tags ?? [];
  await expect.poll(tags).toEqual(['model:11']);
  await sell(110, 1_000_000);
  await expect.poll(tags).toEqual(expect.arrayContaining(['model:11', 'lists']));
  await service.followCatalogue();
  await expect.poll(async () => (await health(changes.cursor)).catalogueVersion).toBe(catalogueVersion + 1);
});

it('says no more than that it is up to whom asks for no changes', async () => {
  expect((await service.call('/healthz')).json()).toEqual({ status: 'ok' });
});
