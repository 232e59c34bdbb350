import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Original, writeWhole } from 'api/media';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DrawOrder } from './draw-process.ts';
import { DrawnOriginals, drawnOriginals } from './drawn-originals.ts';
import { toSketch } from './to-sketch.ts';

const jacket = 'products/shell-jacket/3-2f5d50-d9822b-front';
let folder: string;
let orders: DrawOrder[];
let originals: DrawnOriginals;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawn-'));
  orders = [];
  originals = new DrawnOriginals(folder, {
    do: async (order) => {
      orders.push(order);
      await writeWhole(order.file, 'pixels');
    },
    close: () => {},
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function find(path: string): Promise<Original> {
  const original = await originals.find(path);
  if (!original) throw new Error(`${path} is missing`);
  return original;
}

it('draws an original once for all sizes that it is enough for (CONF-101)', async () => {
  const original = await find(jacket);
  const [first, second] = await Promise.all([originals.open(original, 320), originals.open(original, 480)]);
  expect(first).toBe(second);
  expect(orders.map(({ width }) => width)).toEqual([480]);
  expect(await originals.open(original, 960)).not.toBe(first);
  expect(orders.map(({ width }) => width)).toEqual([480, 960]);
});

it('takes a larger original that is there instead of drawing a smaller one', async () => {
  const original = await find(jacket);
  const large = await originals.open(original, 1920);
  expect(await originals.open(original, 320)).toBe(large);
  expect(orders.map(({ width }) => width)).toEqual([1280]);
});

it('writes scenes and logos as SVG files', async () => {
  const scene = await find('scenes/camp');
  expect(scene).toMatchObject({ isVector: true, ground: 'opaque' });
  expect(await readFile(await originals.open(scene, 640), 'utf8')).toMatch(/^<svg/);
  expect(orders).toEqual([]);
});

it('previews a product without the filters that take the time', async () => {
  expect(originals.preview(await find(jacket))).toMatch(/^<svg[\s\S]+<\/svg>$/);
  expect(originals.preview(await find(jacket))).not.toContain('filter');
  expect(originals.preview(await find('scenes/camp'))).toMatch(/^<svg[\s\S]+<\/svg>/);
});

it.each([
  'products/spaceship/1-2f5d50-d9822b-front',
  'products/tent/0-2f5d50-d9822b-front',
  'products/tent/99-2f5d50-d9822b-front',
  'products/tent/1-ffffff-ffffff-front',
  'scenes/nowhere',
  'scenes/camp.svg',
])('has no %s', async (path) => {
  expect(await originals.find(path)).toBeNull();
});

it('draws in a process of its own', async () => {
  const store = drawnOriginals(folder);
  const original = await store.find('products/thermos/1-2f5d50-d9822b-front');
  const file = original ? await store.open(original, 320) : '';
  const { format, width, height, hasAlpha } = await sharp(file).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({ format: 'webp', width: 480, height: 600, hasAlpha: true });
  store.close?.();
  expect(existsSync(file)).toBe(true);
});

it('keeps sketches as SVG files without filters, apart from drawings, and makes no pixels of them', async () => {
  const sketches = new DrawnOriginals(folder, { do: () => Promise.reject(new Error('drawn')), close: () => {} }, false);
  const [original, sketch] = await Promise.all([find(jacket), sketches.find(jacket)]);
  expect(sketch && sketches.isAtHand(sketch, 320)).toBe(true);
  const file = sketch ? await sketches.open(sketch, 320) : '';
  expect(await readFile(file, 'utf8')).toMatch(/^<svg[\s\S]+<\/svg>$/);
  expect(await readFile(file, 'utf8')).not.toContain('filter');
  expect(sketch).toEqual({ ...original, revision: `${original.revision}-sketch` });
});

describe('toSketch', () => {
  it('keeps shapes and colours, and leaves out what is slow to rasterise', () => {
    const svg =
      '<svg><defs><filter id="f"><feGaussianBlur/></filter><path id="p"/></defs><g filter="url(#f)" fill="red"/></svg>';
    expect(toSketch(svg)).toBe('<svg><defs><path id="p"/></defs><g fill="red"/></svg>');
  });
});
