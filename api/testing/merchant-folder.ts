import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { fetchLimits } from '../import/fetch-picture.ts';

type Lines = Record<string, readonly object[]>;

/** A merchant's small catalogue: brand, groups, two products. A shop needs no more beside its markets to sell. */
export const smallCatalogue = (): {
  brands: object[];
  colours: object[];
  properties: object[];
  groups: object[];
  products: MerchantProduct[];
  stock: object[];
} => ({
  brands: [{ key: 'suo', name: 'Suo' }],
  colours: [
    { key: 'musta', names: { fi: 'Musta', en: 'Black' }, control: '#101010' },
    { key: 'sininen', names: { fi: 'Sininen', en: 'Blue' }, control: '#203060' },
  ],
  properties: [{ key: 'paino', names: { fi: 'Paino', en: 'Weight' }, unit: 'g', filter: 'range' }],
  groups: [
    { key: 'g2', parent: 'g1', slugs: { fi: 'veneet', en: 'boats' }, names: { fi: 'Veneet', en: 'Boats' } },
    { key: 'g1', slugs: { fi: 'vesille', en: 'on-water' }, names: { fi: 'Vesille', en: 'On the water' } },
  ],
  products: [
    {
      key: 'K1',
      slug: 'suo-kanootti',
      brand: 'suo',
      groups: ['g2'],
      texts: {
        fi: { name: 'Suo kanootti', short: 'Vakaa kanootti.' },
        en: { name: 'Suo canoe', short: 'A steady canoe.' },
      },
      price: { regular: 1290 },
      properties: { paino: 24000 },
      variants: [
        { sku: 'K1-M', colour: 'musta' },
        { sku: 'K1-S', colour: 'sininen', price: { regular: '1390.50', active: '1190.50' } },
      ],
    },
    {
      key: 'K2',
      slug: 'suo-mela',
      brand: 'suo',
      groups: ['g2', 'g1'],
      texts: { en: { name: 'Suo paddle' } },
      price: { regular: 89.9 },
      variants: [
        { sku: 'K2-140', size: '140' },
        { sku: 'K2-150', size: '150' },
      ],
    },
  ],
  stock: [
    { sku: 'K1-M', store: 'keskusvarasto', quantity: 3 },
    { sku: 'K2-140', store: 'keskusvarasto', quantity: 8 },
  ],
});

export interface MerchantProduct {
  key: string;
  slug: string;
  brand: string;
  groups: string[];
  texts: Record<string, { name: string; short?: string; html?: string }>;
  price: object;
  properties?: object;
  labelling?: object;
  images?: string[];
  colours?: object[];
  variants: { sku: string; colour?: string; size?: string; price?: object; content?: string }[];
  public?: boolean;
}

/** Writes a folder as a merchant would: a file of JSON Lines per kind. */
export async function writeMerchantFolder(lines: Lines): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'havu-merchant-'));
  for (const [kind, records] of Object.entries(lines))
    await writeFile(join(folder, `${kind}.jsonl`), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return folder;
}

/** A merchant's photograph: one plain colour. */
export const photograph = (background: string, width = 1200, height = 1500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Merchant' } })
    .jpeg()
    .toBuffer();

/** Another machine that has pictures: `/front.jpg` is that of the name `front.jpg`. */
export async function pictureServer(pictures: Record<string, Buffer>) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const picture = pictures[basename(url.split('?')[0] ?? '')];
    if (picture) response.end(picture);
    else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** The test's own machine is as good as outside. */
    limits: { ...fetchLimits, pausesMs: [], isInside: (address: string) => address !== '127.0.0.1' },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** A small file of 200 million pixels. */
export const bomb = (): Promise<Buffer> =>
  sharp({ create: { width: 20_000, height: 10_000, channels: 3, background: '#000000' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
