import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

/** What the recommending service was asked, question by question. */
const asked: URLSearchParams[] = [];
let server: Server;
let service: TestService;
beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push(new URL(request.url ?? '/', 'http://recommendations.test').searchParams);
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ data: [10] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service = await testService({ RECOMMENDATION_URL: url, RECOMMENDATION_ORIGIN: 'havu.test' });
});
afterAll(async () => {
  await service.close();
  server.close();
});

async function set(settings: Record<string, string>): Promise<void> {
  const { db } = service.open;
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value, is_public: true }));
  await db.deleteFrom('settings').where('key', 'in', Object.keys(settings)).execute();
  await db.insertInto('settings').values(rows).execute();
  await service.followCatalogue();
  await expect.poll(async () => (await service.call('/api/settings/')).json()).toMatchObject(settings);
}
const list = (id: number) =>
  service.call('/api/products/productmodellist/', {
    method: 'POST',
    body: { source: 'ProductGroup', id, language: 'fi', taxAreaId: 1 },
  });

it('a group is recommended by the strategy of the setting, by default sort-product-group (CONF-53, LIST-69)', async () => {
  await list(2);
  expect(asked.at(-1)?.get('strategy')).toBe('sort-product-group');
  await set({ frosmo_category_strategy: 'most-loved' });
  await list(1);
  expect(asked.at(-1)?.get('strategy')).toBe('most-loved');
});

it('a search is put in the order that the setting names, for who set that service (CONF-49, CONF-52)', async () => {
  const before = asked.length;
  await service.call('/api/search/?q=takki');
  expect(asked).toHaveLength(before);
  await set({ default_search_engine: 'frosmo', frosmo_search_sort_by: 'best-margin' });
  await service.call('/api/search/?q=takki');
  expect(asked.at(-1)?.get('sort_by')).toBe('best-margin');
});
