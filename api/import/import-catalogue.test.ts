import { mkdtempSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { productModel } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../audit/find-order-faults.ts';
import { readRows } from '../read-model/read-rows.ts';
import {
  bomb,
  type MerchantProduct,
  photograph,
  pictureServer,
  smallCatalogue,
  writeMerchantFolder,
} from '../testing/merchant-folder.ts';
import { type SellingService, sellingService } from '../testing/selling-service.ts';
import { type ImportOptions, ImportRefused, importCatalogue } from './import-catalogue.ts';
import { openFolder } from './read-records.ts';

let service: SellingService;
const originalsDir = mkdtempSync(join(tmpdir(), 'havu-originals-'));
beforeAll(async () => {
  service = await sellingService({ ORIGINALS_DIR: originalsDir });
});
afterAll(() => service.close());

type Catalogue = Partial<ReturnType<typeof smallCatalogue>> & Record<string, readonly object[]>;

async function bring(lines: Catalogue | string, options: Partial<ImportOptions> = {}) {
  const folder = typeof lines === 'string' ? lines : await writeMerchantFolder(lines);
  const counts = await importCatalogue(service.open.db, openFolder(folder), { originalsDir, ...options });
  return counts;
}

/** The messages about files that cannot be imported. */
async function refused(lines: Catalogue | string): Promise<string[]> {
  const error: unknown = await bring(lines).then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(ImportRefused);
  return (error as ImportRefused).problems.told;
}

const product = async (slug: string) => {
  const answer = await service.call(`/api/products/productmodel/${slug}/`);
  return { status: answer.statusCode, model: answer.statusCode === 200 ? productModel.parse(answer.json()) : null };
};

/** The names that a product page has in time. */
const shows = (slug: string) => expect.poll(async () => (await product(slug)).model?.name ?? null);
const idOf = async (sku: string) =>
  (await service.open.db.selectFrom('variants').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;

/** Everything of the shop's tables that an import may write. */
async function everything(): Promise<string> {
  const tables = ['product_models', 'variants', 'model_texts', 'prices', 'price_history', 'stock', 'catalogue_version'];
  const rows = [];
  for (const table of [...tables, 'text_version', 'product_groups', 'manufacturers', 'former_model_slugs'])
    rows.push(await readRows(service.open.db, sql`SELECT * FROM ${sql.table(table)} t ORDER BY t::text`));
  return JSON.stringify(rows);
}

const withProducts = (change: (products: MerchantProduct[]) => void): Catalogue => {
  const lines = smallCatalogue();
  change(lines.products);
  return lines;
};
const first = (change: (product: MerchantProduct) => void) =>
  withProducts(([product]) => {
    if (product) change(product);
  });

describe('a merchant’s folder', () => {
  it('becomes products that are shown and sold (IMPORT-1)', async () => {
    const counts = await bring(smallCatalogue());
    expect(counts.products).toEqual({ new: 2, changed: 0, unchanged: 0, vanished: 0 });
    expect(counts.variants).toEqual({ new: 4, changed: 0, unchanged: 0, vanished: 0 });
    await shows('suo-kanootti').toBe('Suo kanootti');
    const { model } = await product('suo-kanootti');
    expect(model).toMatchObject({ model_url: '/suo/vesille/veneet/suo-kanootti/' });
    const placed = await service.place({ rows: [[await idOf('K1-M'), 2]] });
    await service.pay(placed, 'approve');
    expect(await service.statusOf(placed.order_number)).toBe('processing');
  });

  it('shows a product without Finnish words in the language that it has (IMPORT-8)', async () => {
    await shows('suo-mela').toBe('Suo paddle');
  });

  it('leaves the order of before whole, and its promised pieces where they are (IMPORT-6)', async () => {
    const before = await findOrderFaults(service.open.db);
    const lines = smallCatalogue();
    await bring({ ...lines, stock: [{ sku: 'K1-M', store: 'keskusvarasto', quantity: 0 }] });
    const { reserved, quantity } = await service.stockOf(await idOf('K1-M'));
    expect(quantity).toBe(reserved);
    expect(await findOrderFaults(service.open.db)).toEqual(before);
    await bring(lines);
  });

  it('changes nothing the second time, not even the catalogue’s version (IMPORT-3)', async () => {
    const before = await everything();
    const counts = await bring(smallCatalogue());
    expect(counts.products).toEqual({ new: 0, changed: 0, unchanged: 2, vanished: 0 });
    expect(Object.values(counts).filter((each) => each.new + each.changed + each.vanished > 0)).toEqual([]);
    expect(await everything()).toBe(before);
  });

  it('changes nothing in a dry run, and tells what it would change (IMPORT-4)', async () => {
    const before = await everything();
    const lines = withProducts((products) => {
      products.pop();
      for (const each of products) each.price = { regular: 1200 };
    });
    const counts = await bring(lines, { isDryRun: true });
    expect(counts.products).toEqual({ new: 0, changed: 1, unchanged: 0, vanished: 1 });
    expect(await everything()).toBe(before);
  });

  it('leads from a changed slug to the present one, also after products changed theirs with each other (IMPORT-5)', async () => {
    await bring(
      first((each) => {
        each.slug = 'suo-kanootti-16';
      }),
    );
    await expect.poll(async () => (await product('suo-kanootti')).model?.slug).toBe('suo-kanootti-16');
    const swapped = await bring(
      withProducts(([canoe, paddle]) => {
        if (canoe) canoe.slug = 'suo-mela';
        if (paddle) paddle.slug = 'suo-kanootti-16';
      }),
    );
    expect(swapped.products).toMatchObject({ changed: 2 });
    await shows('suo-mela').toBe('Suo kanootti');
    await shows('suo-kanootti-16').toBe('Suo paddle');
    await shows('suo-kanootti').toBe('Suo kanootti');
    await bring(smallCatalogue());
    await shows('suo-kanootti').toBe('Suo kanootti');
    await shows('suo-mela').toBe('Suo paddle');
  });

  it('takes what vanished out of the shop, and brings it back (IMPORT-5)', async () => {
    const fewer = withProducts((products) => products.splice(1));
    expect((await bring(fewer, { keepsVanished: true })).products).toMatchObject({ vanished: 0 });
    expect((await bring(fewer)).products).toMatchObject({ vanished: 1, unchanged: 1 });
    await expect.poll(async () => (await product('suo-mela')).status).toBe(410);
    expect((await bring(smallCatalogue())).products).toMatchObject({ changed: 1, vanished: 0 });
    await shows('suo-mela').toBe('Suo paddle');
    expect((await product('kuura')).status).toBe(200);
  });

  it('ends a variant that vanished, and another may have its size (IMPORT-5)', async () => {
    const counts = await bring(
      withProducts(([, paddle]) => {
        if (paddle)
          paddle.variants = [
            { sku: 'K2-140-NEW', size: '140' },
            { sku: 'K2-150', size: '150' },
          ];
      }),
    );
    expect(counts.variants).toMatchObject({ new: 1, vanished: 1 });
    const other = await bring(
      withProducts(([, paddle]) => {
        if (paddle)
          paddle.variants = [
            { sku: 'K2-140', size: '150' },
            { sku: 'K2-150', size: '140' },
          ];
      }),
    );
    expect(other.variants).toMatchObject({ changed: 2, vanished: 1 });
    await bring(smallCatalogue());
  });
});

describe('prices that come in (IMPORT-7, PRODUCT-68)', () => {
  const lowest = async (sku: string) => {
    const { model } = await product('suo-kanootti');
    return model?.products.find(({ teksonumber }) => teksonumber === sku)?.prices['1']?.lowest_30_days;
  };

  it('have the lowest of the thirty days before as the reference, however they came', async () => {
    await sql`UPDATE price_history SET valid_from = valid_from - interval '20 days' WHERE model_id IN (
      SELECT id FROM product_models WHERE key = 'K1')`.execute(service.open.db);
    await bring(
      first((each) => {
        each.price = { regular: 1290, active: 990 };
        // Its first price of its own: until now it cost what its product costs.
        each.variants = [
          { sku: 'K1-M', colour: 'musta', price: { regular: 1500, active: 1400 } },
          ...each.variants.slice(1),
        ];
      }),
    );
    const rows = await readRows<{ sku: string | null; active_minor: number; valid_to: string | null }>(
      service.open.db,
      sql`SELECT v.sku, h.active_minor, h.valid_to FROM price_history h JOIN product_models m ON m.id = h.model_id
        LEFT JOIN variants v ON v.id = h.variant_id WHERE m.key = 'K1' ORDER BY v.sku NULLS FIRST, h.valid_from`,
    );
    expect(rows.map(({ sku, active_minor, valid_to }) => [sku, active_minor, valid_to === null])).toEqual([
      [null, 129_000, false],
      [null, 99_000, true],
      ['K1-M', 129_000, false],
      ['K1-M', 140_000, true],
      ['K1-S', 119_050, true],
    ]);
    await expect.poll(() => lowest('K1-M')).toBe(1290);
  });
});

describe('what cannot come in changes nothing and is told by file, line and field (IMPORT-2)', () => {
  it.each<[string, Catalogue, RegExp]>([
    [
      'a price with a comma',
      first((each) => {
        each.price = { regular: '1.299,00' };
      }),
      /^products\.jsonl:1: price\.regular “1\.299,00” has a comma: write 1299\.00$/,
    ],
    [
      'a price below nothing',
      first((each) => {
        each.price = { regular: -1 };
      }),
      /^products\.jsonl:1: price\.regular “-1” is not a price/,
    ],
    [
      'an active price above the regular one',
      first((each) => {
        each.price = { regular: 10, active: 11 };
      }),
      /price\.active 11 is more than the regular 10$/,
    ],
    [
      'a field that nobody knows',
      first((each) => {
        Object.assign(each, { colour: 'red' });
      }),
      /^products\.jsonl:1: has “colour”, which the format does not know$/,
    ],
    [
      'a brand that there is none of',
      first((each) => {
        each.brand = 'soo';
      }),
      /brand names the brand “soo”, which there is none of$/,
    ],
    [
      'a product without words',
      first((each) => {
        each.texts = {};
      }),
      /texts has no text/,
    ],
    [
      'a language that the shop has not',
      first((each) => {
        each.texts = { xx: { name: 'X' } };
      }),
      /texts has “xx”, which the format does not know/,
    ],
    [
      'a product without a variant',
      first((each) => {
        each.variants = [];
      }),
      /variants is empty: a product needs a variant/,
    ],
    [
      'too many variants',
      first((each) => {
        each.variants = Array.from({ length: 1001 }, (_, i) => ({ sku: `S${i}`, size: `${i}` }));
      }),
      /variants has more than 1000 variants/,
    ],
    [
      'two variants that are alike',
      first((each) => {
        each.variants = [{ sku: 'A' }, { sku: 'B' }];
      }),
      /variants\.1 has the colour, size and type of “A”/,
    ],
    [
      'a SKU that is used twice',
      first((each) => {
        each.variants = [{ sku: 'K2-140' }];
      }),
      /^products\.jsonl:2: variants\.0\.sku “K2-140” is used twice, before in line 1$/,
    ],
    [
      'a SKU of another product',
      first((each) => {
        each.variants = [{ sku: 'T100' }];
      }),
      /“T100” is another product's in the shop/,
    ],
    [
      'a slug that is used twice',
      first((each) => {
        each.slug = 'suo-mela';
      }),
      /^products\.jsonl:2: slug “suo-mela” is used twice, before in line 1$/,
    ],
    [
      'a slug of a product from elsewhere',
      first((each) => {
        each.slug = 'kuura';
      }),
      /K1 has the slug “kuura” of a product that these files do not name/,
    ],
    [
      'groups in a circle',
      {
        ...smallCatalogue(),
        groups: [
          { key: 'a', parent: 'b', slugs: { fi: 'a' }, names: { fi: 'A' } },
          { key: 'b', parent: 'a', slugs: { fi: 'b' }, names: { fi: 'B' } },
        ],
      },
      /^groups\.jsonl:1: parent leads in a circle: a → b → a$/,
    ],
    [
      'stock of nobody',
      { stock: [{ sku: 'NONE', store: 'keskusvarasto', quantity: 1 }] },
      /^stock\.jsonl:1: sku names the SKU “NONE”/,
    ],
    [
      'stock that is told twice',
      {
        stock: [
          { sku: 'K1-M', store: 'keskusvarasto', quantity: 1 },
          { sku: 'K1-M', store: 'keskusvarasto', quantity: 2 },
        ],
      },
      /^stock\.jsonl:2: tells the stock of “K1-M” in “keskusvarasto” a second time$/,
    ],
    [
      'a picture inside the network',
      first((each) => {
        each.images = ['http://169.254.169.254/latest/meta-data'];
      }),
      /images names “http:\/\/169\.254\.169\.254\/latest\/meta-data”, which leads inside a private network$/,
    ],
    [
      'a picture that is no web address',
      first((each) => {
        each.images = ['file:///etc/passwd'];
      }),
      /images\.0 is no address that a picture can be fetched from/,
    ],
    [
      'a picture that is not there',
      first((each) => {
        each.images = ['a.jpg'];
      }),
      /images names “a\.jpg”, which is not in the folder$/,
    ],
    [
      'a picture from elsewhere',
      first((each) => {
        each.images = ['../../etc/passwd'];
      }),
      /which lies outside the folder$/,
    ],
    [
      'fibres that are not the whole',
      first((each) => {
        each.labelling = { textile: [{ fibres: { wool: 70, polyamide: 20 } }] };
      }),
      /labelling\.textile\.0\.fibres do not add up to 100$/,
    ],
    [
      'a content in another unit (LAW-18)',
      first((each) => {
        each.variants = [{ ...each.variants[0], sku: 'CONTENT', content: '2 oz' }];
      }),
      /^products\.jsonl:\d+: variants\.0\.content is no content: write a figure, a space and g, kg, ml, l, cm, m or m2/,
    ],
    [
      'a secret of the shop',
      { settings: [{ key: 'provider_secret', value: 'x' }] },
      /provider_secret is a secret of the shop/,
    ],
  ])('%s', async (_what, lines, sentence) => {
    const before = await everything();
    expect(await refused(lines)).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
    expect(await everything()).toBe(before);
  });

  it('a file in Latin-1, and one that is not JSON; a byte order mark is no fault', async () => {
    const folder = await writeMerchantFolder(smallCatalogue());
    await writeFile(join(folder, 'brands.jsonl'), Buffer.from('{"key":"suo","name":"Sävy"}\n', 'latin1'));
    expect((await refused(folder))[0]).toBe(
      'brands.jsonl:1: is not UTF-8, perhaps Latin-1 or Windows-1252: save the file as UTF-8',
    );
    await writeFile(join(folder, 'brands.jsonl'), '{"key":"suo",\n');
    expect((await refused(folder))[0]).toBe('brands.jsonl:1: is not JSON: each line is one object in braces');
    await writeFile(join(folder, 'brands.jsonl'), '\uFEFF{"key":"suo","name":"Suo"}\r\n\r\n');
    expect((await bring(folder)).brands).toEqual({ new: 0, changed: 0, unchanged: 1, vanished: 0 });
  });

  it('a hundred of many faults are told, and how many there are', async () => {
    const stock = Array.from({ length: 250 }, (_, i) => ({ sku: `NONE-${i}`, store: 'keskusvarasto', quantity: 1 }));
    const error = await bring({ stock }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ problems: { count: 250, told: { length: 100 } } });
  });
});

describe('a merchant’s photographs (IMPORT-9)', () => {
  const shot = (each: MerchantProduct) => {
    each.images = ['kanootti.jpg'];
    each.colours = [{ key: 'musta', images: ['kanootti.jpg', 'musta.jpg'] }];
  };

  const imageOf = async () =>
    /\/media\/imported\/[0-9a-f]{32}/.exec(JSON.stringify((await product('suo-kanootti')).model))?.[0] ?? '';

  it('are kept by their content and shown', async () => {
    const folder = await writeMerchantFolder(first(shot));
    await writeFile(join(folder, 'kanootti.jpg'), await photograph('#884422'));
    await writeFile(join(folder, 'musta.jpg'), await photograph('#111111'));
    await bring(folder);
    await expect.poll(imageOf).toMatch(/^\/media/);
    expect(await readdir(join(originalsDir, 'imported'))).toHaveLength(2);
    const image = await imageOf();
    const answer = await service.call(`${image}?width=320&format=jpeg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.includes('Merchant')).toBe(false);
    expect((await bring(folder)).products).toMatchObject({ unchanged: 2 });
  });

  it('stand for a group that has no picture of its own', async () => {
    const [group] = (await service.call('/api/products/productgroup/?path=vesille/veneet')).json<{ image: string }[]>();
    expect(group?.image).toMatch(/^\/media\/imported\//);
  });

  it('are fetched from their addresses once; what does not come is told, or left out (IMPORT-13)', async () => {
    const server = await pictureServer({ 'suo.jpg': await photograph('#226644') });
    const with_ = (...names: string[]) =>
      first((each) => {
        each.images = names.map((name) => `${server.address}/${name}`);
      });
    const options = { fetchLimits: server.limits };
    await bring(with_('suo.jpg'), options);
    await expect.poll(imageOf).toMatch(/^\/media/);
    expect((await bring(with_('suo.jpg'), options)).products).toMatchObject({ unchanged: 2 });
    expect(server.asked).toEqual(['/suo.jpg']);
    const gone = bring(with_('suo.jpg', 'gone.jpg'), options);
    await expect(gone).rejects.toMatchObject({
      problems: { told: [`products.jsonl:1: images names “${server.address}/gone.jpg”, which answers 404`] },
    });
    const left: string[][] = [];
    const counts = await bring(with_('gone.jpg', 'suo.jpg'), {
      ...options,
      onUnreachable: (address, why) => left.push([address, why]),
    });
    expect(left).toEqual([[`${server.address}/gone.jpg`, 'which answers 404']]);
    expect(counts.products).toMatchObject({ unchanged: 2 });
    await server.close();
  });

  it('that are damaged or too large are told, and none is kept', async () => {
    const before = await readdir(join(originalsDir, 'imported'));
    const folder = await writeMerchantFolder(first(shot));
    await writeFile(join(folder, 'kanootti.jpg'), (await photograph('#224466')).subarray(0, 3000));
    await writeFile(join(folder, 'musta.jpg'), await bomb());
    const told = await refused(folder);
    expect(told).toContain('products.jsonl:1: images names “kanootti.jpg”, which cannot be shown: the file is damaged');
    expect(told.join()).toContain('“musta.jpg”, which cannot be shown: it has more than 100 million pixels');
    expect(await readdir(join(originalsDir, 'imported'))).toEqual(before);
  });
});

it('a merchant’s HTML is shown without what could run (CONTENT-10)', async () => {
  const html = `<p>ok</p><script>alert(1)</script>${'<div>'.repeat(3000)}<img src=x onerror=alert(1)>`;
  await bring(
    first((each) => {
      each.texts = { fi: { name: 'Suo kanootti', html } };
    }),
  );
  await expect.poll(async () => (await product('suo-kanootti')).model?.long_description_html ?? '').toContain('ok');
  expect((await product('suo-kanootti')).model?.long_description_html).not.toMatch(/script|onerror/);
});
