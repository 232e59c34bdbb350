import { expect, it } from 'vitest';
import { mediaSrcSet, mediaUrl } from './media-url.ts';

const path = '/media/products/shell-jacket/3-2f5d50-d9822b-front';

it('a picture is asked for with width, height, crop and format (PRODUCT-20)', () => {
  expect(mediaUrl(path, { width: 320, height: 400, crop: '50/30', format: 'avif' })).toBe(
    `${path}?width=320&height=400&crop=50%2F30&format=avif`,
  );
});

it('the default format is left out, so that one picture has one address', () => {
  expect(mediaUrl(path, { width: 320, format: 'webp' })).toBe(`${path}?width=320`);
});

it('a source set lists every width with its descriptor', () => {
  expect(mediaSrcSet(path, [160, 320], 'avif')).toBe(
    `${path}?width=160&format=avif 160w, ${path}?width=320&format=avif 320w`,
  );
});
