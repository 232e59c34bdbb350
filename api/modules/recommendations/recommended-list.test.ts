import { productListResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KlarnaSandbox, startKlarnaSandbox } from '../../testing/klarna-sandbox.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let sandbox: KlarnaSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startKlarnaSandbox();
  const told = await fetch(`${sandbox.url}/sandbox/recommendations/`, {
    method: 'POST',
    body: JSON.stringify({ context: 'Vaatteet > Takit', ids: [10, 999] }),
  });
  expect(told.status).toBe(200);
  service = await testService({ RECOMMENDATION_URL: sandbox.url, RECOMMENDATION_ORIGIN: 'havu.test' });
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

async function idsOf(id: number): Promise<number[]> {
  const body = { source: 'ProductGroup', id, language: 'fi', taxAreaId: 1 };
  const answer = await service.call('/api/products/productmodellist/', { method: 'POST', body });
  return productListResponse.parse(answer.json()).map((item) => item.id);
}

it('puts the products first that are recommended for the names of its groups (LIST-67, LIST-69, LIST-70)', async () => {
  // A slow answer is used by those who come later.
  await expect.poll(() => idsOf(2)).toEqual([10, 11]);
});

it('keeps the order of the list where nothing is recommended', async () => {
  expect(await idsOf(1)).toEqual([11, 10]);
});

it('lets the caller’s own sortIds win', async () => {
  const body = { source: 'ProductGroup', id: 2, language: 'fi', taxAreaId: 1, sortIds: [11] };
  const answer = await service.call('/api/products/productmodellist/', { method: 'POST', body });
  expect(productListResponse.parse(answer.json()).map(({ id }) => id)).toEqual([11, 10]);
});
