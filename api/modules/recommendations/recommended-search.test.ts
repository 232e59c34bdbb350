import { searchResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KlarnaSandbox, startKlarnaSandbox } from '../../testing/klarna-sandbox.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let sandbox: KlarnaSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startKlarnaSandbox();
  const body = JSON.stringify({ context: 'search takki', ids: [10, 999, 11] });
  await fetch(`${sandbox.url}/sandbox/recommendations/`, { method: 'POST', body });
  service = await testService({ RECOMMENDATION_URL: sandbox.url });
});
afterAll(() => service.close());

async function setEngine(value: string): Promise<void> {
  const row = { key: 'default_search_engine', value, is_public: true };
  const { db } = service.open;
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  await service.followCatalogue();
  await expect.poll(async () => (await service.call('/api/settings/')).json().default_search_engine).toBe(value);
}
async function found(q: string) {
  const answer = await service.call(`/api/search/?q=${q}`);
  return searchResponse.parse(answer.json()).products.map(({ id }) => id);
}

it('the setting lets the recommending service put what was found in order (CONF-49, CONF-52)', async () => {
  expect(await found('takki')).toEqual([11, 10]);
  await setEngine('frosmo');
  // A slow answer is used by those who come later.
  await expect.poll(() => found('takki')).toEqual([10, 11]);
  expect(await found('takkia')).toEqual([11, 10]);
  await setEngine('nobody knows');
  expect(await found('takki')).toEqual([11, 10]);
});

it('a service that is away costs a search nothing but the order (CONF-49)', async () => {
  await setEngine('frosmo');
  await sandbox.stop();
  expect(await found('takit')).toEqual([11, 10]);
});
