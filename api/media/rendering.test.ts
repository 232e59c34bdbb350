import { describe, expect, it } from 'vitest';
import type { Original } from './original.ts';
import { fileName, toRendering } from './rendering.ts';

const original = (ground: Original['ground']): Original => ({
  path: 'products/tent',
  width: 640,
  height: 800,
  ground,
  isVector: false,
  revision: 'o1',
});
const name = (ground: Original['ground'], parameters: Parameters<typeof toRendering>[1]) =>
  fileName(toRendering(original(ground), parameters))
    .split('/')
    .at(-1);

describe('toRendering', () => {
  it('gives one file to requests that mean the same picture', () => {
    const asked = { width: 320, format: 'webp' } as const;
    const withHeight = { ...asked, height: 400 };
    expect(name('opaque', withHeight)).toBe(name('opaque', asked));
    expect(name('opaque', { ...withHeight, crop: { x: 10, y: 90 } })).toBe('o1-320x400.webp');
  });

  it('cuts an opaque picture to another shape about its crop point', () => {
    expect(name('opaque', { width: 320, height: 320, format: 'avif', crop: { x: 0, y: 30 } })).toBe(
      'o1-320x320-at-0-30.avif',
    );
  });

  it('shows a product whole in another shape, unless a crop point says otherwise', () => {
    expect(name('transparent', { width: 320, height: 320, format: 'webp' })).toBe('o1-320x320-whole.webp');
    expect(name('transparent', { width: 320, height: 320, format: 'webp', crop: { x: 50, y: 20 } })).toBe(
      'o1-320x320-at-50-20.webp',
    );
  });
});
