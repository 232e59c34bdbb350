import { describe, expect, it } from 'vitest';
import type { Picture } from './picture.ts';
import { fileName, toRendering } from './rendering.ts';

const picture = (ground: Picture['ground']): Picture => ({
  path: 'products/tent/1-2f5d50-d9822b-front',
  width: 640,
  height: 800,
  ground,
  isVector: false,
  maxWidth: 1280,
  draw: () => '<svg/>',
});
const name = (ground: Picture['ground'], parameters: Parameters<typeof toRendering>[1]) =>
  fileName(toRendering(picture(ground), parameters))
    .split('/')
    .at(-1);

describe('toRendering', () => {
  it('gives one file to requests that mean the same picture', () => {
    const asked = { width: 320, format: 'webp' } as const;
    const withHeight = { ...asked, height: 400 };
    expect(name('opaque', withHeight)).toBe(name('opaque', asked));
    expect(name('opaque', { ...withHeight, crop: { x: 10, y: 90 } })).toBe('320x400.webp');
  });

  it('cuts an opaque picture to another shape about its crop point', () => {
    expect(name('opaque', { width: 320, height: 320, format: 'avif', crop: { x: 0, y: 30 } })).toBe(
      '320x320-at-0-30.avif',
    );
  });

  it('shows a product whole in another shape, unless a crop point says otherwise', () => {
    expect(name('transparent', { width: 320, height: 320, format: 'webp' })).toBe('320x320-whole.webp');
    expect(name('transparent', { width: 320, height: 320, format: 'webp', crop: { x: 50, y: 20 } })).toBe(
      '320x320-at-50-20.webp',
    );
  });
});
