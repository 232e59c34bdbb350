import LZString from 'lz-string';
import { packedList, productGroup, productListResponse, productModel } from 'mf-shared/contract';
import { unpackList } from 'mf-shared/rules/packed-list/unpack-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const listUrl = (request: object): string =>
  `/api/products/productmodellist/?query=${LZString.compressToEncodedURIComponent(JSON.stringify(request))}`;
const jackets = { source: 'ProductGroup', id: 2, language: 'fi', taxAreaId: 1 } as const;

async function listOf(request: object) {
  const answer = await service.call(listUrl(request));
  expect(answer.statusCode).toBe(200);
  return productListResponse.parse(answer.json());
}

describe('the product list (LIST-63 to LIST-68)', () => {
  it('shows public models, most sold first, without campaign products (LIST-74)', async () => {
    expect((await listOf(jackets)).map(({ name }) => name)).toEqual(['Halla untuvatakki', 'Kuura kuoritakki']);
  });

  it('includes the models of groups below and answers in the asked language', async () => {
    const items = await listOf({ ...jackets, id: 1, language: 'en' });
    expect(items.map(({ path }) => path)).toEqual([
      '/routa/clothing/jackets/halla/',
      '/kaamos/clothing/jackets/kuura/',
    ]);
  });

  it('tells price, its reason and percentage, sizes, stores and filters of a model', async () => {
    const kuura = (await listOf(jackets)).find(({ id }) => id === 10);
    expect(kuura).toMatchObject({
      price: { active: 249.9, type: 'discount' },
      fromPrefix: true,
      sizes: ['S', 'M'],
      stocks: ['helsinki', 'keskusvarasto'],
      isDisabled: false,
      isStoresOnly: false,
      isOnOrder: false,
      rating: 9,
      ratingCount: 2,
      productGroupIds: [1, 2],
      properties: [
        { slug: 'vesipilari', value: 20_000, filter: 'range' },
        { slug: 'kausi', value: 'talvi', filter: 'checkbox' },
      ],
      image: '/media/products/kuura',
    });
  });

  it('carries prices over to the tax area’s VAT (MONEY-36)', async () => {
    const halla = (await listOf({ ...jackets, taxAreaId: 3 })).find(({ id }) => id === 11);
    expect(halla?.price).toEqual({ active: 159.36, reference: null, type: 'club', percentage: null, club: 135.46 });
  });

  it('puts sortIds first in their order, unlisted models last', async () => {
    expect((await listOf({ ...jackets, sortIds: [10, 99] })).map(({ id }) => id)).toEqual([10, 11]);
  });

  it('gives single cards in the order they are named, without unknown ones (CARD-16)', async () => {
    const answer = await service.call('/api/products/cards/?ids=11,999,10,11&taxAreaId=1');
    expect(productListResponse.parse(answer.json()).map(({ id }) => id)).toEqual([11, 10]);
  });

  it('gives single cards by their slugs, without hidden and campaign-only ones', async () => {
    const answer = await service.call('/api/products/cards/?slugs=Kuura,salattu,lahja,nosuch,halla&taxAreaId=1');
    expect(productListResponse.parse(answer.json()).map(({ id }) => id)).toEqual([10, 11]);
    expect((await service.call('/api/products/cards/?ids=12,13')).json()).toEqual([]);
  });

  it.each(['', 'a', '1,', '1;2', '-1', '0', '1,0', '01'])('refuses cards of "%s" with 400', async (ids) => {
    expect((await service.call(`/api/products/cards/?ids=${encodeURIComponent(ids)}`)).statusCode).toBe(400);
  });

  it.each([
    '/api/products/cards/',
    '/api/products/cards/?ids=10&slugs=kuura',
    `/api/products/cards/?slugs=${'a,'.repeat(60)}a`,
    '/api/products/cards/?slugs=a/b',
  ])('refuses %s with 400', async (path) => {
    expect((await service.call(path)).statusCode).toBe(400);
  });

  it('gives the first products in columns, with the number of all (targets: first cards do not wait for the list)', async () => {
    const answer = await service.call(listUrl({ ...jackets, format: 'packed', limit: 1 }));
    const packed = packedList.parse(answer.json());
    expect(packed.total).toBe(2);
    expect(unpackList(packed)).toEqual((await listOf(jackets)).slice(0, 1));
    expect(await listOf({ ...jackets, limit: 1 })).toHaveLength(1);
    expect(
      packedList.parse((await service.call(listUrl({ ...jackets, format: 'packed', limit: 119 }))).json()).total,
    ).toBe(2);
  });

  it('packs the whole list without a loss', async () => {
    const answer = await service.call(listUrl({ ...jackets, format: 'packed' }));
    expect(unpackList(packedList.parse(answer.json()))).toEqual(await listOf(jackets));
  });

  it.each([{ limit: 0 }, { limit: 1001 }, { format: 'xml' }, { language: 'xx' }, { sortIds: ['1'] }])(
    'refuses %j with 400',
    async (odd) => {
      expect((await service.call(listUrl({ ...jackets, ...odd }))).statusCode).toBe(400);
    },
  );

  it('answers POST as GET', async () => {
    const posted = await service.call('/api/products/productmodellist/', { method: 'POST', body: jackets });
    expect(posted.json()).toEqual(await listOf(jackets));
  });

  it('marks what is sold out everywhere and not on order', async () => {
    const items = await listOf({ source: 'Manufacturer', slug: 'ROUTA', language: 'fi', taxAreaId: 1 });
    expect(items.map(({ id, isDisabled }) => [id, isDisabled])).toEqual([
      [11, false],
      [14, true],
    ]);
  });

  it.each([['nonsense'], [''], [LZString.compressToEncodedURIComponent('{"source":"Nothing"}')]])(
    'refuses the query %j with 400',
    async (query) => {
      const answer = await service.call(`/api/products/productmodellist/?query=${query}`);
      expect(answer.statusCode).toBe(400);
    },
  );

  it('refuses a body of 10 MB with 413, and control characters find nothing', async () => {
    const large = { ...jackets, slug: 'x'.repeat(10_000_000) };
    const list = '/api/products/productmodellist/';
    expect((await service.call(list, { method: 'POST', body: large })).statusCode).toBe(413);
    for (const slug of ['\u0000', 'takit\u0007', '🏔️', '__proto__', '../..'])
      expect((await service.call(list, { method: 'POST', body: { ...jackets, id: undefined, slug } })).statusCode).toBe(
        404,
      );
  });

  it('is sent compressed and not at all when the caller has it', async () => {
    const first = await service.call(listUrl(jackets), { headers: { 'accept-encoding': 'br' } });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'x-catalogue-version': '1' });
    const again = await service.call(listUrl(jackets), { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the product group (LIST-9, LIST-10)', () => {
  it('is found by its path in any language and case', async () => {
    for (const path of ['/vaatteet/takit/', 'CLOTHING/Jackets']) {
      const answer = await service.call(`/api/products/productgroup/?path=${encodeURIComponent(path)}`, {
        locale: 'en',
      });
      const [group] = productGroup.array().parse(answer.json());
      expect(group).toMatchObject({ id: 2, name: 'Jackets', modelCount: 2, ancestors: [{ path: '/clothing/' }] });
      expect(group?.paths.fi).toBe('/vaatteet/takit/');
    }
  });

  it('is refused in the caller’s language where there is none', async () => {
    const answer = await service.call('/api/products/productgroup/?path=/x/', { locale: 'en' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.message).toBe('Product group not found.');
  });
});

describe('the product page’s answer (PRODUCT-96 to PRODUCT-98)', () => {
  const kuura = async (query = '', authorization?: string) =>
    productModel.parse(
      (await service.call(`/api/products/productmodel/kuura/${query}`, authorization ? { authorization } : {})).json(),
    );

  it('holds variants with colour, size, price and stock; visitors see only where there is stock', async () => {
    const product = await kuura();
    expect(product.products).toHaveLength(4);
    expect(product.products[0]).toMatchObject({
      id: 100,
      colour: 'Vihreä',
      color_slug: 'vihrea',
      size: { name: 'S' },
      prices: { 1: { active: 269.9, lowest_30_days: 339.9, type: 'discount' } },
      stock_data: { in_stock: 8, detailed_stocks: { 1: 1, 20: 1 } },
      shipping_time: { string: '1–3 arkipäivää', days: '1-3' },
      images: [{ full_url: '/media/products/kuura-green' }],
    });
    expect(product.variant_prices['103']?.active).toBe(249.9);
    expect(product).toMatchObject({ promoted_colour: 'oranssi', shelf_code: '', rating_count: 2, fit_note: '' });
    expect(product.blogs).toEqual([{ title: 'Näin valitset takin', url: '/life-outdoors/blog/nain-valitset-takin/' }]);
    expect(product.paths.en).toBe('/kaamos/clothing/jackets/kuura/');
  });

  it('shows staff the balances of stores and the shelf codes (STAFF-10)', async () => {
    const { authorization } = await service.signedIn({ is_staff: true });
    const product = await kuura('', authorization);
    expect(product.products[0]?.stock_data.detailed_stocks).toEqual({ 1: 1, 20: 7 });
    expect(product).toMatchObject({ shelf_code: 'A1', shelf_code_two: 'B2' });
  });

  it('is 404 for a product that is not public, unless staff asks (PRODUCT-9)', async () => {
    const customer = await service.signedIn();
    const staff = await service.signedIn({ is_staff: true });
    const statuses = await Promise.all(
      [undefined, customer.authorization, staff.authorization, 'Bearer nonsense'].map(
        async (authorization) =>
          (await service.call('/api/products/productmodel/salattu/', authorization ? { authorization } : {}))
            .statusCode,
      ),
    );
    expect(statuses).toEqual([404, 404, 200, 404]);
  });

  it('follows a change of stock within a second, lists too', async () => {
    await service.open.db.updateTable('stock').set({ quantity: 0 }).where('variant_id', '=', 110).execute();
    await expect
      .poll(async () => (await listOf(jackets)).find(({ id }) => id === 11)?.isDisabled, { timeout: 3000 })
      .toBe(true);
    const answer = await service.call('/api/products/productmodel/halla/');
    expect(productModel.parse(answer.json()).products[0]?.stock_data.in_stock).toBe(0);
    await service.open.db.updateTable('stock').set({ quantity: 20 }).where('variant_id', '=', 110).execute();
    await expect
      .poll(async () => (await listOf(jackets)).find(({ id }) => id === 11)?.isDisabled, { timeout: 3000 })
      .toBe(false);
  });
});
