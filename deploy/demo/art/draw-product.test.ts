import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawProduct } from './draw-product.ts';
import type { View } from './kit/drawing.ts';
import { productKinds } from './product-kinds.ts';

const VIEWS: readonly View[] = ['front', 'back', 'detail'];
const kinds = [...productKinds];
const drawing = (kind: string, design: number, view: View) => ({
  kind,
  design,
  color: '#2f5d50',
  accent: '#d9822b',
  view,
});
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

describe.each(kinds)('%s', (kind, { designs, hasBack }) => {
  const drawings = VIEWS.flatMap((view) => Array.from({ length: designs }, (_, i) => drawing(kind, i + 1, view)));

  it('is well-formed and 640 × 800 in every design and view (CONF-99)', async () => {
    for (const each of drawings) {
      const { width, height } = await sharp(Buffer.from(drawProduct(each))).metadata();
      expect([width, height]).toEqual([640, 800]);
    }
  });

  it('has no numbers that are none, and names every part it refers to', () => {
    for (const each of drawings) {
      const svg = drawProduct(each);
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
      const ids = new Set(idsOf(svg));
      expect(ids.size).toBe(idsOf(svg).length);
      const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href ?? '');
      expect(used.filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it('is the same each time, and differs between designs', () => {
    const fronts = Array.from({ length: designs }, (_, i) => drawProduct(drawing(kind, i + 1, 'front')));
    expect(drawProduct(drawing(kind, 1, 'front'))).toBe(fronts[0]);
    const shapes = fronts.map((svg) => svg.replace(/p[0-9a-z]+_/g, ''));
    expect(new Set(shapes).size).toBe(designs);
  });

  it(hasBack ? 'has a back of its own' : 'shows its front from behind', () => {
    const [front, back] = (['front', 'back'] as const).map((view) =>
      drawProduct(drawing(kind, 1, view)).replace(/p[0-9a-z]+_/g, ''),
    );
    expect(front === back).toBe(!hasBack);
  });
});

it('there are 54 kinds (CONF-99)', () => {
  expect(kinds).toHaveLength(54);
});

describe('drawProduct', () => {
  it('gives two pictures in one page different ids', () => {
    const ids = idsOf(drawProduct(drawing('tent', 1, 'front')));
    const others = new Set(idsOf(drawProduct(drawing('tent', 2, 'front'))));
    expect(ids.filter((id) => others.has(id))).toEqual([]);
  });

  it('refuses a kind that nobody draws', () => {
    expect(() => drawProduct(drawing('spaceship', 1, 'front'))).toThrow(RangeError);
  });
});
