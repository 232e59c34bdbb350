import { sql } from 'kysely';
import { manufacturer, productGroup, productModel } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestService, testService } from '../../testing/test-service.ts';

const hostile = '<p>ok</p><img src=x onerror=alert(1)><svg onload=alert(1)></svg><a href="javascript:alert(1)">x</a>';
const harmless = '<p>ok</p><a>x</a>';
let service: TestService;
beforeAll(async () => {
  service = await testService({}, async (db) => {
    await db.updateTable('model_texts').set({ long_description_html: hostile }).where('model_id', '=', 10).execute();
    const brand = JSON.stringify({ fi: { description: hostile } });
    const group = JSON.stringify({ fi: { description_html: hostile } });
    await sql`UPDATE manufacturers SET texts = ${brand}::jsonb WHERE id = 1`.execute(db);
    await sql`UPDATE product_groups SET texts = ${group}::jsonb WHERE id = 2`.execute(db);
  });
});
afterAll(() => service.close());

const productOf = async (authorization?: string) => {
  const answer = await service.call('/api/products/productmodel/kuura/', authorization ? { authorization } : {});
  const { long_description_html, manufacturer: brand } = productModel.parse(answer.json());
  return [long_description_html, brand.description];
};

it('a product’s description and its brand’s are sanitised for visitors (CONTENT-10)', async () => {
  expect(await productOf()).toEqual([harmless, harmless]);
});

it('and for staff, who get another answer', async () => {
  const { authorization } = await service.signedIn({ is_staff: true });
  expect(await productOf(authorization)).toEqual([harmless, harmless]);
});

it('so are the descriptions of a product group and of a brand’s page', async () => {
  const groups = z
    .array(productGroup)
    .parse((await service.call('/api/products/productgroup/?path=vaatteet/takit')).json());
  const brand = manufacturer.parse((await service.call('/api/brand/?slug=kaamos')).json());
  expect([groups[0]?.description_html, brand.description]).toEqual([harmless, harmless]);
});

it('keywords of a sanitised description are marked, the first mention of each (SEARCH-13)', async () => {
  const html = '<p onclick="x()">Vesipilari 20 000 mm. Vesipilari.</p>';
  await service.open.db
    .updateTable('model_texts')
    .set({ long_description_html: html })
    .where('model_id', '=', 10)
    .execute();
  const { authorization } = await service.signedIn({ is_staff: true });
  const [description] = await productOf(authorization);
  expect(description).toBe(
    '<p><button type="button" data-keyword="1" aria-haspopup="dialog">Vesipilari</button> 20 000 mm. Vesipilari.</p>',
  );
});
