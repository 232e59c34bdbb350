import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../testing/database-contents.ts';
import { type KillableShop, killableShop } from '../testing/killable-shop.ts';
import { photograph, smallCatalogue, writeMerchantFolder } from '../testing/merchant-folder.ts';
import { type CommandProcess, startImport } from '../testing/service-process.ts';
import { until } from '../testing/until.ts';

const isServer = process.env.TEST_ENGINE === 'postgres';
/** IMPORT_KILLS: how often one is killed at any moment; more of them before a release. */
const kills = Number(process.env.IMPORT_KILLS ?? 2);
const productsPerFile = 300;
const picturesPerFile = 12;

/** IMPORT_LINES: the lines of a large file; a million takes minutes. */
const manyLines = Number(process.env.IMPORT_LINES ?? 20_000);

/** The lines of a large file, of which the last one has a price as no file writes it. */
function* manyProducts(): Generator<string> {
  const words = 'A canoe that is steady, light and made for a long way. '.repeat(10);
  for (let number = 1; number <= manyLines; number += 1) {
    const product = {
      ...{ key: `L${number}`, slug: `large-${number}`, brand: 'suo', groups: ['g1'] },
      texts: { en: { name: `Large ${number}`, html: `<p>${words}</p>` } },
      price: { regular: number === manyLines ? '12,90' : '12.90' },
      variants: [{ sku: `L${number}` }],
    };
    yield `${JSON.stringify(product)}\n`;
  }
}

/** A merchant's files of one season: everything of them differs from those of another. */
async function season(year: number): Promise<string> {
  const { products: _, stock: __, ...reference } = smallCatalogue();
  const numbers = Array.from({ length: productsPerFile }, (_, index) => index);
  const products = numbers.map((number) => ({
    ...{ key: `P${number}`, slug: `product-${number}-${year}`, brand: 'suo', groups: [number % 2 ? 'g1' : 'g2'] },
    texts: { fi: { name: `Tuote ${number} ${year}` }, en: { name: `Product ${number} ${year}` } },
    price: { regular: year + number },
    variants: [{ sku: `P${number}-1`, size: '1' }],
    ...(number < picturesPerFile && { images: [`${number}.jpg`] }),
  }));
  const stock = numbers.map((number) => ({ sku: `P${number}-1`, store: 'keskusvarasto', quantity: year + number }));
  const folder = await writeMerchantFolder({ ...reference, products, stock });
  // Colours that are alike become the same picture.
  const inHex = (step: number) => (16 * step).toString(16).padStart(2, '0');
  const colours = numbers.slice(0, picturesPerFile).map((number) => `#20${inHex(year - 2024)}${inHex(number + 1)}`);
  for (const [number, colour] of colours.entries())
    await writeFile(join(folder, `${number}.jpg`), await photograph(colour, 300, 400));
  return folder;
}

// The embedded engine dies with its process, and its folder belongs to one: nobody could look on.
describe.runIf(isServer)('an import that is killed, or refused at its last line', () => {
  let shop: KillableShop;
  let earlier: string;
  let later: string;
  let originals: string;

  beforeAll(async () => {
    shop = await killableShop();
    originals = mkdtempSync(join(tmpdir(), 'havu-originals-'));
    mkdirSync(join(originals, 'imported'));
    [earlier, later] = [await season(2025), await season(2026)];
    await bring(earlier);
  });
  afterAll(() => shop.close());

  const start = (folder: string, more: NodeJS.ProcessEnv = {}) =>
    startImport([folder], { ...shop.environment, ORIGINALS_DIR: originals, ...more });
  /** @returns the lines of the table that the command prints at its end, as lists of figures */
  async function bring(folder: string): Promise<Record<string, string[]>> {
    const { code, said } = await start(folder).ended;
    expect(code, said).toBe(0);
    const lines = said.split('\n').map((line) => line.trim().split(/\s+/));
    return Object.fromEntries(
      lines.filter(({ length }) => length === 5).map(([kind = '', ...figures]) => [kind, figures]),
    );
  }
  const rows = async () => JSON.stringify((JSON.parse(await contents(shop.open)) as unknown[])[0]);
  const count = async (what: ReturnType<typeof sql>) =>
    Number((await sql<{ n: number }>`SELECT count(*) AS n ${what}`.execute(shop.open.db)).rows[0]?.n);
  const hasTurn = async () =>
    (await count(sql`FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = hashtext('havu import')::oid`)) >
    0;
  const kept = () => readdirSync(join(originals, 'imported')).filter((name) => !name.endsWith('.part'));

  /** The server has noticed that nobody is there any more, and has taken back what was begun. */
  async function killAndSettle(importing: CommandProcess): Promise<void> {
    await importing.kill();
    await until(async () => !(await hasTurn()));
  }

  /** Originals that a killed import has left are whole, or not there: none is shown that lacks its end. */
  function expectWholeOriginals(): void {
    for (const name of kept()) {
      const bytes = readFileSync(join(originals, 'imported', name));
      expect(createHash('sha256').update(bytes).digest('hex').slice(0, 32)).toBe(name);
    }
  }

  /** The same files come in afterwards, and the pictures that they name are there. */
  async function expectComesIn(folder: string): Promise<void> {
    const counts = await bring(folder);
    expect(counts.products).toEqual(['0', String(productsPerFile), '0', '0']);
    expect(counts.stock).toEqual(['0', String(productsPerFile), '0', '0']);
    const images = await shop.open.db
      .selectFrom('product_models')
      .select('image')
      .where('key', 'like', 'P%')
      .where('image', '<>', '')
      .execute();
    expect(images).toHaveLength(picturesPerFile);
    for (const { image } of images) expect(existsSync(join(originals, String(image))), String(image)).toBe(true);
  }

  it('while it reads the files leaves the old catalogue, and comes in afterwards (IMPORT-3)', async () => {
    const before = await rows();
    const importing = start(later);
    await until(hasTurn);
    expect(importing.isOver()).toBe(false);
    await killAndSettle(importing);
    expect(await rows()).toBe(before);
    await expectComesIn(later);
  });

  it('while it keeps pictures leaves the old catalogue; the next one goes on with those that are kept (IMPORT-3)', async () => {
    const next = await season(2027);
    const [before, keptBefore] = [await rows(), kept().length];
    const importing = start(next);
    while (kept().length === keptBefore && !importing.isOver()) await wait(1);
    await killAndSettle(importing);
    expect(kept().length).toBeGreaterThan(keptBefore);
    expectWholeOriginals();
    expect(await rows()).toBe(before);
    await expectComesIn(next);
    expect(kept().length).toBe(keptBefore + picturesPerFile);
  });

  it('in the last step, when all but the stock is written, leaves the old catalogue (IMPORT-3)', async () => {
    const before = await rows();
    const importing = start(earlier);
    await shop.open.db.transaction().execute(async (holding) => {
      await sql`SELECT FROM stock s JOIN variants v ON v.id = s.variant_id WHERE v.sku = 'P7-1' FOR UPDATE OF s`.execute(
        holding,
      );
      await until(async () => (await count(sql`FROM pg_locks WHERE NOT granted`)) > 0);
      await importing.kill();
    });
    await until(async () => !(await hasTurn()));
    expect(await rows()).toBe(before);
    await expectComesIn(earlier);
  });

  it(`at any moment, ${kills} times, has done all or nothing (IMPORT-3)`, async () => {
    const began = performance.now();
    await expectComesIn(later);
    const wholeMs = performance.now() - began;
    for (let round = 0; round < kills; round += 1) {
      const folder = round % 2 ? later : earlier;
      const before = await rows();
      const importing = start(folder);
      await wait(wholeMs * (0.3 + 0.7 * Math.random()));
      await killAndSettle(importing);
      const isOld = (await rows()) === before;
      expectWholeOriginals();
      const counts = await bring(folder);
      const changed = String(isOld ? productsPerFile : 0);
      expect([counts.products?.[1], counts.stock?.[1]]).toEqual([changed, changed]);
    }
  });

  it(`whose file of ${manyLines} products has one wrong price is refused with file, line and field, in little memory, and nothing changes (IMPORT-2)`, async () => {
    const before = await rows();
    const folder = await season(2028);
    await pipeline(Readable.from(manyProducts()), createWriteStream(join(folder, 'products.jsonl')));
    // Lines that were read are not kept: their keys are, which takes less than half a kilobyte each.
    const megabytes = Math.ceil(128 + manyLines / 2048);
    const { code, said } = await start(folder, { NODE_OPTIONS: `--max-old-space-size=${megabytes}` }).ended;
    expect(said).toContain(`products.jsonl:${manyLines}: price.regular “12,90” has a comma: write 12.90\n`);
    expect(said).toContain('Nothing was changed: 1 problem.');
    expect(code).toBe(1);
    expect(await rows()).toBe(before);
  });
});
