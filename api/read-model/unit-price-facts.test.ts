import { sql } from 'kysely';
import { packedList, productModel } from 'mf-shared/contract';
import { unpackList } from 'mf-shared/rules/packed-list/unpack-list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../testing/selling-service.ts';

let shop: SellingService;
beforeAll(async () => {
  shop = await sellingService();
  const { db } = shop.open;
  await sql`UPDATE variants SET content = CASE sku WHEN 'T100' THEN '230 g' WHEN 'T103' THEN '0.5 l' ELSE '1 kg' END
    WHERE model_id = (SELECT model_id FROM variants WHERE sku = 'T100')`.execute(db);
  await shop.followCatalogue();
});
afterAll(() => shop.close());

const small = { size: 0.23, unit: 'kg' };
/** T103 has a lower price of its own. */
const cheapest = { size: 0.5, unit: 'l' };

it('a product tells what each of its variants holds (LAW-18)', async () => {
  const answer = await shop.call('/api/products/productmodel/kuura/?taxAreaId=1');
  const { products, prices } = productModel.parse(answer.json());
  expect(Object.fromEntries(products.map(({ teksonumber, prices: own }) => [teksonumber, own[1]?.content]))).toEqual({
    ...{ T100: small, T101: { size: 1, unit: 'kg' }, T102: { size: 1, unit: 'kg' } },
    T103: cheapest,
  });
  expect(prices[1]).not.toHaveProperty('content');
});

it('a list tells what the variant holds whose price it shows, and nothing of what is sold by the piece (LAW-18)', async () => {
  const body = { source: 'Catalog', language: 'fi', taxAreaId: 1, format: 'packed' };
  const answer = await shop.call('/api/products/productmodellist/', { method: 'POST', body });
  expect(answer.statusCode, answer.body).toBe(200);
  const items = unpackList(packedList.parse(answer.json()));
  const withContent = items.filter(({ price }) => price.content);
  expect(withContent.map(({ path }) => path.split('/').at(-2))).toEqual(['kuura']);
  expect(withContent[0]?.price.content).toEqual(cheapest);
});

it('a cart tells what each of its rows holds (LAW-18)', async () => {
  const { products } = await shop.checkout({ rows: [[100, 2]] });
  expect(products[0]?.price).toMatchObject({ active: 269.9, content: small });
});
