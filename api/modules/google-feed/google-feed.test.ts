import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sellingService } from '../../testing/selling-service.ts';
import type { TestService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await sellingService({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'havu-google-')),
    PUBLIC_URL: 'https://havu.example',
  });
  const { db } = service.open;
  await sql`UPDATE variants SET ean = '6430000000017' WHERE sku = 'T110'`.execute(db);
  await sql`UPDATE variants SET content = CASE sku WHEN 'T110' THEN '450 ml' ELSE '2.5 m2' END
    WHERE sku IN ('T110', 'T100')`.execute(db);
  await sql`UPDATE model_texts SET name = name || ' <b>&' || chr(1) WHERE locale = 'en'`.execute(db);
  await service.followCatalogue();
});
afterAll(() => service.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  service.call(`/api/google-feed/${path}`, { headers });
type Item = Record<string, string>;
async function itemsOf(path: string): Promise<Map<string, Item>> {
  const answer = await ask(path);
  expect(answer.statusCode, answer.body).toBe(200);
  const { document } = new JSDOM(answer.body, { contentType: 'text/xml' }).window;
  expect(document.querySelector('parsererror')).toBeNull();
  const items = [...document.querySelectorAll('item')].map((item) =>
    Object.fromEntries([...item.children].map((child) => [child.localName, child.textContent ?? ''])),
  );
  return new Map(items.map((item) => [item.id ?? '', item]));
}

it('tells each variant that lists show, with its address, picture, price and availability (FEED-11)', async () => {
  const items = await itemsOf('fi/fi/');
  expect(items.get('T110')).toMatchObject({
    ...{ gtin: '6430000000017', condition: 'new', availability: 'in_stock' },
    link: expect.stringMatching(/^https:\/\/havu\.example\/\S+\/halla\/\?delivery_country=fi&currency=eur/),
    image_link: expect.stringMatching(/^https:\/\/havu\.example\/media\/.*format=jpeg$/),
    price: expect.stringMatching(/^\d+\.\d\d EUR$/),
  });
  expect(items.get('T100')?.item_group_id).toBe(items.get('T101')?.item_group_id);
  expect(items.get('T101')).not.toHaveProperty('gtin');
  const listed = service.open.db.selectFrom('product_models').select('slug').where('is_public', '=', false);
  const hidden = (await listed.execute()).map(({ slug }) => slug);
  for (const { link } of items.values()) expect(hidden.some((slug) => link?.includes(`/${slug}/`))).toBe(false);
});

it('what is sold by volume or area tells what its unit price is made of (LAW-18)', async () => {
  const items = await itemsOf('fi/fi/');
  expect(items.get('T110')).toMatchObject({ unit_pricing_measure: '450 ml', unit_pricing_base_measure: '1 l' });
  expect(items.get('T100')).toMatchObject({ unit_pricing_measure: '2.5 sqm', unit_pricing_base_measure: '1 sqm' });
  expect(items.get('T101')).not.toHaveProperty('unit_pricing_measure');
});

it('prices are those of the country, reduced ones too, and so is the way there (FEED-11)', async () => {
  const [home, abroad] = [await itemsOf('fi/en/'), await itemsOf('se/en/')];
  const sale = [...home.values()].find(({ sale_price }) => sale_price !== undefined) ?? expect.unreachable();
  const minor = (text = '') => Math.round(Number(text.replace(' EUR', '')) * 100);
  expect(minor(sale.sale_price)).toBeLessThan(minor(sale.price));
  const id = sale.id ?? '';
  expect(abroad.get(id)?.price).not.toBe(sale.price);
  expect(abroad.get(id)?.link).toContain('delivery_country=se');
  expect(sale.shipping).toMatch(/^FI.+\d\.\d\d EUR$/);
});

it('of other rates of VAT is written anew before it is answered (FEED-12, STAFF-54)', async () => {
  const { db } = service.open;
  const rate = async (basisPoints: number) => {
    await db.updateTable('tax_rates').set({ rate_basis_points: basisPoints }).where('tax_area_id', '=', 2).execute();
    await service.followCatalogue();
  };
  const dearest = async () =>
    Math.max(...[...(await itemsOf('se/fi/')).values()].map(({ price = '' }) => Number.parseFloat(price)));
  const before = await dearest();
  await rate(1200);
  const seldom = { interval: 1_500, timeout: 20_000 };
  await expect.poll(dearest, seldom).toBeCloseTo((before * 1.12) / 1.25, 1);
  await rate(2500);
  await expect.poll(dearest, seldom).toBe(before);
});

it('no text breaks the file, and the language is the address’s (FEED-11)', async () => {
  const items = await itemsOf('fi/en/');
  expect(items.get('T110')?.title).toMatch(/<b>&/);
  expect((await itemsOf('fi/fi/')).get('T110')?.title).not.toMatch(/<b>&/);
});

it('is sent compressed, and not at all to whom has it; unknown countries and languages have none (FEED-12)', async () => {
  const whole = await ask('fi/fi/');
  const zipped = await ask('fi/fi/', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(whole.body);
  expect((await ask('fi/fi/', { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
  expect(whole.headers['cache-control']).toContain('public');
  for (const path of ['xx/fi/', 'fi/xx/', '..%2F/fi/']) expect((await ask(path)).statusCode).toBe(404);
});
