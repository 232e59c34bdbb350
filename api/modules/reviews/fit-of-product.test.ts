import type { ProductModel } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { review } from '../../testing/small-rows.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

it('a product says how it fits by its published reviews that tell, in the caller’s language', async () => {
  const { db } = service.open;
  const told = (id: number, size: number | null, status = 'published') => ({
    ...review(id, 11, 8, 'Sopiva', 0, 0, 1, status),
    size,
  });
  await insertMany(db, 'reviews', [
    ...[8, 8, 8, 6, 6].map((size, index) => told(50 + index, size)),
    told(60, null),
    told(61, 2, 'rejected'),
    told(62, 2, 'pending'),
  ]);
  await service.followCatalogue();
  const note = async (locale: 'en' | 'fi') =>
    (await service.call('/api/products/productmodel/halla/', { locale })).json<ProductModel>().fit_note;
  await expect
    .poll(() => note('en'), { timeout: 3000 })
    .toBe('Runs slightly large. 2 of 5 reviewers took their usual size.');
  expect(await note('fi')).toMatch(/^Mitoitus on hieman reilu\./);
});
