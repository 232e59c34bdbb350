import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Banners, Campaign, PostList, ProductExtra } from 'mf-shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photograph, smallCatalogue, writeMerchantFolder } from '../testing/merchant-folder.ts';
import { type SellingService, sellingService } from '../testing/selling-service.ts';
import { ImportRefused, importCatalogue } from './import-catalogue.ts';
import { openFolder } from './read-records.ts';

let service: SellingService;
const originalsDir = mkdtempSync(join(tmpdir(), 'havu-originals-'));
beforeAll(async () => {
  service = await sellingService({ ORIGINALS_DIR: originalsDir });
});
afterAll(() => service.close());

/** A merchant's pages and offers, besides the products that they name. */
const extras = () => ({
  'size-tables': [
    {
      ...{ key: 'melat', names: { fi: 'Melat' } },
      sizes: [{ size: '140' }, { size: '150' }],
      measures: [{ names: { fi: 'Pituus' }, unit: 'cm', values: ['140', '150'] }],
    },
  ],
  keywords: [{ key: 'kanootti', texts: { fi: { keyword: 'kanootti', text: 'Avoin vene.', url: '/kanootit/' } } }],
  banners: [{ key: 'kesa', kind: 'text', texts: { fi: { title: 'Vesille', url: '/x/' } } }],
  authors: [{ key: 'suvi', name: 'Suvi' }],
  posts: [
    {
      ...{ key: 'melo', kind: 'guide', slugs: { fi: 'melo-nain' }, author: 'suvi', published: '2026-04-01' },
      texts: { fi: { title: 'Melo näin', content: '<p>Melo</p><script>alert(1)</script>' } },
      products: ['K1'],
    },
  ],
  campaigns: [
    { key: 'kevat', slugs: { fi: 'kevaan-vedet' }, texts: { fi: { title: 'Kevään vedet' } }, products: ['K2', 'K1'] },
  ],
  bundles: [{ key: 'setti', product: 'K1', others: ['K2'], names: { fi: 'Kanootti ja mela' }, percentOff: 10 }],
  'discount-codes': [
    { code: 'MELO15', percentOff: 15 },
    { code: 'Melo-5', amountOff: '5.00', minTotal: '50', maxUses: 3 },
    { code: 'MELOTUO', freeDelivery: true, ends: '2020-01-01T00:00:00Z' },
  ],
});
type Extras = ReturnType<typeof extras>;

const catalogue = () => {
  const lines = smallCatalogue();
  return { ...lines, products: lines.products.map((each) => ({ ...each, sizeTable: 'melat' })) };
};

async function bring(change: (lines: Extras) => void = () => {}, isDryRun = false) {
  const lines = extras();
  change(lines);
  const folder = await writeMerchantFolder({ ...catalogue(), ...lines });
  return importCatalogue(service.open.db, openFolder(folder), { originalsDir, isDryRun });
}

const get = async <T>(path: string): Promise<T> => (await service.call(path, { locale: 'fi' })).json<T>();
const titles = async () => (await get<Banners>('/api/banners/')).textBanners.map(({ title }) => title);
const statusOf = async (path: string) => (await service.call(path, { locale: 'fi' })).statusCode;
const variantOf = async (sku: string) =>
  (await service.open.db.selectFrom('variants').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;
const extraOf = (slug: string) => get<ProductExtra>(`/api/product/extra/?slug=${slug}&type=2`);

describe('what a merchant’s files bring besides products (IMPORT-17)', () => {
  beforeEach(async () => {
    await bring();
    await expect.poll(titles).toContain('Vesille');
  });

  it('is shown in the shop', async () => {
    const campaign = await get<Campaign>('/api/campaigns/?slug=kevaan-vedet');
    expect(campaign).toMatchObject({ title: 'Kevään vedet' });
    const posts = await get<PostList>('/api/blog/posts/?blogger=suvi');
    expect(posts.posts).toMatchObject([{ title: 'Melo näin' }]);
    const article = await get<{ content: string }>('/api/blog/posts/melo-nain/');
    expect(article.content).toBe('<p>Melo</p>');
    expect(await get('/api/keyword-popups/')).toContainEqual(expect.objectContaining({ text: 'Avoin vene.' }));
    const extra = await extraOf('suo-kanootti');
    expect(extra.sizetables).toMatchObject([
      { name: 'Melat', parsed_sizetable: { sizes: [{ size: '140' }, { size: '150' }] } },
    ]);
    expect(extra.bundles).toMatchObject([{ name: 'Kanootti ja mela' }]);
  });

  it('makes a purchase cheaper by its codes, in their limits', async () => {
    const rows: [number, number][] = [[await variantOf('K2-140'), 1]];
    const off = async (code: string) => {
      const answer = await service.checkout({ rows, cart: { discount_codes: [code] } });
      return answer.discount_total;
    };
    expect(await off('melo15')).toBe(13.49);
    expect(await off('MELO-5')).toBe(5);
    expect(await off('MELOTUO')).toBe(0);
  });

  it('changes nothing the second time, and tells what changed', async () => {
    const again = await bring();
    expect(Object.entries(again).filter(([, each]) => each.new + each.changed + each.vanished > 0)).toEqual([]);
    const counts = await bring((lines) => {
      for (const campaign of lines.campaigns) campaign.products = ['K1'];
      for (const post of lines.posts) post.texts.fi.title = 'Melo toisin';
    }, true);
    expect(counts).toMatchObject({
      campaigns: { new: 0, changed: 1, unchanged: 0 },
      posts: { new: 0, changed: 1, unchanged: 0 },
      bundles: { new: 0, changed: 0, unchanged: 1 },
    });
  });

  it('leaves the shop with what vanished from its file, and comes back with it', async () => {
    const byStaff = { code: 'HENKILO', kind: 'free_delivery', value: 0, made_by_staff: true } as const;
    await service.open.db
      .insertInto('discount_codes')
      .values({ id: 900, ...byStaff })
      .execute();
    await importCatalogue(
      service.open.db,
      openFolder(await writeMerchantFolder(Object.fromEntries(Object.keys(extras()).map((kind) => [kind, []])))),
      { originalsDir },
    );
    await expect.poll(titles).not.toContain('Vesille');
    expect(await statusOf('/api/campaigns/?slug=kevaan-vedet')).toBe(404);
    expect(await statusOf('/api/blog/posts/melo-nain/')).toBe(404);
    expect((await extraOf('suo-kanootti')).bundles).toEqual([]);
    const rows: [number, number][] = [[await variantOf('K2-140'), 1]];
    expect(await service.checkout({ rows, cart: { discount_codes: ['MELO15'] } })).toMatchObject({ discount_total: 0 });
    // Codes that the staff made were never in a file (STAFF-45).
    const active = service.open.db.selectFrom('discount_codes').select('code').where('is_active', '=', true);
    expect(await active.execute()).toEqual([{ code: 'HENKILO' }]);
  });

  it('lets a code that was used more often than its new limit take no further order', async () => {
    await sql`UPDATE discount_codes SET uses = 2 WHERE code = 'Melo-5'`.execute(service.open.db);
    await bring((lines) => {
      for (const code of lines['discount-codes']) if (code.maxUses) code.maxUses = 1;
    });
    const row = await service.open.db
      .selectFrom('discount_codes')
      .select(['uses', 'max_uses'])
      .where('code', '=', 'Melo-5')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ uses: 2, max_uses: 2 });
    await sql`UPDATE discount_codes SET uses = 0 WHERE code = 'Melo-5'`.execute(service.open.db);
  });
});

describe('what is wrong with them is told by file, line and field (IMPORT-2)', () => {
  const refused = async (change: (lines: Extras) => void) => {
    const error: unknown = await bring(change).then(
      () => null,
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(ImportRefused);
    return (error as ImportRefused).problems.told;
  };

  it.each<[string, (lines: Extras) => unknown, string]>([
    [
      'a code without a discount',
      (lines) => lines['discount-codes'].push({ code: 'TYHJA' } as never),
      'discount-codes.jsonl:4: gives one of percentOff, amountOff and freeDelivery',
    ],
    [
      'a code that another line has in capitals',
      (lines) => lines['discount-codes'].push({ code: 'melo15', percentOff: 5 }),
      'discount-codes.jsonl:4: code “melo15” is used twice, before in line 1',
    ],
    [
      'a time that ends before it starts',
      (lines) =>
        Object.assign(lines.campaigns[0] ?? {}, { starts: '2026-02-01T00:00:00Z', ends: '2026-01-01T00:00:00Z' }),
      'campaigns.jsonl:1: ends is not after starts',
    ],
    [
      'members who come when everybody does',
      (lines) => Object.assign(lines.campaigns[0] ?? {}, { clubStarts: '2026-02-01T00:00:00Z' }),
      'campaigns.jsonl:1: clubStarts is not before starts',
    ],
    [
      'a product that there is none of',
      (lines) => lines.campaigns[0]?.products.push('K9'),
      'campaigns.jsonl:1: products names the product “K9”, which there is none of',
    ],
    [
      'an address that runs a script',
      (lines) => Object.assign(lines.banners[0]?.texts.fi ?? {}, { url: '/\njavascript:alert(1)' }),
      'banners.jsonl:1: texts.fi.url is no address: begin it with / or https://',
    ],
    [
      'a row of a size table without a value per size',
      (lines) => lines['size-tables'][0]?.measures[0]?.values.pop(),
      'size-tables.jsonl:1: measures.0.values has 1 values for 2 sizes',
    ],
    [
      'two posts of one address',
      (lines) => lines.posts.push({ ...(lines.posts[0] ?? lines.posts.slice()[0]), key: 'toinen' } as never),
      'posts.jsonl:2: slugs.fi “guide melo-nain (fi)” is used twice, before in line 1',
    ],
    [
      'a bundle with itself',
      (lines) => lines.bundles[0]?.others.push('K1'),
      'bundles.jsonl:1: others names its own product “K1”',
    ],
  ])('%s', async (_, change, sentence) => {
    expect(await refused((lines) => void change(lines))).toEqual([sentence]);
  });

  it('a picture that is damaged', async () => {
    const folder = await writeMerchantFolder({
      ...catalogue(),
      ...extras(),
      authors: [{ key: 'suvi', name: 'Suvi', image: 'suvi.jpg' }],
    });
    await writeFile(join(folder, 'suvi.jpg'), (await photograph('#224466')).subarray(0, 2000));
    await expect(importCatalogue(service.open.db, openFolder(folder), { originalsDir })).rejects.toMatchObject({
      problems: { told: ['authors.jsonl:1: image names “suvi.jpg”, which cannot be shown: the file is damaged'] },
    });
  });
});
